import type { Cancellation, EventReport } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, cancelEvent, makeNewsDue, person, readSeats } from '../../../testing/event-tickets';
import { buildPayingApi, createBuyer } from '../../../testing/sandbox-payments';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi(buildPayingApi);
});

async function book(event: number, ticket: number, number: number): Promise<number> {
  const answer = await api.post(
    '/api/addattend',
    toMultipart({ event_id: event, ticket_id: ticket, ...person(number) }),
  );
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

async function buy(event: number, ticket: number): Promise<void> {
  const buyer = createBuyer(api);
  const { data: payment } = await buyer.begin(await buyer.hold(event, ticket, 2));
  await buyer.payByCard(payment, '4242 4242 4242 4242');
  await buyer.notifyAll(payment.id);
}

const finish = async () => {
  for (let count = 1; count > 0;) count = await api.finishJobs();
};

describe('the cancellation of an event', () => {
  const plan = async (event: number) =>
    (await api.get(`/api/v2/events/${event}/cancellation`, 'admin')).json<{ data: Cancellation }>().data;

  test('cancels all tickets, refunds what was paid once, and mails each person once', async () => {
    const event = await addEvent(api, { capacity: 20, status: 'published' });
    const free = await addTicket(api, event);
    const price = await addTicket(api, event, { price: 2500, currency: 'USD', max_per_order: 5 });
    await book(event, free, 21);
    await book(event, free, 22);
    await buy(event, price);
    await createBuyer(api).hold(event, free, 1);
    await finish();
    const { people, ...sums } = await plan(event);
    assert.equal(
      Object.values(people).reduce((sum, count) => sum + count, 0),
      3,
    );
    assert.deepEqual(sums, {
      ticket_count: 4,
      order_count: 3,
      cancellation: null,
      refundable: [{ currency: 'USD', amount: 5000 }],
      at_door: [],
    });
    const words = { en: 'We are sorry, Eva is ill.', es: '' };
    const form = { reason: 'The speaker is ill.', refund: true, words };
    assert.equal((await api.post(`/api/v2/events/${event}/cancellation`, form, 'allies')).statusCode, 403);
    for (let time = 0; time < 2; time++)
      assert.equal((await api.post(`/api/v2/events/${event}/cancellation`, form, 'admin')).statusCode, 202);
    const late = await api.post(`/api/v2/events/${event}/holds`, { items: [{ ticket_id: free, quantity: 1 }] });
    assert.equal(late.json<{ code: string }>().code, 'SALES_ENDED');
    await finish();
    const { ticket_count: ticketCount, refundable, cancellation } = await plan(event);
    assert.deepEqual([ticketCount, refundable], [0, []]);
    assert.deepEqual([cancellation?.done_count, cancellation?.failed_count, cancellation?.order_count], [3, 0, 3]);
    assert.ok(cancellation?.finished_at);
    assert.deepEqual(
      (await readSeats(api, event)).map((row) => ({ ...row })),
      ['event', 'ticket', 'ticket'].map((kind) => ({ kind, sold: 0, held: 0 })),
    );
    const refunds = await sql<{ amount: number }>`select r.amount from refunds r join payments p on p.id = r.payment_id
      join orders o on o.id = p.subject_id where o.event_id = ${event}`.execute(api.deps.db);
    assert.deepEqual(refunds.rows, [{ amount: 5000 }]);
    await makeNewsDue(api);
    await finish();
    const { rows: mails } = await sql<{ recipient: string }>`select recipient from outbox_mails
      where template = 'eventCancelled' and recipient in (select email from attendees where event_id = ${event})
      order by recipient`.execute(api.deps.db);
    assert.deepEqual(
      mails.map(({ recipient }) => recipient),
      [1, 21, 22].map((number) => person(number).email).sort(),
    );
    const { rows: texts } = await sql<{ text: string }>`select text from caught_mails
      where subject = 'Cancelled: Encuentro de prueba'`.execute(api.deps.db);
    assert.ok(texts.length > 0 && texts.every(({ text }) => text.includes('We are sorry, Eva is ill.')));
    assert.equal((await api.get(`/api/v2/orders/1`, 'allies')).statusCode, 403);
  });

  test('counts an order that its holder cancels meanwhile as done', async () => {
    const event = await addEvent(api, { status: 'published' });
    const ticket = await addTicket(api, event);
    const attendees = [await book(event, ticket, 51), await book(event, ticket, 52), await book(event, ticket, 53)];
    await cancelEvent(api, event);
    for (const id of attendees.slice(1)) await api.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin');
    await finish();
    const { cancellation } = await plan(event);
    assert.deepEqual([cancellation?.done_count, cancellation?.failed_count, cancellation?.order_count], [3, 0, 3]);
  });

  test('is refused for a draft, and for people without the right', async () => {
    const event = await addEvent(api, { status: 'draft' });
    const form = { reason: 'No venue', refund: false };
    assert.equal((await api.post(`/api/v2/events/${event}/cancellation`, form, 'admin')).statusCode, 409);
    assert.equal((await api.post('/api/v2/events/999999/cancellation', form, 'admin')).statusCode, 404);
    assert.equal((await api.post(`/api/v2/events/${event}/cancellation`, { refund: true }, 'admin')).statusCode, 422);
    assert.equal((await api.get(`/api/v2/events/${event}/cancellation`)).statusCode, 401);
  });
});

test('a copy of an event is a draft at another date, with tickets and questions and without people', async () => {
  const event = await addEvent(api, { title: 'Taller de datos', status: 'published' });
  const ticket = await addTicket(api, event, { name: 'General', quantity: 5 });
  await api.post('/api/ticketsdynamicform', { ticket_id: ticket, type: 'text', label: 'Diet' }, 'admin');
  await book(event, ticket, 31);
  const path = `/api/v2/events/${event}/copies`;
  assert.equal((await api.post(path, { starts_at: '2099-06-01T18:00:00Z' }, 'allies')).statusCode, 403);
  const answer = await api.post(path, { starts_at: '2099-06-01T18:00:00Z' }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const { id } = answer.json<{ data: { id: number } }>().data;
  const { data: copy } = (await api.get(`/api/events/get/${id}`, 'admin')).json<{
    data: Record<string, unknown> & { tickets: { id: number; name: string }[] };
  }>();
  assert.deepEqual(
    [copy['title'], copy['status'], copy['starts_at'], copy['ends_at'], copy['going_count']].map(String),
    ['Taller de datos', 'draft', '2099-06-01T18:00:00.000Z', '2099-06-01T21:00:00.000Z', '0'],
  );
  const [newTicket] = copy.tickets;
  const questions = (await api.get(`/api/ticketsdynamicform/get/${newTicket?.id}`, 'admin')).json<{
    data: { label: string }[];
  }>();
  assert.deepEqual([newTicket?.name, questions.data.map(({ label }) => label)], ['General', ['Diet']]);
});

test('a copy that is requested again with its key, also at the same time, is one draft', async () => {
  const event = await addEvent(api, { status: 'published' });
  const path = `/api/v2/events/${event}/copies`;
  const copy = async (key?: string) => {
    const answer = await api.post(path, { starts_at: '2099-06-01T18:00:00Z', key }, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const ids = await Promise.all([copy('one-press'), copy('one-press')]);
  ids.push(await copy('one-press'));
  assert.equal(new Set(ids).size, 1);
  assert.ok(!ids.includes(await copy('another-press')));
  assert.notEqual(await copy(), await copy());
});

test('the report has sales by day, money and orders', async () => {
  const event = await addEvent(api, { status: 'published' });
  const ticket = await addTicket(api, event, { price: 2500, currency: 'USD', max_per_order: 5 });
  await buy(event, ticket);
  await createBuyer(api).hold(event, ticket, 1);
  const { data } = (await api.get(`/api/v2/events/${event}/report`, 'admin')).json<{ data: EventReport }>();
  assert.deepEqual(
    data.days.map(({ tickets, amount }) => [tickets, amount]),
    [[2, 5000]],
  );
  assert.deepEqual([data.paid, data.refunded, data.currency], [5000, 0, 'USD']);
  assert.deepEqual(data.orders, { begun: 2, detailed: 1, held: 1, confirmed: 1, given_up: 0 });
  assert.equal((await api.get(`/api/v2/events/${event}/report`, 'allies')).statusCode, 403);
});

test('an organiser transfers a ticket, whose former code is no longer valid; both people get a mail', async () => {
  const event = await addEvent(api, { status: 'published' });
  const ticket = await addTicket(api, event);
  const id = await book(event, ticket, 41);
  const read = () => api.deps.db.selectFrom('attendees').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const former = await read();
  const to = { first_name: 'Eva', last_name: 'Sol', email: 'eva.sol@example.org' };
  assert.equal((await api.post(`/api/v2/attendees/${id}/transfer`, to, 'allies')).statusCode, 403);
  assert.equal((await api.post(`/api/v2/attendees/${id}/transfer`, { ...to, email: 'x' }, 'admin')).statusCode, 422);
  assert.equal((await api.post(`/api/v2/attendees/${id}/transfer`, to, 'admin')).statusCode, 200);
  const { slug, secret, email } = await read();
  assert.ok(slug !== former.slug && secret !== former.secret);
  assert.equal(email, to.email);
  const { rows } = await sql<{ template: string }>`select template from outbox_mails where recipient in
    (${former.email}, ${to.email}) and template in ('ticketTransferred', 'ticketReceived') order by id`.execute(
    api.deps.db,
  );
  assert.deepEqual(
    rows.map(({ template }) => template),
    ['ticketTransferred', 'ticketReceived'],
  );
});

test('a postponed event is cancelled, also after its former date', async () => {
  const former = { starts_at: '2020-05-01T18:00:00Z', ends_at: '2020-05-01T20:00:00Z' };
  const laterEvent = await addEvent(api, { ...former, status: 'postponed' });
  await cancelEvent(api, laterEvent);
  const page = await api.get(`/api/events/get/${laterEvent}`);
  assert.equal(page.json<{ data: { status: string } }>().data.status, 'cancelled');
  const formerEvent = await addEvent(api, { ...former, status: 'published' });
  const refusal = await api.post(`/api/v2/events/${formerEvent}/cancellation`, { reason: 'x', refund: false }, 'admin');
  assert.equal(refusal.statusCode, 409);
});

describe('the archive', () => {
  const move = (event: number, isArchived: boolean, as: 'admin' | 'allies' | 'recruiters' = 'admin') =>
    api.post(`/api/v2/events/${event}/archive`, { is_archived: isArchived }, as);
  const isListed = async (event: number, query = '', as: 'admin' | null = null): Promise<boolean> => {
    const answer = await api.get(`/api/events/list?${query}`, as);
    return answer.json<{ data: { id: number }[] }>().data.some(({ id }) => id === event);
  };

  test('takes an event that is over out of the lists of visitors; its page and the lists of editors keep it', async () => {
    const event = await addEvent(api, { starts_at: '2020-05-01T18:00:00Z', ends_at: '2020-05-01T20:00:00Z' });
    assert.equal(await isListed(event, 'when=past'), true);
    for (const as of ['allies', 'recruiters'] as const) assert.equal((await move(event, true, as)).statusCode, 403);
    for (let time = 0; time < 2; time += 1) assert.equal((await move(event, true)).statusCode, 200);
    assert.deepEqual([await isListed(event), await isListed(event, 'when=past')], [false, false]);
    assert.equal(await isListed(event, 'when=archived'), false);
    assert.deepEqual(
      [await isListed(event, 'when=archived', 'admin'), await isListed(event, 'when=past', 'admin')],
      [true, false],
    );
    const searchEntries = await sql<{ is_indexed: boolean }>`select is_indexed from search_entries
      where kind = 'events' and record_id = ${event}`.execute(api.deps.db);
    assert.deepEqual(searchEntries.rows, [{ is_indexed: true }]);
    const page = await api.get(`/api/events/get/${event}`);
    assert.ok(page.json<{ data: { archived_at: string | null } }>().data.archived_at);
    assert.equal((await move(event, false)).statusCode, 200);
    assert.equal(await isListed(event, 'when=past'), true);
    const entries = await sql`select 1 from audit_entries where resource = 'events' and row_id = ${String(event)}
      and after ? 'archived_at'`.execute(api.deps.db);
    assert.equal(entries.rows.length, 2);
  });

  test('refuses an event that people can go to, and takes a cancelled one', async () => {
    const event = await addEvent(api);
    const refusal = await move(event, true);
    assert.deepEqual([refusal.statusCode, refusal.json<{ code: string }>().code], [409, 'CONFLICT']);
    await cancelEvent(api, event);
    assert.equal((await move(event, true)).statusCode, 200);
    assert.equal((await move(99_999_999, true)).statusCode, 404);
  });

  test('is left by an event that takes place after all', async () => {
    const event = await addEvent(api, { starts_at: '2020-05-01T18:00:00Z', ends_at: '2020-05-01T20:00:00Z' });
    assert.equal((await move(event, true)).statusCode, 200);
    const edit = (values: Readonly<Record<string, unknown>>) =>
      api.post(`/api/editevent?id=${event}`, toMultipart(values), 'admin');
    assert.equal((await edit({ title: 'Con otro título' })).statusCode, 200);
    assert.equal(await isListed(event, 'when=past'), false);
    assert.equal((await edit({ starts_at: '2099-05-01T18:00:00Z', ends_at: '2099-05-01T20:00:00Z' })).statusCode, 200);
    assert.equal(await isListed(event, 'when=upcoming'), true);
  });
});

test('an event that gets another date keeps the one before, unless nobody knew it', async () => {
  const change = async (event: number, values: Readonly<Record<string, unknown>>) => {
    assert.equal((await api.post(`/api/editevent?id=${event}`, toMultipart(values), 'admin')).statusCode, 200);
    const { data } = (await api.get(`/api/events/get/${event}`, 'admin')).json<{
      data: { starts_at: string; previous_starts_at: string | null };
    }>();
    return data;
  };
  const draft = await addEvent(api, { status: 'draft' });
  assert.equal((await change(draft, { starts_at: '2098-05-01T18:00:00Z' })).previous_starts_at, null);
  const event = await addEvent(api);
  const before = await change(event, { title: 'Otro título' });
  assert.equal(before.previous_starts_at, null);
  const later = { starts_at: '2099-07-01T18:00:00Z', ends_at: '2099-07-01T20:00:00Z' };
  assert.equal((await change(event, later)).previous_starts_at, before.starts_at);
  assert.equal((await change(event, { ...later, title: 'Otra vez' })).previous_starts_at, before.starts_at);
  const firstTimes = { starts_at: before.starts_at, ends_at: '2099-05-01T20:00:00Z' };
  assert.equal((await change(event, firstTimes)).previous_starts_at, null, 'a corrected date');
  const typo = { starts_at: '2099-08-01T18:00:00Z', ends_at: '2099-08-01T20:00:00Z' };
  await change(event, typo);
  assert.equal((await change(event, later)).previous_starts_at, before.starts_at, 'a date that nobody was told of');
  assert.equal((await change(event, typo)).previous_starts_at, before.starts_at);
  assert.equal((await change(event, firstTimes)).previous_starts_at, null);
});
