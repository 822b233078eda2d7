import type { InboxRow } from '@enlace/shared-contract';
import { useAnswer, useLastAnswer } from '@enlace/shared-data';
import { useSelector } from '@enlace/shared-platform';

import type { Assignee } from './assignees';
import { inbox } from './inbox';
import { queryOf, type InboxChoice } from './inbox-choice';

/** The page of entries that a choice asks for; the one before stays until it is here. */
export function useInboxPage(choice: InboxChoice) {
  return useLastAnswer(inbox.calls.list, queryOf(choice));
}

/** Users whom an entry can be given to; none until they are known. */
export function useAssignees(): readonly Assignee[] {
  return useAnswer(inbox.calls.assignees, undefined).answer ?? [];
}

/** An entry or a row of the list as it is wanted, while that is under way. */
export function useShownRow<R extends Pick<InboxRow, 'id' | 'state' | 'assignee'>>(row: R): R {
  const wanted = useSelector((state) => inbox.calls.change.wanted(state, String(row.id)));
  const people = useAssignees();
  const { state = row.state, assignee_id: id } = wanted?.change ?? {};
  const assignee = id === undefined ? row.assignee : (people.find((person) => person.id === id) ?? null);
  return { ...row, state, assignee };
}
