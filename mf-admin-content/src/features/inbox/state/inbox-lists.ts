import { inboxCalls, inboxSchema } from '@enlace/shared-contract';
import type { Need } from '@enlace/shared-data';

import { createAnswer } from '../../../lib/create-answer';
import { queryOf, type InboxChoice } from './inbox-choice';

/** A page of the inbox with its counts. */
export const inboxList = createAnswer('adminContent/inbox', { call: inboxCalls.listInbox, schema: inboxSchema });

export const inboxNeed = (choice: InboxChoice): Need => inboxList.need({ query: queryOf(choice) });

export interface Assignee {
  readonly id: number;
  readonly name: string;
}

/** People whom an entry can be given to. */
export const assignees = createAnswer<readonly Assignee[]>('adminContent/inboxAssignees', {
  call: inboxCalls.listAssignees,
  schema: {
    safeParse(body) {
      const rows: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
      if (!Array.isArray(rows)) return { success: false };
      return { success: true, data: rows.filter(isAssignee) };
    },
  },
});

function isAssignee(row: unknown): row is Assignee {
  return (
    typeof row === 'object' &&
    row !== null &&
    'id' in row &&
    typeof row.id === 'number' &&
    'name' in row &&
    typeof row.name === 'string'
  );
}
