import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Writable } from 'node:stream';
import { pino } from 'pino';

import type { TestApi } from '../../../testing/build-test-api';
import { toMultipart } from '../../../testing/bodies';
import { buildTestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person, readSeats } from '../../../testing/event-tickets';
import { buildPayingApi, createBuyer, type TestHold, type TestPayment } from '../../../testing/sandbox-payments';

let api: TestApi;
let buyer: ReturnType<typeof createBuyer>;
const lines: string[] = [];

before(async () => {
  const log = new Writable({
    write: (chunk: Buffer, _encoding, finish) => {
      lines.push(chunk.toString());
      finish();
    },
  });
  api = await buildPayingApi({ logger: pino({ level: 'trace' }, log) });
  buyer = createBuyer(api);
});
after(() => api.close());

const visa = '4242 4242 4242 4242';

async function sell(capacity = 10, price = 2500): Promise<{ event: number; ticket: number }> {
  const event = await addEvent(api, { capacity });
  return { event, ticket: await addTicket(api, event, { price, currency: 'USD', max_per_order: 10 }) };
}

/** A hold with a payment that was begun. */
async function startPayment(event: number, ticket: number, quantity = 1) {
  const hold = await buyer.hold(event, ticket, quantity);
  const { status, data } = await buyer.begin(hold);
  assert.equal(status, 201);
  return { hold, payment: data };
}

async function pay(event: number, ticket: number, quantity = 1): Promise<{ hold: TestHold; payment: TestPayment }> {
  const beginning = await startPayment(event, ticket, quantity);
  assert.equal((await buyer.payByCard(beginning.payment, visa)).status, 200);
  return beginning;
}

async function endHolds(event: number): Promise<void> {
  await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'`.execute(
    api.deps.db,
  );
}

/** Runs the jobs of a kind and those that they cause, also when the worker of the API has taken one of them already. */
async function run(kind: string): Promise<void> {
  await sql`update background_jobs set due_at = now() - interval '1 minute' where kind = ${kind}
    and state = 'waiting'`.execute(api.deps.db);
  for (let isBusy = true; isBusy;) {
    await api.finishJobs();
    const { rows } = await sql`select 1 from background_jobs where state = 'running'
      or (state = 'waiting' and due_at <= now())`.execute(api.deps.db);
    isBusy = rows.length > 0;
  }
}

async function orderId({ reference }: TestHold): Promise<number> {
  const { id } = await api.deps.db
    .selectFrom('orders')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}

const seatsOf = async (event: number) => (await readSeats(api, event))[0];
const statusOf = async ({ id }: TestPayment) => (await buyer.client().paymentIntents.retrieve(id)).status;

