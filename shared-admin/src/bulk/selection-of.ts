import type { Selection } from '@enlace/shared-contract';

import type { ListState } from '../list/list-state';
import type { Selected } from './selected';

/** Chosen rows as the API takes them: ids, or the list's query and what is left out of it. */
export function selectionOf({ isAll, ids }: Selected, state: ListState): Selection {
  if (!isAll) return { ids: [...ids] };
  const query = {
    ...state.filters,
    ...(state.search === '' ? {} : { search: state.search }),
    ...(state.where === '' ? {} : { where: state.where, tz: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    ...(state.isTrashed ? { trashed: 'only' } : {}),
  };
  return { query, ...(ids.length > 0 ? { exclude: [...ids] } : {}) };
}
