import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { askAgain } from '../../../testing/ask-again';
import { toMultipart } from '../../../testing/bodies';
import { type Caller, type TestApi } from '../../../testing/build-test-api';
import { mailsTo } from '../../../testing/caught-mails';
import { addEvent, addTicket, finishAllJobs, person, readSeats } from '../../../testing/event-tickets';
import { isPostgres } from '../../../testing/lane';
import { buildPayingApi, createBuyer } from '../../../testing/sandbox-payments';
import { cloneTemplate, type TestDatabase } from '../../../testing/template';
import { countSeats } from '../capacity/count-seats';
import { tendLists } from './waiting-jobs';

interface Place {
  readonly state: string;
  readonly position: number | null;
  readonly quantity: number;
  readonly offer: { readonly quantity: number; readonly ends_at: string; readonly seconds_left: number } | null;
  readonly tickets: readonly { readonly slug: string }[];
  readonly hold?: { readonly reference: string; readonly key: string } | null;
}

interface Answer<T = Place> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

let database: TestDatabase;
let apis: readonly TestApi[];
let api: TestApi;
let now: Date | null = null;
const clock = () => now ?? new Date();
before(async () => {
  database = await cloneTemplate();
  api = await buildPayingApi({ database: database.settings, clock });
  // The embedded database serves one process.
  apis = isPostgres ? [api, await buildPayingApi({ database: database.settings, clock })] : [api];
});
beforeEach(() => {
  now = null;
});
after(async () => {
  for (const one of apis) await one.close();
  await database.drop();
});

async function send<T = Place>(path: string, body?: object, as: Caller = null, by = api): Promise<Answer<T>> {
  const answer = body === undefined ? await by.get(`/api/v2/${path}`, as) : await by.post(`/api/v2/${path}`, body, as);
  return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
}

const join = (event: number, ticket: number, number: number, more: object = {}, by = api) =>
  send<{ position: number }>(
    `events/${event}/waiting-list`,
    { ticket_id: ticket, quantity: 1, ...person(number), ...more },
    null,
    by,
  );

async function buy(event: number, ticket: number, number: number, by = api) {
  const body = toMultipart({ event_id: event, ticket_id: ticket, ...person(number) });
  const answer = await by.post('/api/addattend', body);
  return { status: answer.statusCode, id: answer.json<{ data?: { id: number } }>().data?.id ?? 0 };
}

