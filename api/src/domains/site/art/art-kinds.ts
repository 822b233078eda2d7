/** What pictures are drawn of. */
export const artKinds = ['chapters', 'events', 'companies', 'courses', 'jobs', 'news', 'people'] as const;

export type ArtKind = (typeof artKinds)[number];
