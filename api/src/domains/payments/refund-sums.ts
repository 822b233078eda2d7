import type { Db } from '../../infrastructure/db/database';
import type { LockedPayment, Settling } from './settle-payment';

/** Changes the sum of the refunds of a locked payment. Answers the payment with the new sum. */
export async function changeSum(trx: Db, payment: LockedPayment, amount: number, now: Date): Promise<LockedPayment> {
  const refundedAmount = payment.refundedAmount + amount;
  await trx
    .updateTable('payments')
    .set({ refunded: refundedAmount, updated_at: now })
    .where('id', '=', payment.id)
    .execute();
  return { ...payment, refundedAmount };
}

/** A refund counts: the purpose of the payment notes the new sum. Answers the payment with it. */
export async function raiseSum(
  trx: Db,
  payment: LockedPayment,
  amount: number,
  { deps, purposes, now }: Settling,
): Promise<LockedPayment> {
  const newPayment = await changeSum(trx, payment, amount, now);
  await purposes.find(({ name }) => name === payment.purpose)?.noteRefund(trx, newPayment, { deps, now });
  return newPayment;
}

interface Loss {
  /** By which the sum is lower, in minor units. */
  readonly amount: number;
  /** As in `Failure` of `PaymentPurpose`. */
  readonly sentAmount: number;
}

/** A refund failed: its amount is left again, and the purpose has a person look at it. */
export async function lowerSum(
  trx: Db,
  payment: LockedPayment,
  { amount, sentAmount }: Loss,
  { deps, purposes, now }: Settling,
): Promise<void> {
  const newPayment = await changeSum(trx, payment, -amount, now);
  const purpose = purposes.find(({ name }) => name === payment.purpose);
  await purpose?.noteFailure(trx, newPayment, { sentAmount, deps, now });
}
