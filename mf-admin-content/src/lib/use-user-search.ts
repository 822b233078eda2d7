import { searchRows } from '@enlace/shared-admin';
import { users } from '@enlace/shared-contract/identity';
import { useStore } from '@enlace/shared-platform';
import type { PickerOption } from '@enlace/shared-ui/controls';
import { useCallback } from 'react';

import { handleOf } from './handle-of';

/** Finds users by name or e-mail address for a picker; the function stays the same, as pickers need it. */
export function useUserSearch(): (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]> {
  const store = useStore();
  return useCallback(
    async (text, signal) => {
      const query = { page: 1, per_page: 8, sort: 'name', search: text };
      const rows = await searchRows(store, handleOf(users), query, signal);
      return rows.map(({ id, name, email }) => ({ value: id, label: name, detail: email }));
    },
    [store],
  );
}
