import type { viewerKinds } from '@enlace/shared-contract/dashboards';

/** Kinds of viewers of the dashboards; a user who is several is the first of them. */
export type ViewerKind = (typeof viewerKinds)[number];
