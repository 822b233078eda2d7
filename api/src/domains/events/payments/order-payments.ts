import { isAppError, type Locale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { Writing } from '../../../kit/writing';
import { type Delivery, findRefund, type Payment, type PaymentPurpose, requestRefund } from '../../payments';
import type { StoredForm } from '../events.tables';
import { makeTickets } from '../orders/confirm-order';
import { releaseExpired } from '../orders/expire-holds';
import { lateRefundKey } from '../orders/late-payment';
import { orderPurpose } from '../orders/order-purpose';
import { putFirst } from '../waiting/places/put-first';
import { mailRefund } from './mail-refund';
import { findOrderItems, type LockedOrder } from '../orders/orders.repository';

/** The program itself, which no request asked. */
const origin = { actorId: null, requestId: null, ipHash: null } as const;

/** Payments of orders: what was paid becomes tickets, also when it arrives after the end of the hold. */
export const orderPayments: PaymentPurpose = {
  name: orderPurpose,

  isWaiting: async (db, id, now) => {
    const order = await db.selectFrom('orders').select(['state', 'expires_at']).where('id', '=', id).executeTakeFirst();
    return order?.state === 'held' && order.expires_at !== null && order.expires_at > now;
  },

  deliver: async (trx, payment, delivery) => {
    const order = await lockPaidOrder(trx, payment.subjectId);
    if (order === null || isDone(order.state)) return;
    const writing = await writingOfBuyer(trx, order, delivery);
    if (delivery.receivedAmount < order.total) return setState(trx, order.id, 'needs_attention', delivery.now);
    const outcome = await tryToDeliver(trx, order, writing);
    if (outcome === 'full') await refundLatePayment(trx, payment, order, delivery);
    if (outcome === 'refused') await setState(trx, order.id, 'needs_attention', delivery.now);
    await recordAudit(trx, {
      origin,
      action: 'pay',
      resource: 'orders',
      rowId: order.id,
      after: { payment: payment.id, amount: payment.amount, currency: payment.currency, outcome },
    });
  },

  forget: async (trx, id) => {
    await trx.updateTable('orders').set({ form: null }).where('id', '=', id).where('form', 'is not', null).execute();
  },

  noteRefund: (trx, { subjectId, amount, refundedAmount }, now) =>
    setState(trx, subjectId, refundedAmount === amount ? 'refunded' : 'partially_refunded', now),

  tellRefund: mailRefund,

  noteFailure: (trx, { subjectId }, now) => setState(trx, subjectId, 'needs_attention', now),
};

type Outcome = 'tickets' | 'full' | 'refused';

interface PaidOrder extends LockedOrder {
  readonly user_id: number | null;
  readonly locale: Locale;
  readonly form: StoredForm | null;
}

const isDone = (state: LockedOrder['state']): boolean =>
  state === 'confirmed' || state === 'partially_refunded' || state === 'refunded';

async function lockPaidOrder(trx: Db, id: number): Promise<PaidOrder | null> {
  const { rows } = await sql<
    Omit<PaidOrder, 'items'>
  >`select id, event_id, state, total, currency, expires_at, is_extended, code_id, code_uses,
      user_id, locale, form from orders where id = ${id} for update`.execute(trx);
  return rows[0] === undefined ? null : { ...rows[0], items: await findOrderItems(trx, id) };
}

/** The tickets belong to the buyer, as in the request that began the payment. */
async function writingOfBuyer(trx: Db, { user_id: userId, locale }: PaidOrder, delivery: Delivery): Promise<Writing> {
  const { deps, now } = delivery;
  const viewer = userId === null ? null : await deps.findPersonAsViewer(trx, userId);
  return { deps, viewer, origin, locale, now };
}

/**
 * Makes the tickets. A hold that has ended takes its seats again when they are free, those of other expired holds
 * included.
 */
async function tryToDeliver(trx: Db, order: PaidOrder, writing: Writing): Promise<Outcome> {
  if (order.form === null) return 'refused';
  // A cancelled event sells nothing: the payment goes back.
  if (await isCancelled(trx, order.event_id)) return 'full';
  await sql`savepoint deliver`.execute(trx);
  try {
    await makeTickets(trx, order, order.form, writing);
    return 'tickets';
  } catch (error) {
    if (!isAppError(error)) throw error;
    await sql`rollback to savepoint deliver`.execute(trx);
    if (error.code !== 'HOLD_EXPIRED') return 'refused';
  }
  return (await releaseExpired(trx, order.event_id, writing.now)) > 0 ? tryToDeliver(trx, order, writing) : 'full';
}

async function isCancelled(trx: Db, event: number): Promise<boolean> {
  const row = await trx.selectFrom('events').select('status').where('id', '=', event).executeTakeFirst();
  return row?.status === 'cancelled';
}

/**
 * The payment came too late and no seat is left: all of it goes back. Its buyer is first on the waiting list
 * from the same transaction on.
 */
async function refundLatePayment(trx: Db, payment: Payment, order: PaidOrder, { deps, now }: Delivery): Promise<void> {
  const key = lateRefundKey;
  if ((await findRefund(trx, payment.id, key)) !== null) return;
  await requestRefund(trx, payment, { amount: null, reason: 'The payment came after the last seat was taken.', key });
  await setState(trx, order.id, 'refunded', now);
  if (order.form !== null) await putFirst(trx, order, order.form.buyer, { env: deps.env, now });
}

async function setState(
  trx: Db,
  id: number,
  state: 'refunded' | 'partially_refunded' | 'needs_attention',
  now: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ state, expires_at: null, updated_at: now }).where('id', '=', id).execute();
}
