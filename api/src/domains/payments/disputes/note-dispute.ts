import { sql } from 'kysely';
import type Stripe from 'stripe';

import type { Db } from '../../../infrastructure/db/database';
import { changeSum } from '../refund-sums';
import { lockPayment, type LockedPayment, type Settling } from '../settle-payment';
import { fromStripeAmount } from '../stripe-amount';
import { blocksRefund, changeOfDispute } from './dispute-status';

interface Fetch {
  readonly intentId: string;
  /** Of `beginFetch`. */
  readonly fetchNumber: number;
}

/** The number of a fetch that begins now. */
export async function beginFetch(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('payment_disputes_fetch')::int as number`.execute(db);
  return rows[0]?.number ?? 0;
}

/**
 * Stores a dispute as it was fetched, once. A lost one counts as a refund of the payment, as long as it is lost. The
 * subject is notified of what has changed; a repeated fetch changes nothing.
 */
export async function noteDispute(
  trx: Db,
  dispute: Stripe.Dispute,
  { intentId, fetchNumber }: Fetch,
  settling: Settling,
): Promise<void> {
  const payment = await lockPayment(trx, intentId);
  if (payment === null) return;
  const earlierDispute = await trx
    .selectFrom('payment_disputes')
    .select(['status', 'applied_fetch'])
    .where('dispute_id', '=', dispute.id)
    .executeTakeFirst();
  if (earlierDispute !== undefined && earlierDispute.applied_fetch >= fetchNumber) return;
  const amount = await storeDispute(trx, dispute, payment, fetchNumber);
  const lossChange = await setLoss(trx, dispute, payment, settling.now);
  const change = changeOfDispute(earlierDispute?.status ?? null, dispute.status);
  if (change === null && lossChange === 0) return;
  const purpose = settling.purposes.find(({ name }) => name === payment.purpose);
  await purpose?.noteDispute(
    trx,
    { ...payment, refundedAmount: payment.refundedAmount + lossChange },
    { change, amount, lossChange },
    settling,
  );
}

/** Stores what was fetched; answers the amount in minor units. */
async function storeDispute(trx: Db, dispute: Stripe.Dispute, payment: LockedPayment, fetchNumber: number) {
  const currency = dispute.currency.toUpperCase();
  const dueBy = dispute.evidence_details.due_by;
  const amount = fromStripeAmount(dispute.amount, currency);
  const changes = {
    amount,
    currency,
    status: dispute.status,
    applied_fetch: fetchNumber,
    blocks_refund: blocksRefund(dispute),
    due_at: dueBy === null ? null : new Date(dueBy * 1000),
  };
  await trx
    .insertInto('payment_disputes')
    .values({
      ...changes,
      payment_id: payment.id,
      dispute_id: dispute.id,
      made_at: new Date(dispute.created * 1000),
    })
    .onConflict((on) => on.column('dispute_id').doUpdateSet(changes))
    .execute();
  return amount;
}

/**
 * Brings the refund of a lost dispute to its amount: never more than is left of the payment, and nothing
 * for other disputes. Answers by how much the sum of refunds has changed.
 */
async function setLoss(trx: Db, dispute: Stripe.Dispute, payment: LockedPayment, now: Date): Promise<number> {
  const key = `dispute ${dispute.id}`;
  const row = await trx
    .selectFrom('refunds')
    .select(['id', 'amount'])
    .where('payment_id', '=', payment.id)
    .where('key', '=', key)
    .executeTakeFirst();
  const earlierAmount = row?.amount ?? 0;
  const amount = Math.min(lossOf(dispute, payment), payment.amount - payment.refundedAmount + earlierAmount);
  if (amount === earlierAmount) return 0;
  const [state, reason] = ['succeeded' as const, 'Dispute'];
  if (row !== undefined) await trx.deleteFrom('refunds').where('id', '=', row.id).execute();
  if (amount > 0)
    await trx.insertInto('refunds').values({ payment_id: payment.id, key, amount, reason, state }).execute();
  await changeSum(trx, payment, amount - earlierAmount, now);
  return amount - earlierAmount;
}

/** What a dispute takes of a payment, in minor units of the payment; all of it in another currency. */
function lossOf({ status, amount, currency }: Stripe.Dispute, payment: LockedPayment): number {
  if (status !== 'lost') return 0;
  return currency.toUpperCase() === payment.currency ? fromStripeAmount(amount, currency) : payment.amount;
}
