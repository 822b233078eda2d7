/** Kinds of records that have a drawn picture. */
export const recordArtKinds = ['chapters', 'events', 'companies', 'courses', 'jobs', 'news'] as const;

/** Kinds of events with a motif of their own; all others have that of `events`. */
export const eventArtKinds = ['talks', 'workshops', 'circles', 'hackathons'] as const;

export type EventArtKind = (typeof eventArtKinds)[number];
export type RecordArtKind = (typeof recordArtKinds)[number];
