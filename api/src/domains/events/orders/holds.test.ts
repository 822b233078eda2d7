import { holdKeyHeader } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Caller, TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person, readSeats } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { abandonHolds, endHolds, holdForCrowd, runRelease } from '../../../testing/stages/events/holds-stage';
import { makeKey } from './order-key';

interface Hold {
  readonly reference: string;
  readonly state: string;
  readonly expires_at: string | null;
  readonly can_extend: boolean;
  readonly total: number;
  readonly key?: string;
  readonly attendees: readonly { readonly email: string; readonly slug: string; readonly ticket_id: number }[];
}

interface Answer {
  readonly status: number;
  readonly data: Hold;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

async function send(path: string, body: object | undefined, key?: string, as: Caller = null): Promise<Answer> {
  const headers = key === undefined ? {} : { [holdKeyHeader]: key };
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await api.send({ method, url: `/api/v2/${path}`, headers, ...(body ? { payload: body } : {}) }, as);
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
}

const hold = (event: number, ticket: number, quantity: number, key?: string, as: Caller = null): Promise<Answer> =>
  send(`events/${event}/holds`, { items: [{ ticket_id: ticket, quantity }] }, key, as);

describe('a hold', () => {
  test('keeps seats until it is released', async () => {
    const event = await addEvent(api, { capacity: 5 });
    const ticket = await addTicket(api, event);
    const { status, data } = await hold(event, ticket, 3);
    assert.deepEqual([status, data.state, data.can_extend, data.total], [201, 'held', true, 0]);
    const minutes = (Date.parse(data.expires_at ?? '') - Date.now()) / 60_000;
    assert.ok(minutes > 9 && minutes <= 10, `${minutes} minutes`);
    const refusal = await hold(event, ticket, 3);
    assert.deepEqual([refusal.status, refusal.code], [409, 'NOT_ENOUGH']);
    const path = `holds/${data.reference}`;
    assert.equal((await send(path, undefined, data.key)).data.state, 'held');
    for (const key of [undefined, makeKey()]) assert.equal((await send(path, undefined, key)).status, 404);
    const states = [await send(`${path}/release`, {}, data.key), await send(`${path}/release`, {}, data.key)];
    assert.deepEqual(
      states.map((one) => one.data.state),
      ['cancelled', 'cancelled'],
    );
    assert.deepEqual(await readSeats(api, event), [
      { kind: 'event', sold: 0, held: 0 },
      { kind: 'ticket', sold: 0, held: 0 },
    ]);
    assert.equal((await hold(event, ticket, 5)).status, 201);
  });

  test('is one hold when its request is repeated with the same key', async () => {
    const event = await addEvent(api, { capacity: 5 });
    const ticket = await addTicket(api, event);
    const key = makeKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => hold(event, ticket, 2, key)));
    assert.deepEqual(new Set(answers.map(({ data }) => data.reference)).size, 1);
    assert.ok(answers.every(({ data }) => data.key === undefined));
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 0, held: 2 });
  });

  test('with the key of other tickets is refused and holds nothing', async () => {
    const event = await addEvent(api, { capacity: 9 });
    const [ticket, otherTicket] = [await addTicket(api, event), await addTicket(api, event)];
    const [key, url] = [makeKey(), `events/${event}/holds`];
    const items = [
      { ticket_id: ticket, quantity: 1 },
      { ticket_id: otherTicket, quantity: 2 },
    ];
    const first = await send(url, { items }, key);
    assert.equal((await send(url, { items: items.toReversed() }, key)).data.reference, first.data.reference);
    for (const [wishes, code] of [
      [items.slice(1), ''],
      [items.map((item) => ({ ...item, quantity: 2 })), ''],
      [items.map((item) => ({ ...item, ticket_id: ticket })), ''],
    ] as const) {
      const answer = await send(url, { items: wishes, code }, key);
      assert.deepEqual([answer.status, answer.code], [409, 'CONFLICT']);
    }
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 0, held: 3 });
  });

  test('is extended once', async () => {
    const event = await addEvent(api);
    const { data } = await hold(event, await addTicket(api, event), 1);
    const extend = async () => (await send(`holds/${data.reference}/extend`, {}, data.key)).data;
    const [first, second] = [await extend(), await extend()];
    assert.equal(Date.parse(first.expires_at ?? '') - Date.parse(data.expires_at ?? ''), 5 * 60_000);
    assert.deepEqual([first.can_extend, second.expires_at], [false, first.expires_at]);
  });

  test('obeys the limits of an order', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { min_per_order: 2, max_per_order: 3 });
    const answers = [await hold(event, ticket, 1), await hold(event, ticket, 4)];
    assert.deepEqual(
      answers.map(({ status, code, message }) => [status, code, message]),
      [
        [422, 'MAX_PER_ORDER', 'This ticket is sold from 2 at a time.'],
        [422, 'MAX_PER_ORDER', 'You can take up to 3 of this ticket.'],
      ],
    );
  });
});

