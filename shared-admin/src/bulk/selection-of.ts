import type { Selection } from '@enlace/shared-contract/admin';

import type { ListState } from '../list/list-state';
import type { Selected } from './selected';

/** The selection in the format of the API: ids, or the list's query with exceptions. */
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
