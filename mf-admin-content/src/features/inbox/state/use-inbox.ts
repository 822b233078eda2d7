import type { InboxRow } from '@enlace/shared-contract/forms';
import { useAnswer, useLastAnswer } from '@enlace/shared-data';
import { useSelector } from '@enlace/shared-platform';

import type { Assignee } from './assignees';
import { inbox } from './inbox';
import { queryOf, type InboxChoice } from './inbox-choice';

/** The page of entries for a choice; the previous page stays while the next one is loading. */
export function useInboxPage(choice: InboxChoice) {
  return useLastAnswer(inbox.calls.list, queryOf(choice));
}

/** Users who can look after an entry; empty while unknown. */
export function useAssignees(): readonly Assignee[] {
  return useAnswer(inbox.calls.assignees, undefined).answer ?? [];
}

/** An entry or list row with the values of running changes. */
export function useShownRow<R extends Pick<InboxRow, 'id' | 'state' | 'assignee'>>(row: R): R {
  const wantedValues = useSelector((state) => inbox.calls.change.wanted(state, String(row.id)));
  const people = useAssignees();
  const { state = row.state, assignee_id: id } = wantedValues?.change ?? {};
  const assignee = id === undefined ? row.assignee : (people.find((person) => person.id === id) ?? null);
  return { ...row, state, assignee };
}
