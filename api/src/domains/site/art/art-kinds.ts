/** Kinds of records that have a drawn picture. */
export const recordArtKinds = ['chapters', 'events', 'companies', 'courses', 'jobs', 'news'] as const;

export type RecordArtKind = (typeof recordArtKinds)[number];
