import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addTicket, person } from '../../../testing/event-tickets';
import {
  api,
  buyer,
  endHolds,
  openPaymentsStage,
  orderId,
  pay,
  refund,
  seatsOf,
  sell,
  startPayment,
  statusOf,
  visa,
} from '../../../testing/stages/events/payments-stage';
import type { TestHold } from '../../../testing/sandbox-payments';

openPaymentsStage('first');

/** Amounts in the mails to the buyers of an event. */
const refundMails = async (event: number): Promise<string[]> => {
  const { rows } = await sql<{ amount: string }>`select "values" ->> 'amount' as amount from outbox_mails
      where template in ('orderRefunded', 'orderRefundedPartly')
        and "values" ->> 'event' = (select title from events where id = ${event}) order by 1`.execute(api.deps.db);
  return rows.map(({ amount }) => amount);
};

/** Runs the job that asks Stripe for the open payments. */
const checkPayments = async (): Promise<void> => {
  await sql`update payments set created_at = now() - interval '5 minutes'`.execute(api.deps.db);
  await sql`insert into background_jobs (kind, payload, due_at, most_attempts, is_at_most_once)
    values ('payments.check-open', '{}', now(), 8, false)`.execute(api.deps.db);
  await api.finishJobs();
};

describe('the payment of a hold', () => {
  test('makes the tickets when the card pays', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await pay(event, ticket, 2);
    assert.deepEqual([payment.amount, payment.currency], [5000, 'USD']);
    assert.equal((await buyer.read(hold)).data.state, 'held');
    await buyer.notifyAll(payment.id);
    const { data } = await buyer.read(hold);
    assert.deepEqual([data.state, data.attendees.length], ['confirmed', 2]);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 2, held: 0 });
    assert.equal((await buyer.begin(hold)).status, 409);
  });

  test('is offered by methods that answer at once, without vouchers that are paid after the hold', async () => {
    const { event, ticket } = await sell();
    const { payment } = await startPayment(event, ticket);
    const intent = await buyer.client().paymentIntents.retrieve(payment.id);
    assert.deepEqual(intent.payment_method_types, ['card']);
  });

  test('stays open when the card is declined, and can be paid with another card', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await startPayment(event, ticket);
    const { status, body } = await buyer.payByCard(payment, '4000000000000002');
    assert.deepEqual(
      [status, body['error']?.['code'], body['error']?.['decline_code']],
      [402, 'card_declined', 'generic_decline'],
    );
    await buyer.notifyAll(payment.id);
    assert.equal((await buyer.read(hold)).data.state, 'held');
    assert.equal((await buyer.payByCard(payment, visa)).status, 200);
    await buyer.notifyAll(payment.id);
    assert.equal((await buyer.read(hold)).data.state, 'confirmed');
  });

  test('waits for the confirmation that the bank asks for', async () => {
    const { event, ticket } = await sell();
    for (const [outcome, intentState, orderState] of [
      ['fail', 'requires_payment_method', 'held'],
      ['succeed', 'succeeded', 'confirmed'],
    ] as const) {
      const { hold, payment } = await startPayment(event, ticket);
      const { body } = await buyer.payByCard(payment, '4000002500003155');
      assert.equal(body['status'], 'requires_action');
      const { three_d_secure_2_source: source = '' } = body['next_action']?.['use_stripe_sdk'] ?? {};
      await buyer.browse('3ds2/authenticate', { source, sandbox_outcome: outcome });
      assert.equal(await statusOf(payment), intentState);
      await buyer.notifyAll(payment.id);
      assert.equal((await buyer.read(hold)).data.state, orderState);
    }
  });

  test('has the amount of the hold, whatever the request says', async () => {
    const { event, ticket } = await sell(10, 1900);
    const hold = await buyer.hold(event, ticket, 3);
    const { data } = await buyer.begin(hold, { amount: 1, total: 1, currency: 'CLP' });
    assert.deepEqual([data.amount, data.currency], [5700, 'USD']);
    assert.equal((await buyer.client().paymentIntents.retrieve(data.id)).amount, 5700);
  });

  test('is refused for people without a seat, for an ended hold and for a free one', async () => {
    const { event, ticket } = await sell();
    const hold = await buyer.hold(event, ticket);
    const attendee = { ticket_id: ticket, ...person(3) };
    const tooMany = await buyer.begin(hold, { attendees: [attendee, attendee] });
    assert.deepEqual([tooMany.status, tooMany.code], [422, 'VALIDATION_FAILED']);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 0, held: 1 });
    await endHolds(event);
    const late = await buyer.begin(hold);
    assert.deepEqual([late.status, late.code], [410, 'HOLD_EXPIRED']);
    const free = await buyer.begin(await buyer.hold(event, await addTicket(api, event)));
    assert.equal(free.status, 409);
  });
});

describe('the webhook', () => {
  test('makes one set of tickets, and one mail, of events that come five times, in any order and at once', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await startPayment(event, ticket, 2);
    await buyer.payByCard(payment, '4000000000000002');
    await buyer.payByCard(payment, visa);
    const events = await buyer.eventsOf(payment.id);
    assert.ok(events.length >= 4);
    const shuffledEvents = Array.from({ length: 5 }, () => events)
      .flat()
      .map((one, index) => ({ one, place: ((index * 7919) % 104_729) % 31 }))
      .sort((a, b) => a.place - b.place);
    const statuses = await Promise.all(shuffledEvents.map(({ one }) => buyer.notify(one)));
    assert.deepEqual(new Set(statuses), new Set([200]));
    const { data } = await buyer.read(hold);
    assert.deepEqual([data.state, data.attendees.length], ['confirmed', 2]);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 2, held: 0 });
    const { rows: mailJobs } = await sql`select 1 from background_jobs where kind = 'events.mail-tickets'
      and payload->>'order' = ${String(await orderId(hold))}`.execute(api.deps.db);
    assert.equal(mailJobs.length, 1);
  });

  test('refuses a wrong, an old and a missing signature', async () => {
    const body = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: {} } };
    assert.equal(await buyer.notify(body, { secret: 'whsec_other' }), 400);
    assert.equal(await buyer.notify(body, { age: 301 }), 400);
    assert.equal((await api.post('/api/v2/stripe/webhook', body)).statusCode, 400);
    assert.equal(await buyer.notify({ ...body, type: 'customer.created' }, { age: 290 }), 200);
  });
});

