import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import { buildTestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, person } from '../../../testing/event-tickets';
import { createBuyer, type TestPayment } from '../../../testing/sandbox-payments';
import {
  api,
  buyer,
  endHolds,
  lines,
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

openPaymentsStage('full');

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

describe('the payment of a hold', () => {
  test('is one intent for ten requests at once', async () => {
    const { event, ticket } = await sell();
    const hold = await buyer.hold(event, ticket);
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.begin(hold)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ data }) => data.client_secret)).size, 1);
    const { rows } = await sql`select 1 from payments where subject_id = ${await orderId(hold)}`.execute(api.deps.db);
    assert.equal(rows.length, 1);
  });

  test('is begun by members with the call of the specification', async () => {
    const { event, ticket } = await sell();
    const { reference, key } = await buyer.hold(event, ticket, 1, 'allies');
    const body = { reference, hold_key: key, amount: 1, ...person(4) };
    const call = '/api/stripe/create-payment-intent';
    assert.equal((await api.post(call, toMultipart(body))).statusCode, 401);
    const answer = await api.post(call, toMultipart(body), 'allies');
    assert.equal(answer.statusCode, 201, answer.body);
    const { data } = answer.json<{ data: TestPayment }>();
    assert.deepEqual([data.amount, data.id.slice(0, 3), data.client_secret.includes('_secret_')], [2500, 'pi_', true]);
    assert.equal((await api.post(call, toMultipart({ ...body, hold_key: 'x'.repeat(24) }), 'allies')).statusCode, 404);
  });
});

describe('the webhook', () => {
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

describe('a refund', () => {
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
    await finishAllJobs(api);
    // The refusal has the payment looked at, and the missing report is found.
    assert.equal((await buyer.read(first.hold)).data.state, 'refunded');
  });
});

describe('refunds that are made at Stripe itself', () => {
  const rowsOf = async (intent: string) => {
    const { rows } = await sql<{ refunded: number; amounts: number[] }>`select p.refunded::float8 as refunded,
      (select array_agg(r.amount::float8 order by r.id) from refunds r
        where r.payment_id = p.id and r.state <> 'failed') as amounts
      from payments p where p.intent_id = ${intent}`.execute(api.deps.db);
    return rows[0];
  };
  const shuffle = <T>(list: readonly T[]): T[] => [...list].sort(() => Math.random() - 0.5);

  test('are noted once each, in whatever order and how often their reports come', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { event, ticket } = await sell();
      const { payment } = await pay(event, ticket);
      await buyer.notifyAll(payment.id);
      for (const amount of [500, 500, 300]) await buyer.client().refunds.create({ payment_intent: payment.id, amount });
      const events = await buyer.eventsOf(payment.id);
      for (const one of shuffle([...events, ...events, ...events])) assert.equal(await buyer.notify(one), 200);
      assert.equal((await rowsOf(payment.id))?.refunded, 1300);
    }
  });

  test('of the same sum twice, with a failed one of ours between, are noted', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await pay(event, ticket);
    await buyer.notifyAll(payment.id);
    await buyer.client().refunds.create({ payment_intent: payment.id, amount: 1500 });
    assert.equal((await refund(await orderId(hold), { amount: 2000, reason: 'x' })).status, 201);
    await api.finishJobs();
    await buyer.notifyAll(payment.id);
    await buyer.client().refunds.create({ payment_intent: payment.id, amount: 500 });
    await buyer.notifyAll(payment.id);
    assert.deepEqual(await rowsOf(payment.id), { refunded: 2000, amounts: [1500, 500] });
  });

  test('and fail later raise what is left, and need attention', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await startPayment(event, ticket);
    await buyer.payByCard(payment, '4000 0000 0000 5126');
    await buyer.notifyAll(payment.id);
    const { id } = await buyer.client().refunds.create({ payment_intent: payment.id, amount: 1000 });
    await buyer.notifyAll(payment.id);
    assert.equal((await buyer.read(hold)).data.state, 'partially_refunded');
    await buyer.client().rawRequest('POST', `/v1/sandbox/refunds/${id}/finish`, {});
    await buyer.notifyAll(payment.id);
    assert.equal((await buyer.read(hold)).data.state, 'refund_failed');
    assert.equal((await rowsOf(payment.id))?.refunded, 0);
    const events = await buyer.eventsOf(payment.id);
    for (const one of shuffle(events)) await buyer.notify({ ...one, id: `${one.id}_again` });
    assert.equal((await rowsOf(payment.id))?.refunded, 0, 'a late report of the sum is no new refund');
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
