import type { RecordKind } from '@enlace/shared-contract';
import type { ResourceOptions } from '@enlace/shared-data';
import { createAction } from '@enlace/shared-platform';

/** Which record does not exist, and in which language those with a similar name are told. */
export interface NearQuery {
  readonly kind: RecordKind;
  readonly slug: string;
  readonly lang: string;
}

/** A record does not exist. Lists need no more than this name; the search comes with the screens of records. */
export const recordMissed = createAction<NearQuery>('public/near/recordMissed');

/** Lets a resource tell as soon as one of its records turns out not to exist, on the server too. */
export function withNear(kind: RecordKind): Pick<ResourceOptions, 'whenMissing'> {
  return {
    whenMissing: (which) => ('slug' in which ? recordMissed({ kind, slug: which.slug, lang: which.lang ?? '' }) : null),
  };
}