const cancel = async (id: number, by = api) =>
  (await by.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin')).statusCode;

/** A sold-out event with the ids of its tickets. */
async function sellOut(seats: number, values: object = {}, eventValues: object = {}) {
  const event = await addEvent(api, { capacity: seats, ...eventValues });
  const ticket = await addTicket(api, event, { max_per_order: Math.max(seats, 5), ...values });
  if (seats === 0) return { event, ticket, sold: [] };
  const buyer = createBuyer(api);
  const { reference, key } = await buyer.hold(event, ticket, seats);
  const headers = { 'x-hold-key': key };
  const url = `/api/v2/holds/${reference}/confirm`;
  const isFree = !('price' in values);
  if (isFree) await api.send({ method: 'POST', url, headers, payload: person(9000) });
  else await payFor(reference, key);
  const { data } = await buyer.read({ reference, key, state: 'held', total: 0, attendees: [] });
  assert.equal(data.attendees.length, seats);
  return { event, ticket, sold: data.attendees.map(({ id }) => id) };
}

/** Pays a hold with a test card. */
async function payFor(reference: string, key: string): Promise<void> {
  const buyer = createBuyer(api);
  const payment = await buyer.begin({ reference, key, state: 'held', total: 0, attendees: [] }, person(9000));
  assert.equal((await buyer.payByCard(payment.data, '4242 4242 4242 4242')).status, 200);
  await buyer.notifyAll(payment.data.id);
}

async function entries(event: number) {
  const { rows } = await sql<{
    id: number;
    email: string;
    state: string;
    offered_quantity: number | null;
    place: number;
  }>`
    select id, email, state, offered_quantity, place from waiting_entries where event_id = ${event}
    order by place, id`.execute(api.deps.db);
  return rows.map((row) => ({ ...row, number: Number(/\.(\d+)@/.exec(row.email)?.[1]) }));
}

const statesOf = async (event: number) => (await entries(event)).map(({ number, state }) => `${number} ${state}`);

/** The token of the newest mail about a place. */
async function tokenOf(number: number): Promise<string> {
  const [mail] = (await mailsTo(api, person(number).email)).filter(({ text }) => text.includes('/waiting-list/'));
  const token = /\/waiting-list\/([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  assert.ok(token, `no token in ${mail?.text ?? 'no mail'}`);
  return token;
}

const answerOffer = (token: string, word: string) => send(`waiting-places/${token}/${word}`, {});

async function endHolds(event: number): Promise<void> {
  await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'`.execute(
    api.deps.db,
  );
  await sql`update background_jobs set due_at = now() - interval '1 minute'
    where kind = 'events.release-holds' and state = 'waiting'`.execute(api.deps.db);
  await finishAllJobs(api);
}

describe('a person joins', () => {
  test('and gets a place, a mail with it and a link to leave', async () => {
    const { event, ticket } = await sellOut(1);
    assert.equal((await join(event, ticket, 1)).data.position, 1);
    const second = await join(event, ticket, 2, { quantity: 2 });
    assert.deepEqual([second.status, second.data.position], [201, 2]);
    const token = await tokenOf(2);
    const place = await send(`waiting-places/${token}`);
    assert.deepEqual([place.data.state, place.data.position, place.data.quantity], ['waiting', 2, 2]);
    const leaving = await answerOffer(token, 'leave');
    assert.deepEqual([leaving.status, leaving.data.state], [200, 'left']);
    assert.equal((await answerOffer(token, 'leave')).data.state, 'left');
    assert.deepEqual(await statesOf(event), ['1 waiting', '2 left']);
    assert.equal((await join(event, ticket, 2)).data.position, 2);
  });

  test('again with the same answer, one active place and the mail again', async () => {
    const { event, ticket } = await sellOut(1);
    const first = await join(event, ticket, 11);
    const again = await join(event, ticket, 11, { email: person(11).email.toUpperCase() });
    assert.deepEqual(again, first);
    assert.deepEqual(await statesOf(event), ['11 waiting']);
    assert.equal((await mailsTo(api, person(11).email)).length, 2);
    await join(event, ticket, 12);
    // The place in front is not disclosed: the answer is that of a new place.
    assert.equal((await join(event, ticket, 11)).data.position, 3);
    const many = await Promise.all(Array.from({ length: 10 }, () => join(event, ticket, 13)));
    assert.deepEqual([...new Set(many.map(({ status }) => status))], [201]);
    assert.equal((await entries(event)).filter(({ number }) => number === 13).length, 1);
  });

  test('not while tickets are left, nor for more than an order has, nor after the list was closed', async () => {
    const event = await addEvent(api, { capacity: 2 });
    const ticket = await addTicket(api, event);
    assert.equal((await join(event, ticket, 1)).status, 409);
    await buy(event, ticket, 8001);
    await buy(event, ticket, 8002);
    const tooMany = await join(event, ticket, 1, { quantity: 6 });
    assert.deepEqual([tooMany.status, Object.keys(tooMany.errors ?? {})], [422, ['quantity']]);
    const nameless = await join(event, ticket, 1, { first_name: '', email: 'no' });
    assert.deepEqual(Object.keys(nameless.errors ?? {}).sort(), ['email', 'first_name']);
    await send(`events/${event}/waiting-settings`, { is_on: false }, 'admin');
    assert.equal((await join(event, ticket, 1)).status, 409);
    assert.equal((await join(999_999_999, ticket, 1)).status, 404);
    const soon = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const { event: near, ticket: nearTicket } = await sellOut(
      1,
      {},
      { starts_at: soon, ends_at: '2099-01-01T00:00:00Z' },
    );
    assert.equal((await join(near, nearTicket, 1)).status, 409);
  });

  test('with a forged token as no person', async () => {
    const { event, ticket } = await sellOut(1);
    await join(event, ticket, 15);
    const token = await tokenOf(15);
    for (const forgery of ['1.abc', `${token}x`, `9${token}`, 'x'.repeat(60)])
      assert.equal((await send(`waiting-places/${forgery}`)).status, 404);
  });
});

describe('a freed seat', () => {
  test('is offered to the first person, and the public does not get it', async () => {
    const { event, ticket, sold } = await sellOut(2);
    await join(event, ticket, 21);
    await join(event, ticket, 22);
    assert.equal(await cancel(sold[0] ?? 0), 200);
    const sale = await buy(event, ticket, 23);
    assert.equal(sale.status, 409);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['21 offered', '22 waiting']);
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 1 });
    const page = (await api.get(`/api/events/get/${event}`)).json<{
      data: { tickets: readonly { state: string; left: number; has_waiting_list: boolean }[] };
    }>();
    assert.deepEqual(
      page.data.tickets.map(({ state, left: seatsLeft, has_waiting_list: hasList }) => [state, seatsLeft, hasList]),
      [['waitlist_open', 0, true]],
    );
    const place = await send(`waiting-places/${await tokenOf(21)}`);
    assert.equal(place.data.offer?.quantity, 1);
    const twelveHours = 12 * 3600;
    assert.ok(Math.abs((place.data.offer?.seconds_left ?? 0) - twelveHours) < 120);
    assert.deepEqual(
      (await countSeats(api.deps)).drift.filter((row) => row.event_id === event),
      [],
    );
  });

  test('is a ticket when the person accepts, once', async () => {
    const { event, ticket, sold } = await sellOut(1);
    await join(event, ticket, 31);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const token = await tokenOf(31);
    const answers = await Promise.all([answerOffer(token, 'accept'), answerOffer(token, 'accept')]);
    assert.deepEqual(
      answers.map(({ status, data }) => [status, data.state, data.tickets.length, data.hold]),
      [
        [200, 'accepted', 1, null],
        [200, 'accepted', 1, null],
      ],
    );
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 0 });
    assert.equal((await answerOffer(token, 'decline')).status, 409);
    assert.equal((await answerOffer(token, 'leave')).status, 409);
    await finishAllJobs(api);
    const subjects = (await mailsTo(api, person(31).email)).map(({ subject }) => subject);
    assert.equal(subjects.length, 3);
    assert.match(subjects[0] ?? '', /^Your ticket for/);
  });

  test('goes to the next person when the first declines, keeps waiting or does not answer', async () => {
    const { event, ticket, sold } = await sellOut(1);
    for (const number of [41, 42, 43, 44]) await join(event, ticket, number);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const keeping = await answerOffer(await tokenOf(41), 'keep');
    assert.deepEqual([keeping.data.state, keeping.data.position], ['waiting', 1]);
    assert.equal((await answerOffer(await tokenOf(41), 'keep')).data.state, 'waiting');
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['41 waiting', '42 offered', '43 waiting', '44 waiting']);
    const refusal = await answerOffer(await tokenOf(42), 'decline');
    assert.deepEqual([refusal.status, refusal.data.state], [200, 'declined']);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['41 waiting', '42 declined', '43 offered', '44 waiting']);
    await endHolds(event);
    assert.deepEqual(await statesOf(event), ['41 waiting', '42 declined', '43 expired', '44 offered']);
    const late = await answerOffer(await tokenOf(43), 'accept');
    assert.deepEqual([late.status, late.code], [410, 'HOLD_EXPIRED']);
    const [mail] = await mailsTo(api, person(43).email);
    assert.match(mail?.subject ?? '', /has ended/);
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 0, held: 1 });
    now = new Date(Date.now() + 13 * 3_600_000);
    await answerOffer(await tokenOf(44), 'leave');
    await tendLists(api.deps);
    assert.equal((await statesOf(event))[0], '41 offered');
  });

  test('skips people who want more, and offers fewer where that is welcome', async () => {
    const { event, ticket, sold } = await sellOut(3);
    await join(event, ticket, 51, { quantity: 3 });
    await join(event, ticket, 52, { quantity: 2, takes_fewer: true });
    await join(event, ticket, 53);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    await cancel(sold[1] ?? 0);
    await finishAllJobs(api);
    const offers = (await entries(event)).map(({ number, state, offered_quantity: count }) => [number, state, count]);
    assert.deepEqual(offers, [
      [51, 'waiting', null],
      [52, 'offered', 1],
      [53, 'offered', 1],
    ]);
    // A seat that no person on the list can use is sold.
    await cancel(sold[2] ?? 0);
    await finishAllJobs(api);
    assert.equal((await buy(event, ticket, 54)).status, 201);
  });

  test('of a raised capacity, a larger pool, a released hold and a ticket without a limit is offered', async () => {
    const { event, ticket } = await sellOut(1);
    await join(event, ticket, 61);
    const edit = await api.post(`/api/editevent?id=${event}`, toMultipart({ capacity: 2 }), 'admin');
    assert.equal(edit.statusCode, 200, edit.body);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['61 offered']);

    const { event: second, ticket: poolTicket } = await sellOut(0, {}, { capacity: '' });
    const pool = await send<{ id: number }>(`events/${second}/pools`, { name: 'Sala', total: 0 }, 'admin');
    await api.post(`/api/editticket?id=${poolTicket}`, toMultipart({ pool_id: pool.data.id }), 'admin');
    await join(second, poolTicket, 62);
    await send(`event-pools/${pool.data.id}/edit`, { name: 'Sala', total: 1 }, 'admin');
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(second), ['62 offered']);

    const third = await addEvent(api, { capacity: 1 });
    const thirdTicket = await addTicket(api, third);
    const hold = await send<{ reference: string; key: string }>(`events/${third}/holds`, {
      items: [{ ticket_id: thirdTicket, quantity: 1 }],
    });
    await join(third, thirdTicket, 63);
    await api.send({
      method: 'POST',
      url: `/api/v2/holds/${hold.data.reference}/release`,
      headers: { 'x-hold-key': hold.data.key },
    });
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(third), ['63 offered']);
  });

  test('of an expired hold is offered, also when an offer of hours was made before', async () => {
    const { event, ticket, sold } = await sellOut(2);
    await join(event, ticket, 65);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    await cancel(sold[1] ?? 0);
    await send(`events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 1 }] });
    await join(event, ticket, 66);
    const { rows } = await sql<{ minutes: number }>`select extract(epoch from due_at - now()) / 60 as minutes
      from background_jobs where kind = 'events.release-holds' and key = ${`event ${event}`} and state = 'waiting'`.execute(
      api.deps.db,
    );
    assert.ok(Number(rows[0]?.minutes) < 11);
    await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'
      and email is null`.execute(api.deps.db);
    await sql`update background_jobs set due_at = now() - interval '1 minute'
      where kind = 'events.release-holds' and state = 'waiting'`.execute(api.deps.db);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['65 offered', '66 offered']);
  });

  test('waits while the list is paused, and is sold when the list is off', async () => {
    const { event, ticket, sold } = await sellOut(2);
    await join(event, ticket, 71);
    await send(`events/${event}/waiting-settings`, { is_paused: true }, 'admin');
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['71 waiting']);
    assert.equal((await buy(event, ticket, 72)).status, 409);
    await send(`events/${event}/waiting-settings`, { is_on: false }, 'admin');
    assert.equal((await buy(event, ticket, 72)).status, 201);
    await send(`events/${event}/waiting-settings`, { is_on: true, is_paused: false, offer_minutes: 30 }, 'admin');
    await cancel(sold[1] ?? 0);
    await finishAllJobs(api);
    const place = await send(`waiting-places/${await tokenOf(71)}`);
    assert.ok((place.data.offer?.seconds_left ?? 0) <= 30 * 60);
    for (const minutes of [14, 7 * 24 * 60 + 1])
      assert.equal((await send(`events/${event}/waiting-settings`, { offer_minutes: minutes }, 'admin')).status, 422);
  });

  test('is offered until two hours before the start at most', async () => {
    const start = new Date(Date.now() + 5 * 3_600_000);
    const { event, ticket, sold } = await sellOut(
      1,
      {},
      {
        starts_at: start.toISOString(),
        ends_at: new Date(start.getTime() + 3_600_000).toISOString(),
      },
    );
    await join(event, ticket, 75);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const { data } = await send(`waiting-places/${await tokenOf(75)}`);
    assert.equal(Date.parse(data.offer?.ends_at ?? ''), start.getTime() - 2 * 3_600_000);
  });
});

