import type { RecordKind } from '@enlace/shared-contract/site';
import type { ResourceOptions } from '@enlace/shared-data';
import { createAction } from '@enlace/shared-platform';

/** The missing record, and the language of the results. */
export interface SimilarQuery {
  readonly kind: RecordKind;
  readonly slug: string;
  readonly lang: string;
}

/** A record does not exist. Lists only load this action; the search is loaded with the screens of records. */
export const recordMissed = createAction<SimilarQuery>('public/similar/recordMissed');

/** Makes a resource dispatch `recordMissed` when a record does not exist, also on the server. */
export function withSimilar(kind: RecordKind): Pick<ResourceOptions, 'whenMissing'> {
  return {
    whenMissing: (which) => ('slug' in which ? recordMissed({ kind, slug: which.slug, lang: which.lang ?? '' }) : null),
  };
}
