import { recordArtKinds } from '@enlace/api/seeding';

/** Kinds of drawn pictures. */
export const artKinds = [...recordArtKinds, 'people'] as const;

export type ArtKind = (typeof artKinds)[number];
