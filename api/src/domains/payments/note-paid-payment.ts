import type { Db } from '../../infrastructure/db/database';

interface PaidPayment {
  readonly purpose: string;
  readonly subjectId: number;
  readonly intentId: string;
  /** In minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Date;
}

/**
 * Notes a payment that Stripe charged by itself, e.g. of a subscription: it is delivered already, and its refunds go the
 * way of all others. A repeated note changes nothing.
 */
export async function notePaidPayment(trx: Db, payment: PaidPayment): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      purpose: payment.purpose,
      subject_id: payment.subjectId,
      intent_id: payment.intentId,
      amount: payment.amount,
      currency: payment.currency,
      state: 'paid',
      paid_at: payment.paidAt,
    })
    .onConflict((on) => on.column('intent_id').doNothing())
    .execute();
}
