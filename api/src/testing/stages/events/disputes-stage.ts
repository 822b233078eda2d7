import type { ordersSchema } from '@enlace/shared-contract/orders';
import assert from 'node:assert/strict';
import type Stripe from 'stripe';
import type * as z from 'zod/mini';

import { finishAllJobs } from '../../event-tickets';
import { shuffleEvents } from '../../shuffle-events';
import { api, buyer } from './payments-stage';

/** A dispute of the bank about a payment. */
export const disputePayment = (intent: string, more: object = {}): Promise<Stripe.Dispute> =>
  buyer
    .client()
    .rawRequest('POST', '/v1/sandbox/disputes', { payment_intent: intent, ...more }) as Promise<Stripe.Dispute>;

/** The organisers accept a dispute: the money is lost. */
export const loseDispute = ({ id }: Stripe.Dispute): Promise<unknown> => buyer.client().disputes.close(id);

export const winDispute = ({ id }: Stripe.Dispute): Promise<unknown> =>
  buyer.client().disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' }, submit: true });

/** Sends all events about a payment three times, in an order that the seed chooses; jobs run in between. */
export async function notifyShuffled(intent: string, seed: number): Promise<void> {
  for (const { event, place } of shuffleEvents(await buyer.eventsOf(intent), seed)) {
    assert.equal(await buyer.notify(event), 200);
    if (place < 0.3) await api.finishJobs();
  }
  await finishAllJobs(api);
}

export async function listAttention(event: number): Promise<z.infer<typeof ordersSchema>> {
  const answer = await api.get(`/api/v2/events/${event}/orders?state=attention`, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<z.infer<typeof ordersSchema>>();
}
