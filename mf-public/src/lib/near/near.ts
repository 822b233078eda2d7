import type { InjectedSlice } from '@enlace/shared-data';

import { watchNear } from './near.saga';
import { initialNear, keyOf, nearPath, type NearQuery, nearSlice, type NearState } from './near.slice';

/** Records that are written like one nobody has; belongs to every screen of a record. */
export const near: InjectedSlice = { path: nearPath, reducer: nearSlice.reducer, saga: watchNear };

/** What is written like a record that nobody has. */
export function selectNear(state: unknown, query: NearQuery): NearState['hits'] {
  const { key, hits } = (state as { readonly [nearPath]?: NearState })[nearPath] ?? initialNear;
  return key === keyOf(query) ? hits : initialNear.hits;
}
