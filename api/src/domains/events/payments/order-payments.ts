import { isAppError } from '@enlace/shared-contract/errors';
import { isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import { programOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { type Delivery, findRefund, type Payment, type PaymentPurpose, requestRefund } from '../../payments';
import { mailBuyer } from '../mails/mail-buyer';
import { releaseExpired } from '../orders/expire-holds';
import { lateRefundKey } from '../orders/late-payment';
import { findLockedOrder, type LockedOrder } from '../orders/machine/locked-order';
import { answersOf } from '../orders/machine/make-tickets';
import { moveOrder, type Step } from '../orders/machine/move-order';
import { canMove, type OrderState, openStates } from '../orders/machine/transitions';
import { orderPurpose } from '../orders/order-purpose';
import { releaseChoices } from '../questions/take-choices';
import { putFirst } from '../waiting/places/put-first';
import { noteOrderDispute } from './note-order-dispute';
import { noteOrderRefund } from './note-order-refund';
import { orderRefundedMail } from '../mails/orders/order-refunded.mail';
import { orderRefundedPartlyMail } from '../mails/orders/order-refunded-partly.mail';
import { refundText } from '../mails/orders/refund-text';
import { findRefundedTickets } from '../mails/orders/find-refunded-tickets';

/** Payments of orders: what was paid becomes tickets, also when it arrives after the end of the hold. */
export const orderPayments: PaymentPurpose = {
  name: orderPurpose,

  findReference: async (db, id) => {
    const order = await db.selectFrom('orders').select('reference').where('id', '=', id).executeTakeFirst();
    return order?.reference ?? null;
  },

  isWaiting: async (db, id, now) => {
    const order = await db.selectFrom('orders').select(['state', 'expires_at']).where('id', '=', id).executeTakeFirst();
    return order?.state === 'held' && order.expires_at !== null && order.expires_at > now;
  },

  deliver: async (trx, payment, delivery) => {
    const order = await findLockedOrder(trx, payment.subjectId);
    if (order === null) return refundLostOrder(trx, payment);
    if (!isOpen(order.state)) return;
    const step: Step = { now: delivery.now, logger: delivery.deps.logger };
    const outcome = delivery.receivedAmount < order.total ? 'refused' : await tryToDeliver(trx, order, delivery);
    if (outcome === 'full' || outcome === 'unsold') await refundLatePayment(trx, payment, order, delivery, outcome);
    if (outcome === 'refused') await moveOrder(trx, order, 'keepPayment', step);
    if (outcome === 'tickets' && payment.refundedAmount > 0) await noteOrderRefund(trx, payment, delivery);
    await recordAudit(trx, {
      origin: programOrigin,
      action: 'pay',
      resource: 'orders',
      rowId: order.id,
      after: { payment: payment.id, amount: payment.amount, currency: payment.currency, outcome },
    });
  },

  forget: async (trx, id) => {
    const order = await findLockedOrder(trx, id);
    if (order === null || order.form === null) return;
    await trx.updateTable('orders').set({ form: null }).where('id', '=', id).execute();
    if (order.state === 'held') await releaseChoices(trx, answersOf(order.form));
  },

  noteRefund: async (trx, payment, context) => {
    await noteOrderRefund(trx, payment, context);
  },

  tellRefund: async (trx, { id, subjectId, amount: total, currency }, { id: refundId, amount }) => {
    const sum = await sumRefunds(trx, id);
    const isOver = sum >= total || (await hasCancelledTicketsOnly(trx, subjectId));
    const mail = isOver ? orderRefundedMail : orderRefundedPartlyMail;
    const factsOf = async (number: string, locale: Locale) => {
      const tickets = await findRefundedTickets(trx, refundId, locale);
      return refundText(number, { amount, sum, total, currency, tickets }, locale);
    };
    await mailBuyer(trx, subjectId, { mail, money: { amount, currency }, factsOf });
  },

  noteFailure: async (trx, { subjectId }, { deps, now }) => {
    const order = await findLockedOrder(trx, subjectId);
    // An order that needs attention for another reason keeps that state.
    if (order !== null && canMove(order.state, 'failRefund'))
      await moveOrder(trx, order, 'failRefund', { now, logger: deps.logger });
  },

  noteDispute: noteOrderDispute,
};

/** `unsold`: the event does not sell these tickets any more. `refused`: a person has to look at the payment. */
type Outcome = 'tickets' | 'full' | 'unsold' | 'refused';

const isOpen = (state: OrderState): boolean => openStates.some((one) => one === state);

/** What has gone back of a payment, in minor units; requested refunds can still fail. */
async function sumRefunds(trx: Db, paymentId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::float8 as sum from refunds
    where payment_id = ${paymentId} and state = 'succeeded'`.execute(trx);
  return rows[0]?.sum ?? 0;
}

/** Whether an order has tickets, and all of them are cancelled. */
async function hasCancelledTicketsOnly(trx: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ is_cancelled: boolean | null }>`select bool_and(state = 'cancelled') as is_cancelled
    from attendees where order_id = ${orderId}`.execute(trx);
  return rows[0]?.is_cancelled === true;
}

/** The tickets belong to the buyer, as in the request that began the payment. */
async function writingOfBuyer(
  trx: Db,
  { user_id: userId, locale }: LockedOrder,
  { deps, now }: Delivery,
): Promise<WriteContext> {
  const viewer = userId === null ? null : await deps.findPersonAsViewer(trx, userId);
  return { deps, viewer, origin: programOrigin, locale: isLocale(locale) ? locale : 'en', now };
}

/**
 * Makes the tickets. A hold that has ended takes its seats and choices again when they are free, those of other expired
 * holds included.
 */
async function tryToDeliver(trx: Db, order: LockedOrder, delivery: Delivery): Promise<Outcome> {
  const { form } = order;
  if (form === null) return 'refused';
  const { deps, now } = delivery;
  const step: Step = { now, logger: deps.logger };
  const writing = await writingOfBuyer(trx, order, delivery);
  await sql`savepoint deliver`.execute(trx);
  try {
    await moveOrder(trx, order, 'deliver', { ...step, delivery: { form, writing } });
    return 'tickets';
  } catch (error) {
    if (!isAppError(error)) throw error;
    await sql`rollback to savepoint deliver`.execute(trx);
    if (error.code === 'SALES_ENDED') return 'unsold';
    // Choices are held with the seats, so only those of an ended hold can be full.
    const isFullNow = error.code === 'HOLD_EXPIRED' || (error.code === 'VALIDATION_FAILED' && order.state !== 'held');
    if (!isFullNow) return 'refused';
  }
  return (await releaseExpired(trx, order.event_id, step)) > 0 ? tryToDeliver(trx, order, delivery) : 'full';
}

/** The order was deleted, with its event: all of the payment goes back. */
async function refundLostOrder(trx: Db, payment: Payment): Promise<void> {
  if (payment.refundedAmount >= payment.amount) return;
  await requestRefund(trx, payment, { amount: null, reason: 'The order was deleted.', key: 'order deleted' });
}

/**
 * The payment cannot become tickets: all of it goes back. When no seat is left, its buyer is first on the waiting list
 * from the same transaction on.
 */
async function refundLatePayment(
  trx: Db,
  payment: Payment,
  order: LockedOrder,
  { deps, now }: Delivery,
  outcome: 'full' | 'unsold',
): Promise<void> {
  const key = outcome === 'full' ? lateRefundKey : 'sale ended';
  if ((await findRefund(trx, payment.id, key)) !== null) return;
  const reason =
    outcome === 'full'
      ? 'The payment came after the last seat was taken.'
      : 'The payment came after the end of the sale.';
  if (payment.refundedAmount < payment.amount) await requestRefund(trx, payment, { amount: null, reason, key });
  if (outcome === 'full' && order.form !== null) await putFirst(trx, order, order.form.buyer, { env: deps.env, now });
  await moveOrder(trx, order, 'refund', { now, logger: deps.logger });
}