test('a signed text that is no event is refused', async () => {
  for (const body of [null, {}, [], { id: 'evt_1' }, { id: 'evt_1', type: 'charge.refunded' }])
    assert.equal(await buyer.notify(body), 400, JSON.stringify(body));
  const withoutObject = { id: 'evt_2', type: 'charge.refunded', data: { object: null } };
  assert.equal(await buyer.notify(withoutObject), 400);
});

test('a payment whose webhook is lost is found by the job', async () => {
  const { event, ticket } = await sell();
  const { hold } = await pay(event, ticket);
  const waiting = await startPayment(event, ticket);
  await checkPayments();
  assert.equal((await buyer.read(hold)).data.state, 'confirmed');
  assert.deepEqual(
    [(await buyer.read(waiting.hold)).data.state, await statusOf(waiting.payment)],
    ['held', 'requires_payment_method'],
  );
});

describe('when an order was deleted with its event', () => {
  const deleteOrder = async (hold: TestHold): Promise<number> => {
    const id = await orderId(hold);
    await sql`delete from orders where id = ${id}`.execute(api.deps.db);
    return id;
  };
  const paymentsOf = async (order: number) => {
    const { rows } = await sql`select p.state, p.refunded, (select json_agg(r.state) from refunds r
      where r.payment_id = p.id) as refunds from payments p where p.subject_id = ${order}`.execute(api.deps.db);
    return rows;
  };

  test('a payment that arrives later goes back, and the job checks the others', async () => {
    const { event, ticket } = await sell();
    const { hold } = await pay(event, ticket);
    const waiting = await startPayment(event, ticket);
    const other = await pay(event, ticket);
    const orders = [await deleteOrder(hold), await deleteOrder(waiting.hold)] as const;
    await checkPayments();
    assert.equal((await buyer.read(other.hold)).data.state, 'confirmed');
    assert.deepEqual(await paymentsOf(orders[0]), [{ state: 'paid', refunded: 2500, refunds: ['succeeded'] }]);
    assert.deepEqual(await paymentsOf(orders[1]), [{ state: 'cancelled', refunded: 0, refunds: null }]);
  });

  test('each late report of Stripe is taken', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await pay(event, ticket);
    await buyer.notifyAll(payment.id);
    await buyer.client().refunds.create({ payment_intent: payment.id, amount: 1000 });
    const order = await deleteOrder(hold);
    await buyer.notifyAll(payment.id);
    assert.deepEqual(await paymentsOf(order), [{ state: 'paid', refunded: 1000, refunds: ['succeeded'] }]);
    await sql`update refunds set refund_id = 're_refused' where payment_id = (select id from payments
      where subject_id = ${order} and purpose = 'order')`.execute(api.deps.db);
    const kind = { id: 'evt_refused', object: 'event', type: 'refund.failed' };
    const failure = { ...kind, data: { object: { id: 're_refused', object: 'refund', status: 'failed' } } };
    assert.equal(await buyer.notify(failure), 200);
    assert.deepEqual(await paymentsOf(order), [{ state: 'paid', refunded: 0, refunds: ['failed'] }]);
  });
});

describe('a refund', () => {
  test('of a ticket frees its seat, once for each key, and the rest can follow', async () => {
    const { event, ticket } = await sell();
    await sql`update events set title = 'Refunded' where id = ${event}`.execute(api.deps.db);
    const { hold, payment } = await pay(event, ticket, 3);
    await buyer.notifyAll(payment.id);
    const id = await orderId(hold);
    const { data } = await buyer.read(hold);
    const body = { attendee_ids: [data.attendees[0]?.id], reason: 'Illness', key: 'first' };
    const answers = await Promise.all([refund(id, body), refund(id, body), refund(id, body)]);
    assert.deepEqual(
      answers.map(({ status, data: one }) => [status, one.amount]),
      [
        [201, 2500],
        [201, 2500],
        [201, 2500],
      ],
    );
    assert.equal(new Set(answers.map(({ data: one }) => one.id)).size, 1);
    assert.equal((await buyer.read(hold)).data.state, 'partially_refunded');
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 2, held: 0 });
    assert.equal((await refund(id, { amount: 5001, reason: 'Too much' })).status, 409);
    assert.equal((await refund(id, { reason: 'The event is cancelled' })).data.amount, 5000);
    assert.equal((await buyer.read(hold)).data.state, 'refunded');
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 0, held: 0 });
    await api.finishJobs();
    await buyer.notifyAll(payment.id);
    const { rows } = await sql`select distinct r.state from refunds r join payments p on p.id = r.payment_id
      where p.subject_id = ${id}`.execute(api.deps.db);
    assert.deepEqual(rows, [{ state: 'succeeded' }]);
    assert.deepEqual(await refundMails(event), ['$25.00', '$50.00'], 'one mail for each refund');
  });
});
