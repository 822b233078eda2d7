import { isAppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../infrastructure/db/database';
import { transact } from '../../infrastructure/db/transact';
import { HopelessJobError } from '../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../infrastructure/background-jobs/enqueue';
import { askStripe } from './ask-stripe';
import { checkMoneyJob } from './money/money-jobs';
import { moveRefund } from './move-refund';
import { lowerSum } from './refund-sums';
import { lockPayment, type LockedPayment, type Settling } from './settle-payment';
import { toStripeAmount } from './stripe-amount';

/** Sends a requested refund to Stripe. Throws as `askStripe`; a refusal of Stripe is final. */
export async function sendRefund(id: number, settling: Settling): Promise<void> {
  const { deps, now } = settling;
  const refund = await deps.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.state', 'r.amount', 'r.refund_id', 'p.intent_id', 'p.currency'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (refund === undefined || refund.state !== 'requested' || refund.refund_id !== null) return;
  const answer = await askStripe(deps, (client) =>
    client.refunds.create(
      {
        payment_intent: refund.intent_id,
        amount: toStripeAmount(refund.amount, refund.currency),
        metadata: { refund: String(id) },
      },
      { idempotencyKey: `refund-${refund.intent_id}-${id}` },
    ),
  ).catch((error: unknown) => {
    const isFinal = isAppError(error) && error.code === 'UPSTREAM_FAILED';
    throw isFinal ? new HopelessJobError(error.message) : error;
  });
  await deps.db.updateTable('refunds').set({ refund_id: answer.id, updated_at: now }).where('id', '=', id).execute();
  await transact(deps.db, (trx) => noteRefundStatus(trx, answer, settling));
}

interface RefundState {
  readonly id: string;
  readonly status?: string | null;
}

/** Notes the status that Stripe reports for a refund of ours; a bank can refuse it days later. */
export async function noteRefundStatus(trx: Db, { id, status }: RefundState, settling: Settling): Promise<void> {
  const refund = await trx.selectFrom('refunds').select(['id', 'state']).where('refund_id', '=', id).executeTakeFirst();
  if (refund === undefined) return;
  if (status === 'failed' || status === 'canceled') await failRefund(trx, refund.id, settling);
  if (status === 'succeeded') await finishRefund(trx, refund.id, settling);
}

/** Notes once that a refund has gone to the card, and has the buyer notified. */
async function finishRefund(trx: Db, id: number, { purposes, now }: Settling): Promise<void> {
  const payment = await lockPaymentOf(trx, id);
  const refund = payment === null ? null : await moveRefund(trx, id, 'complete', now);
  if (payment === null || refund === null) return;
  await purposes.find(({ name }) => name === payment.purpose)?.tellRefund(trx, payment, refund);
}

/** Takes a refund back that Stripe refused, and has a person look at it. */
export async function failRefund(trx: Db, id: number, settling: Settling): Promise<void> {
  const payment = await lockPaymentOf(trx, id);
  const refund = payment === null ? null : await moveRefund(trx, id, 'fail', settling.now);
  if (payment === null || refund === null) return;
  const { amount, state } = refund;
  await lowerSum(trx, payment, { amount, sentAmount: state === 'succeeded' ? amount : 0 }, settling);
  // Stripe can have refused it because of a dispute, and a lost one can have taken less because of it.
  await enqueue(trx, checkMoneyJob, { intent: payment.intentId }, { key: `intent ${payment.intentId}` });
}

/** Locks the payment of a refund, always before the refund itself; null when it is gone. */
async function lockPaymentOf(trx: Db, id: number): Promise<(LockedPayment & { readonly intentId: string }) | null> {
  const { intent_id: intentId } = await trx
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('p.intent_id')
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  const payment = await lockPayment(trx, intentId);
  return payment === null ? null : { ...payment, intentId };
}
