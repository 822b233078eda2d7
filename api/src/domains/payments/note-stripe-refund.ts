import { sql } from 'kysely';
import type Stripe from 'stripe';

import type { Db } from '../../infrastructure/db/database';
import { moveRefund } from './move-refund';
import { lowerSum, raiseSum } from './refund-sums';
import { noteRefundStatus } from './send-refund';
import { lockPayment, type LockedPayment, type Settling } from './settle-payment';
import { fromStripeAmount } from './stripe-amount';

const intentIdOf = (intent: string | { readonly id: string } | null): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id;

/**
 * Notes what Stripe reports about a refund: of ours, or one that was made at Stripe itself. Each refund has one row, with
 * the id of Stripe, in whatever order the reports come; it can fail days later. One that has failed has its row too, so
 * that a late report of the sum does not count it.
 */
export async function noteStripeRefund(trx: Db, refund: Stripe.Refund, settling: Settling): Promise<void> {
  const intentId = intentIdOf(refund.payment_intent);
  const payment = intentId === undefined ? null : await lockPayment(trx, intentId);
  if (payment !== null && !(await findRow(trx, payment, refund, settling)))
    await addRefund(trx, payment, refund, settling);
  await noteRefundStatus(trx, refund, settling);
}

/**
 * Notes a higher sum of refunds than ours, for a refund whose own report is missing. A sum also contains refunds that
 * failed later, so those are no new ones.
 * @param eventId makes the row of the sum unique
 */
export async function noteForeignSum(
  trx: Db,
  charge: Stripe.Charge,
  eventId: string,
  settling: Settling,
): Promise<void> {
  const intentId = intentIdOf(charge.payment_intent);
  const payment = intentId === undefined ? null : await lockPayment(trx, intentId);
  if (payment === null) return;
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(amount), 0)::float8 as amount from refunds
    where payment_id = ${payment.id} and state = 'failed' and refund_id is not null`.execute(trx);
  const knownAmount = payment.refundedAmount + (rows[0]?.amount ?? 0) - (await findLostAmount(trx, payment));
  const amount = fromStripeAmount(charge.amount_refunded, payment.currency) - knownAmount;
  if (amount <= 0) return;
  const { id } = await trx
    .insertInto('refunds')
    .values({ payment_id: payment.id, key: `stripe ${eventId}`, amount, reason: 'Stripe', state: 'succeeded' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const newPayment = await raiseSum(trx, payment, amount, settling);
  const purpose = settling.purposes.find(({ name }) => name === payment.purpose);
  await purpose?.tellRefund(trx, newPayment, { id, amount, reason: 'Stripe' });
}

/** What disputes have taken, which is no part of Stripe's sum of refunds. */
async function findLostAmount(trx: Db, { id }: LockedPayment): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(amount), 0)::float8 as amount from refunds
    where payment_id = ${id} and key like 'dispute %'`.execute(trx);
  return rows[0]?.amount ?? 0;
}

const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/**
 * Whether a refund has its row; a row of ours gets the id of Stripe. When we gave a refund up without the answer of
 * Stripe, its first report shows that Stripe has made it after all: it counts again.
 */
async function findRow(trx: Db, payment: LockedPayment, refund: Stripe.Refund, settling: Settling): Promise<boolean> {
  const idText = refund.metadata?.['refund'] ?? '';
  const ownId = /^\d{1,15}$/.test(idText) ? Number(idText) : 0;
  const { rows: knownRows } = await sql`select 1 from refunds where payment_id = ${payment.id}
    and refund_id = ${refund.id}`.execute(trx);
  if (knownRows.length > 0) return true;
  const { rows } = await sql`update refunds set refund_id = ${refund.id}
    where payment_id = ${payment.id} and refund_id is null and id = ${ownId} returning id`.execute(trx);
  if (rows.length === 0) return false;
  const row = isFailed(refund) ? null : await moveRefund(trx, ownId, 'adopt', settling.now);
  if (row !== null) await raiseSum(trx, payment, row.amount, settling);
  return true;
}

/**
 * Adds the row of a refund that was made at Stripe, and that can have failed already. What a sum has noted of it before is
 * no new refund, or is left again.
 */
async function addRefund(trx: Db, payment: LockedPayment, refund: Stripe.Refund, settling: Settling): Promise<void> {
  const amount = fromStripeAmount(refund.amount, payment.currency);
  const notedAmount = await takeFromSums(trx, payment, amount);
  const openState = notedAmount === amount ? 'succeeded' : 'requested';
  const [key, reason, state] = [`stripe ${refund.id}`, 'Stripe', isFailed(refund) ? 'failed' : openState] as const;
  await trx
    .insertInto('refunds')
    .values({ payment_id: payment.id, key, amount, reason, state, refund_id: refund.id })
    .execute();
  if (state === 'failed') await lowerSum(trx, payment, { amount: notedAmount, sentAmount: notedAmount }, settling);
  else if (notedAmount < amount) await raiseSum(trx, payment, amount - notedAmount, settling);
}

/** Takes up to this amount out of the rows of sums; answers how much they had. */
async function takeFromSums(trx: Db, payment: LockedPayment, amount: number): Promise<number> {
  const sums = await trx
    .selectFrom('refunds')
    .select(['id', 'amount'])
    .where('payment_id', '=', payment.id)
    .where('refund_id', 'is', null)
    .where('state', '=', 'succeeded')
    .where('key', 'like', 'stripe %')
    .orderBy('id')
    .execute();
  let takenAmount = 0;
  for (const sum of sums) {
    const part = Math.min(sum.amount, amount - takenAmount);
    if (part === 0) break;
    takenAmount += part;
    if (part === sum.amount) await trx.deleteFrom('refunds').where('id', '=', sum.id).execute();
    else
      await trx
        .updateTable('refunds')
        .set({ amount: sum.amount - part })
        .where('id', '=', sum.id)
        .execute();
  }
  return takenAmount;
}
