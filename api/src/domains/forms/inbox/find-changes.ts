import type { Viewer } from '@enlace/shared-contract/access';
import { undoMinutes } from '@enlace/shared-contract/admin';
import { familyResources, type InboxChange } from '@enlace/shared-contract/forms';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { isReadable } from './families';

const resources = sql.join(Object.values(familyResources).map(({ name }) => sql.lit(name)));

/** Recent changes of states and assignees by one user, without undos. */
export const isChangeOf = (
  actorId: number,
) => sql`a.actor_id = ${actorId} and a.action = 'edit' and a.resource in (${resources})
  and a.at > now() - ${sql.lit(`${undoMinutes} minutes`)}::interval and a.request_id is not null
  and (jsonb_exists(a.after, 'state') or jsonb_exists(a.after, 'assignee_id')) and not jsonb_exists(a.after, 'is_undo')`;

/** Whether the entry `e` still has the values of the change `a`. */
const stillSo = sql`e.deleted_at is null
  and (not jsonb_exists(a.after, 'state') or e.state = a.after ->> 'state')
  and (not jsonb_exists(a.after, 'assignee_id')
    or e.assignee_id is not distinct from (a.after ->> 'assignee_id')::bigint)`;

/** The changes that a user can still undo, the newest first. The audit contains the previous values. */
export async function findChanges(db: Db, actorId: number, viewer: Viewer | null): Promise<InboxChange[]> {
  const { rows } = await sql<Omit<InboxChange, 'at' | 'until'> & { at: Date }>`select a.request_id as id,
      count(*) as count, min(a.after ->> 'state') as state, bool_or(jsonb_exists(a.after, 'assignee_id')) as is_given,
      min(trim(u.first_name || ' ' || u.last_name)) as assignee, max(a.at) as at
    from audit_entries a join form_entries e on e.id = a.row_id::bigint
      left join users u on u.id = (a.after ->> 'assignee_id')::bigint
    where ${isChangeOf(actorId)} and ${stillSo} and ${isReadable(viewer)}
    group by a.request_id order by max(a.id) desc limit 20`.execute(db);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    until: new Date(row.at.getTime() + undoMinutes * 60_000).toISOString(),
  }));
}