test('names its tickets in the language of the page that asks', async () => {
  const event = await addEvent(api, { capacity: 5 });
  const ticket = await addTicket(api, event, { name: 'Students' });
  await sql`update tickets set translations = '{"es": {"name": "Estudiantes"}}' where id = ${ticket}`.execute(
    api.deps.db,
  );
  const { data } = await hold(event, ticket, 1);
  for (const [referer, name] of [
    ['https://enlace.test/es/checkout', 'Estudiantes'],
    ['https://enlace.test/checkout', 'Students'],
  ] as const) {
    const headers = { [holdKeyHeader]: data.key ?? '', referer };
    const answer = await api.send({ method: 'GET', url: `/api/v2/holds/${data.reference}`, headers }, null);
    assert.ok(answer.body.includes(`"${name}"`), answer.body);
  }
});

describe('the end of a hold', () => {
  test('gives 12 abandoned holds back at once', () => abandonHolds([api], 12));

  test('frees the seats for the next person, also before a job has run', async () => {
    const event = await addEvent(api, { capacity: 2 });
    const ticket = await addTicket(api, event);
    await hold(event, ticket, 2);
    await endHolds(api, event);
    assert.equal((await hold(event, ticket, 1)).status, 201);
  });

  test('is forgiven when the seats are free, and told when they are not', async () => {
    const event = await addEvent(api, { capacity: 2 });
    const ticket = await addTicket(api, event);
    const [late, tooLate] = [await hold(event, ticket, 1), await hold(event, ticket, 1)];
    await endHolds(api, event);
    await runRelease([api]);
    const confirm = ({ data }: Answer, number: number) =>
      send(`holds/${data.reference}/confirm`, person(number), data.key);
    assert.equal((await confirm(late, 1)).status, 200);
    await hold(event, ticket, 1);
    const answer = await confirm(tooLate, 2);
    assert.deepEqual([answer.status, answer.code], [410, 'HOLD_EXPIRED']);
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 1 });
  });
});

describe('the price of a hold', () => {
  test('of a donation is the chosen amount, but not below the least one', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { kind: 'donation', price: 500, currency: 'USD' });
    const give = (amount?: number) =>
      send(`events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 2, ...(amount ? { amount } : {}) }] });
    assert.deepEqual([(await give()).data.total, (await give(1250)).data.total], [1000, 2500]);
    const answer = await give(499);
    assert.deepEqual([answer.status, answer.errors], [422, { 'items.0.amount': ['Please give $5.00 or more.'] }]);
    const plain = await addTicket(api, event, { price: 700, currency: 'USD' });
    const items = [{ ticket_id: plain, quantity: 1, amount: 9 }];
    assert.equal((await send(`events/${event}/holds`, { items })).data.total, 700);
  });

  test('for a member is the price of the role, where plans do not sell it', async () => {
    const event = await addEvent(api);
    const { rows } = await sql<{ id: number }>`select id from roles where name = 'allies'`.execute(api.deps.db);
    const values = { price: 3000, member_price: 1000, attach_member_roles: [rows[0]?.id], currency: 'USD' };
    const ticket = await addTicket(api, event, values);
    const totals = [await hold(event, ticket, 1), await hold(event, ticket, 1, undefined, 'allies')];
    assert.deepEqual(
      totals.map(({ data }) => data.total),
      [3000, 1000],
    );
  });
});

test('a sum that cannot be stored is refused at the items, in words', async () => {
  const event = await addEvent(api);
  const ticket = await addTicket(api, event, { price: 100_000_000, currency: 'COP', max_per_order: 100 });
  const { status: okStatus, data } = await hold(event, ticket, 21);
  assert.deepEqual([okStatus, data.total], [201, 2_100_000_000]);
  for (const quantity of [22, 100]) {
    const { status, code, errors, message } = await hold(event, ticket, quantity);
    assert.deepEqual([status, code, Object.keys(errors ?? {})], [422, 'VALIDATION_FAILED', ['items']]);
    assert.match(message ?? '', /too large/);
  }
});

describe('a confirmation', () => {
  test('makes a ticket for each seat, once', async () => {
    const event = await addEvent(api, { capacity: 9 });
    const ticket = await addTicket(api, event);
    const { data } = await hold(event, ticket, 3);
    const attendee = { ticket_id: ticket, ...person(2) };
    const confirm = (attendees: readonly object[]) =>
      send(`holds/${data.reference}/confirm`, { ...person(1), attendees }, data.key);
    assert.equal((await confirm([attendee, attendee, attendee, attendee])).status, 422);
    const answers = [await confirm([attendee]), await confirm([attendee])];
    for (const { status, data: order } of answers) {
      assert.deepEqual([status, order.state, order.expires_at], [200, 'confirmed', null]);
      const addresses = order.attendees.map(({ email }) => email).sort();
      assert.deepEqual(addresses, ['ana.1@example.org', 'ana.1@example.org', 'ana.2@example.org']);
    }
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 3, held: 0 });
  });

  test('asks for payment where the order costs something', async () => {
    const event = await addEvent(api);
    const { data } = await hold(event, await addTicket(api, event, { price: 1200, currency: 'USD' }), 2);
    assert.equal(data.total, 2400);
    const answer = await send(`holds/${data.reference}/confirm`, person(1), data.key);
    assert.deepEqual([answer.status, answer.code], [402, 'PAYMENT_REQUIRED']);
  });
});

test('100 buyers of 1 to 4 tickets of three kinds that share a pool exceed no limit', () =>
  holdForCrowd([api], { buyers: 100, atOnce: 50, size: 1 }));
