import type Stripe from 'stripe';

import { shuffleEvents } from '../../shuffle-events';
import type { TestMember } from '../../sandbox-members';
import { stage } from './treasury-stage';

/** The payment intent of the last paid invoice of a member. */
export async function intentOf(member: TestMember): Promise<string> {
  const { data } = await stage.client().invoices.list({ customer: await member.customer(), limit: 1 });
  const [payment] =
    (await stage.client().invoices.retrieve(data[0]?.id ?? '', { expand: ['payments'] })).payments?.data ?? [];
  return String(payment?.payment.payment_intent);
}

/** A dispute of the bank. */
export const disputePayment = (intent: string): Promise<Stripe.Dispute> =>
  stage.client().rawRequest('POST', '/v1/sandbox/disputes', { payment_intent: intent }) as Promise<Stripe.Dispute>;

/** The later answer of a bank to a refund. */
export const finishRefund = (refund: string): Promise<unknown> =>
  stage.client().rawRequest('POST', `/v1/sandbox/refunds/${refund}/finish`, {});

/** Id of the latest refund of a payment at Stripe. */
export async function latestRefund(intent: string): Promise<string> {
  const { data } = await stage.client().refunds.list({ payment_intent: intent, limit: 1 });
  return data[0]?.id ?? '';
}

/** Sends all events about an object three times, in an order that the seed chooses; jobs run in between. */
export async function notifyShuffled(id: string, seed: number): Promise<void> {
  const shuffledEvents = shuffleEvents(await stage.eventsOf(id), seed);
  for (const { event, place } of shuffledEvents) {
    await stage.notify(event);
    if (place < 0.3) await stage.api.finishJobs();
  }
  await stage.api.finishJobs();
}
