import type { DatasetInfo } from '@enlace/shared-contract/dashboards';

/** What a dialog of the page does. */
export type HomeTask =
  | { readonly kind: 'goal'; readonly info: DatasetInfo }
  | { readonly kind: 'notes' }
  /** A link to a data set, or to the page: null. */
  | { readonly kind: 'share'; readonly info: DatasetInfo | null };