test('many cancellations, sales and offers at once never exceed the capacity, and keep the order', async () => {
  const seats = 100;
  const { event, ticket, sold } = await sellOut(seats);
  await Promise.all(Array.from({ length: 60 }, (_, index) => askAgain(() => join(event, ticket, 1001 + index))));
  const of = (index: number) => apis[index % apis.length] ?? api;
  await Promise.all([
    ...sold.map((id, index) => askAgain(async () => ({ status: await cancel(id, of(index)) }))),
    ...Array.from({ length: 100 }, (_, index) => buy(event, ticket, 2000 + index, of(index + 1))),
  ]);
  for (const one of apis) await finishAllJobs(one);
  const list = await entries(event);
  assert.deepEqual([...new Set(list.map(({ state }) => state))], ['offered']);
  const { rows } = await sql<{ orders: number; sold: number; held: number }>`select
      (select count(*)::int from orders o where o.event_id = ${event} and o.state = 'held') as orders, c.sold, c.held
    from capacities c where c.kind = 'event' and c.owner_id = ${event}`.execute(api.deps.db);
  assert.deepEqual([rows[0]?.orders, rows[0]?.held], [60, 60]);
  assert.ok((rows[0]?.sold ?? seats) + 60 <= seats);
  assert.deepEqual(
    (await countSeats(api.deps)).drift.filter((row) => row.event_id === event),
    [],
  );
  const order = await sql<{ id: number }>`select id from waiting_entries where event_id = ${event}
    order by offered_at, order_id`.execute(api.deps.db);
  assert.deepEqual(
    order.rows.map(({ id }) => id),
    list.map(({ id }) => id),
  );
});

