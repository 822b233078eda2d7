import type Stripe from 'stripe';

import type { Db } from '../../infrastructure/db/database';
import { transact } from '../../infrastructure/db/transact';
import { noteRefundStatus } from './send-refund';
import { lockPayment, settlePayment, type Settling } from './settle-payment';
import { fromStripeAmount } from './stripe-amount';

/** Notes an event of Stripe in its transaction, e.g. by a job; it makes no call to Stripe. */
export type EventListener = (trx: Db, event: Stripe.Event) => Promise<void>;

/**
 * Takes a signed event of Stripe. Its row and its effect are one transaction: a repeated event waits for the first one
 * and then changes nothing, and an event whose work failed has no row, so that the next attempt of Stripe counts.
 */
export async function takeEvent(
  event: Stripe.Event,
  settling: Settling,
  listeners: readonly EventListener[] = [],
): Promise<void> {
  await transact(settling.deps.db, async (trx) => {
    const row = await trx
      .insertInto('stripe_events')
      .values({ id: event.id, type: event.type })
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return;
    await work(trx, event, settling);
    for (const note of listeners) await note(trx, event);
  });
}

/** The events that change something here. A refused card changes nothing: the order waits until its hold ends. */
async function work(trx: Db, event: Stripe.Event, settling: Settling): Promise<void> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return settlePayment(trx, event.data.object, settling);
    case 'charge.refunded':
      return noteForeignRefund(trx, event.data.object, settling);
    case 'refund.updated':
    case 'refund.failed':
      return noteRefundStatus(trx, event.data.object, settling);
    default:
  }
}

/** Notes a refund that was made at Stripe itself: the charge has a higher sum than ours. */
async function noteForeignRefund(trx: Db, charge: Stripe.Charge, { deps, purposes, now }: Settling): Promise<void> {
  const intentId = typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id;
  const payment = intentId === undefined ? null : await lockPayment(trx, intentId);
  if (payment === null) return;
  const refundedAmount = fromStripeAmount(charge.amount_refunded, payment.currency);
  if (refundedAmount <= payment.refundedAmount) return;
  const amount = refundedAmount - payment.refundedAmount;
  await trx
    .insertInto('refunds')
    .values({ payment_id: payment.id, key: `stripe ${refundedAmount}`, amount, reason: 'Stripe', state: 'succeeded' })
    .execute();
  await trx
    .updateTable('payments')
    .set({ refunded: refundedAmount, updated_at: now })
    .where('id', '=', payment.id)
    .execute();
  const purpose = purposes.find(({ name }) => name === payment.purpose);
  await purpose?.noteRefund(trx, { ...payment, refundedAmount }, { deps, now });
  await purpose?.tellRefund(trx, { ...payment, refundedAmount }, amount);
}
