import type { OrderDetails } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Stripe from 'stripe';

import { addEvent, addTicket, finishAllJobs, person } from '../../../testing/event-tickets';
import { openList, order, readBought, readTicket, redeem, takePaid } from '../../../testing/stages/events/bought-stage';
import {
  api,
  buyer,
  openPaymentsStage,
  orderId,
  refund,
  sell,
  startPayment,
  visa,
} from '../../../testing/stages/events/payments-stage';
import type { TestHold } from '../../../testing/sandbox-payments';

openPaymentsStage('first');

const detailsOf = async (hold: TestHold) => {
  const answer = await api.get(`/api/v2/orders/${await orderId(hold)}`, 'admin');
  const { state, refunded: refundedAmount, refunds } = answer.json<{ data: OrderDetails }>().data;
  return { state, refundedAmount, refunds: refunds.map(({ amount, state: one }) => `${amount} ${one}`) };
};

/** Stripe makes the refunds, but each answer is lost, so that they are given up here. */
async function loseAnswers(work: () => Promise<unknown>): Promise<void> {
  const { refunds } = buyer.client();
  const create = refunds.create.bind(refunds);
  refunds.create = async (...call: Parameters<typeof create>) => {
    await create(...call);
    throw new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'cut' });
  };
  try {
    await work();
  } finally {
    refunds.create = create;
  }
}

describe('a refund whose answer is lost', () => {
  test('counts again with the first report of it, and is not made twice', async () => {
    const { hold } = await takePaid(2);
    await loseAnswers(async () => {
      assert.equal((await refund(await orderId(hold), { amount: 2000, reason: 'x' })).status, 201);
      await finishAllJobs(api);
    });
    const after = { state: 'partially_refunded', refundedAmount: 2000, refunds: ['2000 succeeded'] };
    assert.deepEqual(await detailsOf(hold), after);
    assert.equal((await refund(await orderId(hold), { amount: 4000, reason: 'x' })).status, 409);
  });
});

describe('a refund at Stripe that fails', () => {
  const orders = [
    ['refund.failed', 'charge.refunded'],
    ['charge.refunded', 'refund.failed'],
    ['refund.failed'],
    ['refund.failed', 'charge.refunded', 'refund.created'],
    ['charge.refunded', 'refund.failed', 'refund.created'],
  ];
  for (const types of orders)
    test(`is no refund, and is seen, when the reports are ${types.join(', ')}`, async () => {
      const { event, ticket } = await sell();
      const { hold, payment } = await startPayment(event, ticket);
      await buyer.payByCard(payment, '4000 0000 0000 5126');
      await buyer.notifyAll(payment.id);
      const { id } = await buyer.client().refunds.create({ payment_intent: payment.id, amount: 1000 });
      await buyer.client().rawRequest('POST', `/v1/sandbox/refunds/${id}/finish`, {});
      const events = await buyer.eventsOf(payment.id);
      for (const type of types)
        for (const one of events.filter((each) => each.type === type)) assert.equal(await buyer.notify(one), 200);
      const after = { state: 'refund_failed', refundedAmount: 0, refunds: ['1000 failed'] };
      assert.deepEqual(await detailsOf(hold), after, 'before the look at Stripe');
      await finishAllJobs(api);
      assert.deepEqual(await detailsOf(hold), after);
      assert.equal((await refund(await orderId(hold), { amount: 2500, reason: 'x' })).status, 201);
    });
});

test('a free ticket is valid when the price of the others of its order has gone back', async () => {
  const event = await addEvent(api, { capacity: 10 });
  const paidTicket = await addTicket(api, event, { price: 2500, currency: 'USD' });
  const freeTicket = await addTicket(api, event);
  const items = [paidTicket, freeTicket].map((id) => ({ ticket_id: id, quantity: 1 }));
  const { data: hold } = await buyer.send<TestHold>(`/api/v2/events/${event}/holds`, { items });
  const attendees = [paidTicket, freeTicket].map((id, place) => ({ ticket_id: id, ...person(place + 1) }));
  const { data: payment } = await buyer.begin(hold, { attendees });
  await buyer.payByCard(payment, visa);
  await buyer.notifyAll(payment.id);
  const { rows } = await sql<{ id: number; paid: number }>`select id, paid from attendees
    where order_id = ${await orderId(hold)} order by paid desc`.execute(api.deps.db);
  assert.deepEqual(
    rows.map(({ paid: part }) => part),
    [2500, 0],
  );
  const list = await openList(event);
  const free = (await readBought(hold)).find(({ id }) => id === rows[1]?.id);
  assert.equal((await refund(await orderId(hold), { attendee_ids: [rows[0]?.id], reason: 'Ill' })).status, 201);
  assert.equal((await order(hold)).state, 'refunded');
  assert.equal(await redeem(list, (await readTicket(free?.slug ?? '')).code), 'ok');
});