test('an offer ends when the event is cancelled in its form, and earlier when the event is', async () => {
  const { event, ticket, sold } = await sellOut(1);
  await join(event, ticket, 77);
  await cancel(sold[0] ?? 0);
  await finishAllJobs(api);
  const token = await tokenOf(77);
  const start = new Date(Date.now() + 3 * 3_600_000);
  const times = { starts_at: start.toISOString(), ends_at: '2099-05-01T21:00:00Z' };
  await api.post(`/api/editevent?id=${event}`, toMultipart(times), 'admin');
  await tendLists(api.deps);
  const place = await send(`waiting-places/${token}`);
  assert.equal(Date.parse(place.data.offer?.ends_at ?? ''), start.getTime() - 2 * 3_600_000);
  await api.post(`/api/editevent?id=${event}`, toMultipart({ status: 'cancelled' }), 'admin');
  assert.equal((await answerOffer(token, 'accept')).status, 410);
  await tendLists(api.deps);
  assert.deepEqual(await statesOf(event), ['77 expired']);
});

describe('a ticket with a price', () => {
  test('is paid with the hold of the offer', async () => {
    const buyer = createBuyer(api);
    const { event, ticket, sold } = await sellOut(1, { price: 2500, currency: 'USD' });
    await join(event, ticket, 81);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const token = await tokenOf(81);
    const { data } = await answerOffer(token, 'accept');
    assert.ok(data.hold);
    assert.equal(data.state, 'offered');
    const hold = { ...data.hold, state: 'held', total: 2500, attendees: [] };
    const payment = await buyer.begin(hold, person(81));
    assert.equal(payment.data.amount, 2500);
    assert.equal((await buyer.payByCard(payment.data, '4242 4242 4242 4242')).status, 200);
    await buyer.notifyAll(payment.data.id);
    assert.equal((await send(`waiting-places/${token}`)).data.state, 'accepted');
  });

  test('whose payment comes too late is refunded, and its buyer waits first', async () => {
    const buyer = createBuyer(api);
    const event = await addEvent(api, { capacity: 1 });
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    const hold = await buyer.hold(event, ticket);
    const payment = await buyer.begin(hold, person(91));
    await join(event, ticket, 92);
    assert.equal((await buyer.payByCard(payment.data, '4242 4242 4242 4242')).status, 200);
    await sql`update orders set expires_at = now() - interval '1 second' where reference = ${hold.reference}`.execute(
      api.deps.db,
    );
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['92 offered']);
    await buyer.notifyAll(payment.data.id);
    const { data } = await buyer.read(hold);
    assert.deepEqual([data.state, (data as { is_paid_late?: boolean }).is_paid_late], ['refunded', true]);
    assert.deepEqual(await statesOf(event), ['91 waiting', '92 offered']);
    const again = await buyer.begin(hold, person(91));
    assert.deepEqual([again.status, again.code], [409, 'PAID_LATE_REFUNDED']);
    assert.match(
      (again as unknown as { message: string }).message,
      /We refunded \$25(\.00)?; you are first on the waiting list\./,
    );
    await join(event, ticket, 93);
    await answerOffer(await tokenOf(92), 'decline');
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['91 offered', '92 declined', '93 waiting']);
  });
});