describe('the payment of a hold', () => {
  test('makes the tickets when the card pays', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await pay(event, ticket, 2);
    assert.deepEqual([payment.amount, payment.currency, payment.mode], [5000, 'USD', 'sandbox']);
    assert.equal((await buyer.read(hold)).data.state, 'held');
    await buyer.notifyAll(payment.id);
    const { data } = await buyer.read(hold);
    assert.deepEqual([data.state, data.attendees.length], ['confirmed', 2]);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 2, held: 0 });
    assert.equal((await buyer.begin(hold)).status, 409);
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

  test('is one intent for ten requests at once', async () => {
    const { event, ticket } = await sell();
    const hold = await buyer.hold(event, ticket);
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.begin(hold)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ data }) => data.client_secret)).size, 1);
    const { rows } = await sql`select 1 from payments where subject_id = ${await orderId(hold)}`.execute(api.deps.db);
    assert.equal(rows.length, 1);
  });

  test('has the amount of the hold, whatever the request says', async () => {
    const { event, ticket } = await sell(10, 1900);
    const hold = await buyer.hold(event, ticket, 3);
    const { data } = await buyer.begin(hold, { amount: 1, total: 1, currency: 'CLP' });
    assert.deepEqual([data.amount, data.currency], [5700, 'USD']);
    assert.equal((await buyer.client().paymentIntents.retrieve(data.id)).amount, 5700);
  });

  test('is begun by members with the call of the specification', async () => {
    const { event, ticket } = await sell();
    const { reference, key } = await buyer.hold(event, ticket, 1, 'latinas');
    const body = { reference, hold_key: key, amount: 1, ...person(4) };
    const call = '/api/stripe/create-payment-intent';
    assert.equal((await api.post(call, toMultipart(body))).statusCode, 401);
    const answer = await api.post(call, toMultipart(body), 'latinas');
    assert.equal(answer.statusCode, 201, answer.body);
    const { data } = answer.json<{ data: TestPayment }>();
    assert.deepEqual([data.amount, data.id.slice(0, 3), data.client_secret.includes('_secret_')], [2500, 'pi_', true]);
    assert.equal((await api.post(call, toMultipart({ ...body, hold_key: 'x'.repeat(24) }), 'latinas')).statusCode, 404);
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

  test('counts an event only when its work is done', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await pay(event, ticket);
    const refuse = async (table: string): Promise<void> => {
      await sql`create function refuse_row() returns trigger language plpgsql as 'begin raise exception ''cut''; end'`.execute(
        api.deps.db,
      );
      await sql`create trigger refuse_row before insert or update on ${sql.table(table)} for each row
        execute function refuse_row()`.execute(api.deps.db);
    };
    const events = await buyer.eventsOf(payment.id);
    const successEvent = events.find(({ type }) => type === 'payment_intent.succeeded');
    assert.ok(successEvent);
    for (const table of ['stripe_events', 'payments', 'orders', 'attendees', 'audit_entries', 'capacities']) {
      await refuse(table);
      assert.ok((await buyer.notify(successEvent)) >= 500, table);
      await sql`drop function refuse_row() cascade`.execute(api.deps.db);
      assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 0, held: 1 }, table);
    }
    assert.equal(await buyer.notify(successEvent), 200);
    assert.equal((await buyer.read(hold)).data.attendees.length, 1);
  });
});

describe('a payment after the end of its hold', () => {
  test('takes the seat again when one is free', async () => {
    const { event, ticket } = await sell(2);
    const { hold, payment } = await pay(event, ticket);
    await endHolds(event);
    await run('events.release-holds');
    assert.equal((await buyer.read(hold)).data.state, 'confirmed', 'the job of the ended hold asks Stripe');
    await buyer.notifyAll(payment.id);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 1, held: 0 });
  });

  test('is refunded when no seat is left', async () => {
    const { event, ticket } = await sell(1);
    const { hold, payment } = await pay(event, ticket);
    await endHolds(event);
    const other = await startPayment(event, ticket);
    await buyer.notifyAll(payment.id);
    assert.equal((await buyer.read(hold)).data.state, 'refunded');
    await api.finishJobs();
    const charge = await buyer
      .client()
      .paymentIntents.retrieve(payment.id)
      .then(({ latest_charge: id }) => String(id));
    const { amount_refunded: amount } = await buyer.client().charges.retrieve(charge);
    assert.equal(amount, 2500);
    await buyer.notifyAll(payment.id);
    assert.equal((await buyer.read(hold)).data.attendees.length, 0);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 0, held: 1 });
    assert.equal((await buyer.read(other.hold)).data.state, 'held');
  });

  test('cannot be begun: the intent is cancelled with the hold', async () => {
    const { event, ticket } = await sell();
    const [expiredOrder, releasedOrder] = [await startPayment(event, ticket), await startPayment(event, ticket)];
    await buyer.send(`/api/v2/holds/${releasedOrder.hold.reference}/release`, {}, releasedOrder.hold.key);
    await endHolds(event);
    await run('events.release-holds');
    for (const { payment } of [expiredOrder, releasedOrder]) {
      // The worker of the API may have begun the job by itself.
      for (let tries = 0; tries < 200 && (await statusOf(payment)) !== 'canceled'; tries += 1) await api.finishJobs();
      assert.equal(await statusOf(payment), 'canceled');
      assert.equal((await buyer.payByCard(payment, visa)).status, 400);
    }
  });
});

