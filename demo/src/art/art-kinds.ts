import { recordArtKinds } from '@enlace/api/seeding';

/** What pictures are drawn of. */
export const artKinds = [...recordArtKinds, 'people'] as const;

export type ArtKind = (typeof artKinds)[number];
