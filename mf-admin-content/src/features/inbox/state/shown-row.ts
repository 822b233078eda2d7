import type { InboxRow } from '@enlace/shared-contract';
import { useSelector } from '@enlace/shared-platform';

import { selectInboxEntry } from './inbox-entry.slice';
import { assignees } from './inbox-lists';

/** Says how an entry or a row of the list is shown: as it is wanted, while that is under way. */
export function useShown(): <R extends Pick<InboxRow, 'id' | 'state' | 'assignee'>>(row: R) => R {
  const { wanted } = useSelector(selectInboxEntry);
  const people = useSelector(assignees.select).data ?? [];
  return (row) => {
    const { state = row.state, assignee_id: id } = wanted[row.id] ?? {};
    const assignee = id === undefined ? row.assignee : (people.find((person) => person.id === id) ?? null);
    return { ...row, state, assignee };
  };
}