test('a payment whose webhook is lost is found by the job', async () => {
  const { event, ticket } = await sell();
  const { hold } = await pay(event, ticket);
  const waiting = await startPayment(event, ticket);
  await sql`update payments set created_at = now() - interval '5 minutes'`.execute(api.deps.db);
  await sql`insert into background_jobs (kind, payload, due_at, most_attempts, is_at_most_once)
    values ('payments.check-open', '{}', now(), 8, false)`.execute(api.deps.db);
  await api.finishJobs();
  assert.equal((await buyer.read(hold)).data.state, 'confirmed');
  assert.deepEqual(
    [(await buyer.read(waiting.hold)).data.state, await statusOf(waiting.payment)],
    ['held', 'requires_payment_method'],
  );
});

describe('a refund', () => {
  const refund = (id: number, body: object, as: 'admin' | 'latinas' = 'admin') =>
    buyer.send<{ id: number; amount: number; state: string }>(`/api/v2/orders/${id}/refund`, body, undefined, as);

  /** Amounts in the mails to the buyers of an event. */
  const refundMails = async (event: number): Promise<string[]> => {
    const { rows } = await sql<{ amount: string }>`select "values" ->> 'amount' as amount from outbox_mails
      where template in ('orderRefunded', 'orderRefundedPartly')
        and "values" ->> 'event' = (select title from events where id = ${event}) order by 1`.execute(api.deps.db);
    return rows.map(({ amount }) => amount);
  };

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

  test('of an amount keeps the tickets', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await pay(event, ticket);
    await buyer.notifyAll(payment.id);
    assert.equal((await refund(await orderId(hold), { amount: 500, reason: 'Member price' })).status, 201);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 1, held: 0 });
    assert.equal((await refund(await orderId(hold), { amount: 100 })).status, 422);
    assert.equal((await refund(await orderId(hold), { amount: 100, reason: 'x' }, 'latinas')).status, 403);
  });

  test('that was made at Stripe is noted, and one that Stripe refuses needs attention', async () => {
    const { event, ticket } = await sell();
    const first = await pay(event, ticket);
    await buyer.notifyAll(first.payment.id);
    await buyer.client().refunds.create({ payment_intent: first.payment.id, amount: 1000 });
    await buyer.notifyAll(first.payment.id);
    assert.equal((await buyer.read(first.hold)).data.state, 'partially_refunded');
    await buyer.client().refunds.create({ payment_intent: first.payment.id });
    assert.equal((await refund(await orderId(first.hold), { amount: 500, reason: 'x' })).status, 201);
    await api.finishJobs();
    assert.equal((await buyer.read(first.hold)).data.state, 'needs_attention');
  });
});

test('the sandbox sends its signed events by itself', async () => {
  const ownApi = await buildTestApi();
  try {
    const ownBuyer = createBuyer(ownApi);
    const event = await addEvent(ownApi);
    const hold = await ownBuyer.hold(event, await addTicket(ownApi, event, { price: 900, currency: 'USD' }));
    const { data } = await ownBuyer.begin(hold);
    await ownBuyer.payByCard(data, visa);
    for (let tries = 0; tries < 500 && (await ownBuyer.read(hold)).data.state === 'held'; tries += 1)
      await new Promise((resolve) => setImmediate(resolve));
    assert.equal((await ownBuyer.read(hold)).data.state, 'confirmed');
  } finally {
    await ownApi.close();
  }
});

test('the log has no client secret', () => {
  assert.ok(lines.length > 0);
  assert.deepEqual(
    lines.filter((line) => /_secret_|client_secret/.test(line)),
    [],
  );
});
