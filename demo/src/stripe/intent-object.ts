import { randomBytes } from 'node:crypto';

import { disputeCharge } from './money/disputes';
import type { Work } from './sandbox-request';
import type { StripeObject } from './sandbox-store';
import { newId } from './stripe-fault';
import { cardEffectOf, type TestCard } from './test-cards';

/** A payment intent that waits for its card. `more` are further fields, e.g. the invoice that it pays. */
export function newIntent(amount: number, currency: string, more: Readonly<Record<string, unknown>>): StripeObject {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    cancellation_reason: null,
    canceled_at: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: Math.floor(Date.now() / 1000),
    currency,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    ...more,
  };
}

/** Charges the card of an intent. */
export async function payIntent(
  intent: StripeObject,
  { brand, last4 }: Pick<TestCard, 'brand' | 'last4'>,
  work: Work,
): Promise<StripeObject> {
  const { objects, announce } = work;
  const charge: StripeObject = {
    id: newId('ch'),
    object: 'charge',
    amount: intent['amount'],
    amount_refunded: 0,
    created: Math.floor(Date.now() / 1000),
    currency: intent['currency'],
    customer: intent['customer'] ?? null,
    disputed: false,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand, last4 } },
    refunded: false,
    status: 'succeeded',
  };
  await objects.save('charge', charge);
  const paidIntent: StripeObject = {
    ...intent,
    amount_received: intent['amount'],
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  };
  await objects.save('payment_intent', paidIntent);
  await announce('charge.succeeded', charge);
  await announce('payment_intent.succeeded', paidIntent);
  const effect = cardEffectOf(charge);
  if (effect === 'dispute' || effect === 'inquiry')
    await disputeCharge(charge, { reason: 'fraudulent', isInquiry: effect === 'inquiry' }, work);
  return paidIntent;
}

/** The question of the bank, for the browser. */
export function questionOf(intent: string, last4: string): object {
  const details = { type: 'stripe_3ds2_fingerprint', three_d_secure_2_source: sourceOf(intent), card: last4 };
  return { type: 'use_stripe_sdk', use_stripe_sdk: details };
}

const sourceOf = (intent: string): string => intent.replace(/^pi_/, 'src_');
export const intentOfSource = (source: string): string => source.replace(/^src_/, 'pi_');
