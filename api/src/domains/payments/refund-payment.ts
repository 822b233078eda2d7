import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../infrastructure/db/database';
import { defineJob } from '../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../infrastructure/background-jobs/enqueue';
import type { Payment } from './payment-purpose';

/** Sends a refund to Stripe, whose idempotency key makes a repeated attempt the same refund. */
export const sendRefundJob = defineJob({ kind: 'payments.send-refund', payload: z.object({ refund: z.number() }) });

export interface RefundRequest {
  /** In minor units; null for all that is left. */
  readonly amount: number | null;
  readonly reason: string;
  /** Name of the refund within its payment: the same name refunds once. */
  readonly key: string;
}

/** The payment of a subject that was paid, locked until the end of the transaction; null without one. */
export async function lockPaidPayment(trx: Db, purpose: string, subjectId: number): Promise<Payment | null> {
  const { rows } =
    await sql<Payment>`select id, subject_id as "subjectId", amount, refunded as "refundedAmount", currency
    from payments where purpose = ${purpose} and subject_id = ${subjectId} and state = 'paid'
    order by id limit 1 for update`.execute(trx);
  return rows[0] ?? null;
}

/** The id of an earlier refund of a locked payment with this key; null without one. */
export async function findRefund(trx: Db, paymentId: number, key: string): Promise<number | null> {
  const row = await trx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Requests a refund of a locked payment; a job sends it to Stripe after the commit. Answers its id and the payment with
 * the new sum. Throws CONFLICT when less is left, and for nothing.
 */
export async function requestRefund(
  trx: Db,
  payment: Payment,
  { amount, reason, key }: RefundRequest,
): Promise<{ readonly id: number; readonly payment: Payment }> {
  const remainder = payment.amount - payment.refundedAmount;
  const newAmount = amount ?? remainder;
  if (newAmount > remainder || newAmount <= 0)
    throw new AppError('CONFLICT', { message: `${remainder} of the payment is left`, details: { left: remainder } });
  const { id } = await trx
    .insertInto('refunds')
    .values({ payment_id: payment.id, key, amount: newAmount, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refundedAmount = payment.refundedAmount + newAmount;
  await trx.updateTable('payments').set({ refunded: refundedAmount }).where('id', '=', payment.id).execute();
  await enqueue(trx, sendRefundJob, { refund: id }, { key: `refund ${id}` });
  return { id, payment: { ...payment, refundedAmount } };
}
