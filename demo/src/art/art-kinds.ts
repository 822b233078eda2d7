import type { eventArtKinds, recordArtKinds } from '@enlace/api/seeding';

/** A kind of drawn picture. */
export type ArtKind = (typeof recordArtKinds)[number] | (typeof eventArtKinds)[number] | 'people';
