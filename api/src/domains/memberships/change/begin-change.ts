import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { isRunning, lockMembership, type Member, type MembershipRow } from '../member';
import type { ChangeRow } from './change-membership';
import { changeConflict } from './find-target';

/** Longer than the calls to Stripe of a change take, with their repetitions. */
export const longestChange = 5 * 60_000;

/**
 * Notes that the calls to Stripe of a change begin. A member has one change at a time, and each is made only to the
 * plan for which its price was computed: two prices of two tabs are not both charged. The same change can begin again,
 * because its calls have keys.
 * @throws CONFLICT with `CHANGE_RUNNING` or `CHANGED_MEANWHILE`
 */
export async function beginChange({ deps, userId, now, locale }: Member, change: ChangeRow): Promise<void> {
  if (change.state !== 'open') return;
  await transact(deps.db, async (trx) => {
    const membership = await lockMembership(trx, userId);
    if (membership === undefined) throw new AppError('NOT_FOUND');
    const row = await trx
      .selectFrom('membership_changes')
      .select(['state', 'began_at'])
      .where('id', '=', change.id)
      .executeTakeFirstOrThrow();
    // Another request for this change was faster.
    if (row.state !== 'open') return;
    const before = new Date(now.getTime() - longestChange);
    const { rows: others } = await sql`select 1 from membership_changes where user_id = ${userId}
        and id <> ${change.id} and began_at > ${before}
      union all select 1 from membership_price_moves where user_id = ${userId} and began_at > ${before}`.execute(trx);
    if (others.length > 0) throw changeConflict('CHANGE_RUNNING', locale);
    // With a lost answer, the calls of this change may have been made already.
    if (row.began_at === null && !isOfPlan(change, membership)) throw changeConflict('CHANGED_MEANWHILE', locale);
    await trx.updateTable('membership_changes').set({ began_at: now }).where('id', '=', change.id).execute();
  });
}

/** The users whose first plan began a while ago and never ended: a process was killed meanwhile. */
export async function findLostStarts(db: Db, now: Date) {
  const { rows } = await sql<{ id: number; user_id: number; customer_id: string }>`select c.id, c.user_id, m.customer_id
    from membership_changes c join memberships m on m.user_id = c.user_id
    where c.state = 'open' and c.kind = 'start' and c.began_at <= ${new Date(now.getTime() - longestChange)}
      and m.customer_id is not null limit 200`.execute(db);
  return rows;
}

/** Notes that the calls of a change have ended. */
export async function endChange(trx: Db, { id }: Pick<ChangeRow, 'id'>): Promise<void> {
  await trx.updateTable('membership_changes').set({ began_at: null }).where('id', '=', id).execute();
}

function isOfPlan(change: ChangeRow, membership: MembershipRow): boolean {
  if (change.after_changes !== membership.changes) return false;
  if (change.kind !== 'start') return isRunning(membership);
  return !isRunning(membership) || membership.subscription_id === change.replaces;
}
