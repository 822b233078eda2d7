import type Stripe from 'stripe';

import type { Db } from '../../infrastructure/db/database';
import { transact } from '../../infrastructure/db/transact';
import { planMoneyCheck } from './money/money-jobs';
import { noteForeignSum, noteStripeRefund } from './note-stripe-refund';
import { settlePayment, type Settling } from './settle-payment';

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
    await planMoneyCheck(trx, event);
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
      return noteForeignSum(trx, event.data.object, event.id, settling);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return noteStripeRefund(trx, event.data.object, settling);
    default:
  }
}
