export const factKinds = ['job_view', 'company_view', 'chapter_view', 'connection', 'application'] as const;
export type FactKind = (typeof factKinds)[number];
