import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import type { Payment, PaymentPurpose } from './payment-purpose';
import { fromStripeAmount } from './stripe-amount';

/** The parts of a payment intent that decide. */
export interface IntentState {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface Settling {
  readonly deps: ApiDeps;
  readonly purposes: readonly PaymentPurpose[];
  readonly now: Date;
}

export interface LockedPayment extends Payment {
  readonly state: 'open' | 'paid' | 'cancelled';
  readonly purpose: string;
}

/**
 * Brings a payment to the state of its intent, in the transaction: what was paid is delivered once. Repeated and late
 * reports change nothing. An intent of another site with the same account is left out.
 */
export async function settlePayment(trx: Db, intent: IntentState, settling: Settling): Promise<void> {
  const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
  if (!isOver) return;
  const payment = (await lockPayment(trx, intent.id)) ?? (await adoptPayment(trx, intent, settling));
  const purpose = settling.purposes.find(({ name }) => name === payment?.purpose);
  if (payment === null || purpose === undefined || payment.state === 'paid') return;
  const { deps, now } = settling;
  if (intent.status === 'canceled') {
    // What is stored for the subject may belong to a later payment of it.
    if (payment.state === 'cancelled') return;
    await setState(trx, payment.id, { state: 'cancelled', updated_at: now });
    return purpose.forget(trx, payment.subjectId);
  }
  await setState(trx, payment.id, { state: 'paid', paid_at: now, updated_at: now });
  const receivedAmount = fromStripeAmount(intent.amount_received, payment.currency);
  await purpose.deliver(trx, payment, { deps, now, receivedAmount });
}

/** Locks the payment of an intent until the end of the transaction; null without one. */
export async function lockPayment(trx: Db, intentId: string): Promise<LockedPayment | null> {
  const { rows } =
    await sql<LockedPayment>`select id, purpose, subject_id as "subjectId", amount, refunded as "refundedAmount", currency, state
    from payments where intent_id = ${intentId} for update`.execute(trx);
  return rows[0] ?? null;
}

/** Notes an intent of this site whose process ended before it noted it. */
async function adoptPayment(trx: Db, intent: IntentState, { purposes }: Settling): Promise<LockedPayment | null> {
  const { purpose: name = '', subject = '', reference = '' } = intent.metadata;
  const purpose = purposes.find((one) => one.name === name);
  if (purpose === undefined || !/^\d{1,15}$/.test(subject)) return null;
  // Another site with the same account at Stripe can have a subject of the same number.
  if (reference === '' || (await purpose.findReference(trx, Number(subject))) !== reference) return null;
  const currency = intent.currency.toUpperCase();
  await trx
    .insertInto('payments')
    .values({
      purpose: name,
      subject_id: Number(subject),
      intent_id: intent.id,
      amount: fromStripeAmount(intent.amount, currency),
      currency,
    })
    .onConflict((on) => on.column('intent_id').doNothing())
    .execute();
  return lockPayment(trx, intent.id);
}

async function setState(
  trx: Db,
  id: number,
  values: { state: 'paid' | 'cancelled'; updated_at: Date; paid_at?: Date },
): Promise<void> {
  await trx.updateTable('payments').set(values).where('id', '=', id).execute();
}
