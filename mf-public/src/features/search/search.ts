import type { InjectedSlice, Need } from '@enlace/shared-data';

import { watchSearch } from './search.saga';
import { initialSearch, keyOf, searchPath, type SearchQuery, searchSlice, type SearchState } from './search.slice';

export const search: InjectedSlice = { path: searchPath, reducer: searchSlice.reducer, saga: watchSearch };

/** Declares an answer in a screen's `load`. */
export function searchNeed(query: SearchQuery): Need {
  return {
    key: `${searchPath}?${keyOf(query)}`,
    request: searchSlice.actions.requested(query),
    release: searchSlice.actions.released(),
  };
}

export function selectSearch(state: unknown): SearchState {
  return (state as { readonly [searchPath]?: SearchState })[searchPath] ?? initialSearch;
}
