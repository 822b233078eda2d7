import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { programOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe } from '../../payments';
import { longestChange } from '../change/begin-change';
import { ensurePrice } from '../stripe/prices';
import { projectMember } from '../stripe/project-member';
import { withoutRefusal } from '../stripe/without-refusal';
import { changeMoves } from './moves/change-moves';
import { type LockedMove, lockMove } from './moves/locked-move';
import { isGone, leftOutReason } from './moves/move-terms';
import { openMoveStates } from './moves/transitions';
import { noticeKeptPrice } from './withdraw-price-change';

/**
 * How long before a renewal Stripe gets the new price. Stripe counts unused time with the price of the subscription, so
 * it has the paid one until then.
 */
const leadMs = 48 * 3600_000;

/**
 * Gives Stripe the announced prices of the renewals that come next. A renewal that passed while no process ran had the
 * earlier price; the next one has the new price.
 */
export async function applyPrices(deps: ApiDeps): Promise<void> {
  if (deps.stripe === null) return;
  const now = deps.clock();
  const { rows } = await sql<{ id: number; user_id: number }>`select w.id, w.user_id from membership_price_moves w
      join membership_price_changes c on c.id = w.change_id
      join memberships m on m.user_id = w.user_id join users u on u.id = w.user_id
    where w.state = 'announced' and (w.began_at is not null or c.ended_at is not null or ${isGone}
      or (m.period_end <= ${new Date(now.getTime() + leadMs)} and ${leftOutReason('c', now)} is null))
    order by m.period_end, w.id`.execute(deps.db);
  for (const { id, user_id: userId } of rows) await withoutRefusal(deps, () => applyMove(deps, id, userId));
  await deps.db
    .updateTable('membership_price_changes as c')
    .set({ ended_at: now })
    .where('c.ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership_price_moves as w')
            .select('w.id')
            .whereRef('w.change_id', '=', 'c.id')
            .where('w.state', 'in', [...openMoveStates]),
        ),
      ),
    )
    .execute();
}

/** Each step can be repeated: the state of Stripe is read first, and the call has a key. */
async function applyMove(deps: ApiDeps, id: number, userId: number): Promise<void> {
  await projectMember(deps, userId);
  const move = await transact(deps.db, (trx) => beginMove(trx, deps, id));
  if (move === null) return;
  try {
    await changePrice(deps, move);
  } catch (error) {
    // Stripe has refused it: nothing was changed. After another failure the next run reads what Stripe has done.
    if (isAppError(error) && error.code === 'UPSTREAM_FAILED') await setBegin(deps.db, id, null);
    throw error;
  }
  await transact(deps.db, async (trx) => {
    const movedMember = await lockMove(trx, id, deps.clock());
    if (movedMember?.state === 'announced') await noteApplied(trx, deps, movedMember);
  });
  await projectMember(deps, userId);
}

/** Notes that the call to Stripe begins; null when the member is not moved now. */
async function beginMove(trx: Db, deps: ApiDeps, id: number): Promise<LockedMove | null> {
  const now = deps.clock();
  const move = await lockMove(trx, id, now);
  if (move?.state !== 'announced') return null;
  const step = { now, logger: deps.logger };
  const isAsking = move.began_at !== null && move.began_at.getTime() > now.getTime() - longestChange;
  if (move.is_gone) await changeMoves(trx, [move], 'skip', step);
  else if (move.has_price) await noteApplied(trx, deps, move);
  // Another process asks Stripe at this moment, or was killed; then a later run goes on.
  else if (isAsking) return null;
  else if (move.is_ended) {
    // The change was taken back while Stripe was asked, and Stripe has refused.
    await changeMoves(trx, [move], 'withdraw', step);
    await noticeKeptPrice(trx, move);
  } else if (await isDue(trx, move, now)) {
    await setBegin(trx, id, now);
    return move;
  } else await setBegin(trx, id, null);
  return null;
}

async function isDue(trx: Db, { user_id: userId, left_out: reason, ...move }: LockedMove, now: Date) {
  const { period_end: renewal, earliest_at: earliest } = move;
  if (reason !== null || renewal === null || earliest === null) return false;
  if (renewal < earliest || renewal <= now || renewal.getTime() > now.getTime() + leadMs) return false;
  const { rows } = await sql`select 1 from membership_changes where user_id = ${userId}
    and began_at > ${new Date(now.getTime() - longestChange)} limit 1`.execute(trx);
  return rows.length === 0;
}

async function setBegin(db: Db, id: number, time: Date | null): Promise<void> {
  await db.updateTable('membership_price_moves').set({ began_at: time }).where('id', '=', id).execute();
}

/** The renewal charges the new price; nothing is charged or credited before. */
async function changePrice(deps: ApiDeps, move: LockedMove): Promise<void> {
  const { id, package_id: packageId, plan, slug, amount, currency, interval, period_end: renewal } = move;
  const { subscription_id: subscription, item_id: item } = move;
  if (subscription === null || item === null) throw new Error('a running subscription without its ids');
  const price = await ensurePrice(deps, { id: packageId, slug, name: plan, price: amount, currency, interval });
  await askStripe(deps, (client) =>
    client.subscriptions.update(
      subscription,
      { items: [{ id: item, price }], proration_behavior: 'none' },
      { idempotencyKey: `price-move-${id}-${renewal?.getTime() ?? 0}` },
    ),
  );
}

/** A change of plan whose price was computed before has to be computed anew, so the changes of the member count. */
async function noteApplied(trx: Db, { clock, logger }: ApiDeps, move: LockedMove): Promise<void> {
  await changeMoves(trx, [move], 'apply', { now: clock(), logger });
  await trx
    .updateTable('memberships')
    .set((row) => ({ changes: row('changes', '+', 1) }))
    .where('user_id', '=', move.user_id)
    .execute();
  await recordAudit(trx, {
    origin: programOrigin,
    action: 'applyPriceChange',
    resource: 'memberships',
    rowId: move.user_id,
    after: { price: move.amount, currency: move.currency, package_id: move.package_id },
  });
}