test('a ticket with required questions goes on in the checkout', async () => {
  const { event, ticket, sold } = await sellOut(1);
  await api.post(
    '/api/ticketsdynamicform',
    { ticket_id: ticket, type: 'text', label: 'Talla', required: true },
    'admin',
  );
  await join(event, ticket, 95);
  await cancel(sold[0] ?? 0);
  await finishAllJobs(api);
  const { data } = await answerOffer(await tokenOf(95), 'accept');
  assert.equal(data.state, 'offered');
  assert.match(data.hold?.key ?? '', /^[\w-]{43}$/);
});

describe('the list of an event', () => {
  test('is closed when the event begins or is cancelled, with one mail for each person', async () => {
    const { event, ticket } = await sellOut(1);
    await join(event, ticket, 101);
    const { event: other, ticket: otherTicket, sold } = await sellOut(2);
    await join(other, otherTicket, 102);
    await join(other, otherTicket, 103);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const answer = await send(`events/${other}/cancellation`, { reason: 'Rain', refund: true }, 'admin');
    assert.equal(answer.status, 202);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(other), ['102 expired', '103 expired']);
    for (const number of [102, 103])
      assert.equal(
        (await mailsTo(api, person(number).email)).filter(({ subject }) => /^Cancelled/.test(subject)).length,
        1,
      );
    now = new Date('2099-05-01T18:00:01Z');
    await tendLists(api.deps);
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['101 expired']);
    const closingMails = (await mailsTo(api, person(101).email)).filter(({ subject }) => /is closed/.test(subject));
    assert.equal(closingMails.length, 1);
  });

  test('is sorted, searched, moved, offered, exported and shortened by organisers', async () => {
    const { event, ticket, sold } = await sellOut(2);
    for (const number of [111, 112, 113, 114]) await join(event, ticket, number);
    const list = (query = '') =>
      api.get(`/api/v2/events/${event}/waiting-entries?${query}`, 'admin').then((answer) =>
        answer.json<{
          data: { id: number; last_name: string; position: number }[];
          meta: { total: number; states: object };
        }>(),
      );
    const idOf = (index: number) => list().then(({ data }) => data[index]?.id ?? 0);
    const names = async (query = '') => (await list(query)).data.map(({ last_name: name }) => Number(name.slice(3)));
    assert.deepEqual(await names('sort=name&order=desc&per_page=2'), [114, 113]);
    assert.deepEqual(await names('search=ana.112'), [112]);
    assert.equal((await send(`waiting-entries/${await idOf(3)}/move`, { to: 'first' }, 'admin')).status, 200);
    await send(`waiting-entries/${await idOf(1)}/move`, { to: 'down' }, 'admin');
    await send(`waiting-entries/${await idOf(0)}/move`, { to: 'up' }, 'admin');
    assert.deepEqual(await names(), [114, 112, 111, 113]);
    await send(`waiting-entries/${await idOf(2)}/move`, { to: 'up' }, 'admin');
    assert.deepEqual(await names(), [114, 111, 112, 113]);
    const preview = await send<{ people: number; seats_left: number }>(
      `events/${event}/waiting-entries/preview?seats=6`,
      undefined,
      'admin',
    );
    assert.deepEqual([preview.data.people, preview.data.seats_left], [4, 2]);
    assert.equal((await send(`waiting-entries/${await idOf(2)}/offer`, {}, 'admin')).code, 'SOLD_OUT');
    await send(`events/${event}/waiting-settings`, { is_paused: true }, 'admin');
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const offer = await send(`waiting-entries/${await idOf(2)}/offer`, {}, 'admin');
    assert.deepEqual([offer.status, offer.data.state], [200, 'offered']);
    assert.equal((await send(`waiting-entries/${await idOf(3)}/remove`, {}, 'admin')).data.state, 'left');
    assert.deepEqual((await list()).meta.states, {
      waiting: 2,
      offered: 1,
      accepted: 0,
      declined: 0,
      expired: 0,
      left: 1,
    });
    const file = await api.get(`/api/v2/events/${event}/waiting-entries/file?state=waiting`, 'admin');
    assert.equal(file.body.trim().split('\n').length, 3);
    assert.equal((await api.get(`/api/v2/events/${event}/waiting-entries`, 'latinas')).statusCode, 403);
  });
});

test('members read their places, by the address of their account', async () => {
  const { event, ticket } = await sellOut(1);
  await join(event, ticket, 1, { email: 'latina@enlace.test' });
  const ownPlaces = await send<readonly { position: number; token: string; event: { id: number } }[]>(
    'my/waiting-places',
    undefined,
    'latinas',
  );
  const place = ownPlaces.data.find((one) => one.event.id === event);
  assert.equal(place?.position, 1);
  assert.equal((await answerOffer(place?.token ?? '', 'leave')).data.state, 'left');
  assert.equal((await send('my/waiting-places')).status, 401);
});
