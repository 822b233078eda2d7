import type { InjectedSlice, Need } from '@enlace/shared-data';

import { watchNear } from './near.saga';
import { initialNear, keyOf, nearPath, type NearQuery, nearSlice, type NearState } from './near.slice';

/** Records that are written like one nobody has; belongs to every screen of a record. */
export const near: InjectedSlice = { path: nearPath, reducer: nearSlice.reducer, saga: watchNear };

export function nearNeed(query: NearQuery): Need {
  return {
    key: `${nearPath}?${keyOf(query)}`,
    request: nearSlice.actions.requested(query),
    release: nearSlice.actions.released(),
  };
}

export function selectNear(state: unknown): NearState {
  return (state as { readonly [nearPath]?: NearState })[nearPath] ?? initialNear;
}
