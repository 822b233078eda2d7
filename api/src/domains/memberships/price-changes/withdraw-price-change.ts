import { AppError } from '@enlace/shared-contract/errors';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { noticeOnce } from '../notices/notices';
import { conflict } from '../treasury/treasurer';
import { pricePer } from './announce-prices';
import { priceKeptMail } from './mails/price-kept.mail';
import { changeMoves } from './moves/change-moves';
import { openMoveStates } from './moves/transitions';

/**
 * Takes a price change back for the members who do not pay the new price yet; those who were written to get a mail. A
 * repeated call changes nothing.
 * @throws NOT_FOUND; CONFLICT when all members are moved
 */
export async function withdrawPriceChange(
  writing: WriteContext,
  { id, reason }: { readonly id: number | null; readonly reason: string },
): Promise<number> {
  const { deps, now, origin } = writing;
  return transact(deps.db, async (trx) => {
    const change = await trx
      .selectFrom('membership_price_changes as c')
      .innerJoin('packages as p', 'p.id', 'c.package_id')
      .select(['c.id', 'c.ended_at', 'c.is_withdrawn', 'c.amount', 'c.currency', 'c.interval', 'c.package_id'])
      .select('p.name as plan')
      .where('c.id', '=', id ?? 0)
      .forUpdate('c')
      .executeTakeFirst();
    if (change === undefined) throw new AppError('NOT_FOUND');
    if (change.is_withdrawn) return change.id;
    if (change.ended_at !== null) throw conflict(writing, 'PRICE_CHANGE_OVER');
    const { amount, currency, interval } = change;
    const moves = await trx
      .selectFrom('membership_price_moves')
      .select(['id', 'state', 'user_id', 'old_price'])
      .where('change_id', '=', change.id)
      .where('state', 'in', [...openMoveStates])
      // Stripe may have the new price of the others already.
      .where('began_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    await changeMoves(trx, moves, 'withdraw', { now, logger: deps.logger });
    await trx
      .updateTable('membership_price_changes')
      .set({ ended_at: now, is_withdrawn: true })
      .where('id', '=', change.id)
      .execute();
    for (const move of moves.filter(({ state }) => state === 'announced'))
      await noticeKeptPrice(trx, { ...move, plan: change.plan, currency, interval });
    const facts = { package_id: change.package_id, price: amount, currency, reason };
    const action = 'withdrawPriceChange';
    await recordAudits(trx, [
      { origin, action, resource: 'price_changes', rowId: change.id, after: { ...facts, members: moves.length } },
      ...moves.map(({ user_id: rowId }) => ({ origin, action, resource: 'memberships', rowId, after: facts })),
    ]);
    return change.id;
  });
}

interface KeptPrice {
  /** Of the move. */
  readonly id: number;
  readonly user_id: number;
  readonly plan: string;
  readonly old_price: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
}

/** Queues the mail that an announced price is taken back. */
export async function noticeKeptPrice(trx: Db, { id, plan, old_price: price, ...move }: KeptPrice): Promise<void> {
  await noticeOnce(trx, {
    userId: move.user_id,
    kind: 'price-kept',
    subject: `move ${id}`,
    mail: priceKeptMail,
    valuesOf: ({ name, locale }) => ({
      name,
      what: plan,
      money: pricePer(locale, { price, currency: move.currency, interval: move.interval }),
      moveId: id,
    }),
  });
}
