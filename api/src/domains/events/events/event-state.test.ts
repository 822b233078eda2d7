import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { isTimeZone } from '../../../infrastructure/time/time-zone';
import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const edit = (id: number, values: object) => api.post(`/api/editevent?id=${id}`, toMultipart({ ...values }), 'admin');

async function book(event: number): Promise<number> {
  const ticket = await addTicket(api, event);
  const form = toMultipart({ event_id: event, ticket_id: ticket, ...person(1) });
  assert.equal((await api.post('/api/addattend', form)).statusCode, 201);
  return ticket;
}

async function stateOf(ticket: number): Promise<{ state: string; event: { timezone: string } }> {
  return (await api.get(`/api/v2/tickets/get/${ticket}`, 'admin')).json<{
    data: { state: string; event: { timezone: string } };
  }>().data;
}

test('an event with people cannot be a draft again, by its form or its series; it can be postponed', async () => {
  const event = await addEvent(api, { status: 'published' });
  assert.equal((await edit(event, { status: 'draft' })).statusCode, 200, 'no person has a ticket yet');
  assert.equal((await edit(event, { status: 'published' })).statusCode, 200);
  await book(event);
  const refusal = await edit(event, { status: 'draft' });
  assert.equal(refusal.statusCode, 422);
  assert.match(refusal.body, /"status":\["[^"]*cannot be a draft again/);

  const other = await addEvent(api, { status: 'draft' });
  await api.post(`/api/v2/events/${other}/series`, { frequency: 'weekly', count: 2 }, 'admin');
  const series = (await api.get(`/api/v2/events/${other}/series`, 'admin')).json<{
    data: { dates: { event_id: number }[] };
  }>().data;
  const last = series.dates.at(-1)?.event_id ?? 0;
  await edit(last, { status: 'published' });
  await book(last);
  const body = { scope: 'all', parts: ['status'] };
  const seriesRefusal = await api.post(`/api/v2/events/${other}/series/copy`, body, 'admin');
  assert.equal(seriesRefusal.statusCode, 422, seriesRefusal.body);
  assert.match(seriesRefusal.body, /cannot be a draft again/);

  assert.equal((await edit(event, { status: 'postponed' })).statusCode, 200);
});

test('a ticket of a draft is on sale once it is published; its sale is over by its date or with its event', async () => {
  const event = await addEvent(api, { status: 'draft', timezone: 'America/Lima' });
  const ticket = await addTicket(api, event);
  const endedTicket = await addTicket(api, event, { sale_ends_at: '2020-01-01T00:00:00Z' });
  assert.deepEqual(
    [(await stateOf(ticket)).state, (await stateOf(endedTicket)).state, (await stateOf(ticket)).event.timezone],
    ['not_published', 'ended', 'America/Lima'],
  );
  const filter = `/api/v2/tickets/list?event_id=${event}&state=not_published`;
  const list = (await api.get(filter, 'admin')).json<{ data: { id: number }[] }>().data;
  assert.deepEqual(
    list.map(({ id }) => id),
    [ticket],
  );
  await edit(event, { status: 'published' });
  assert.equal((await stateOf(ticket)).state, 'on_sale');
  await edit(event, { status: 'postponed' });
  assert.equal((await stateOf(ticket)).state, 'ended');
});

test('what depends on an event or a ticket with people names the way that is left', async () => {
  const event = await addEvent(api, { status: 'published' });
  const ticket = await book(event);
  interface Answer {
    data: { resource: string; count: number; blocks?: string }[];
  }
  const read = async (resource: string, id: number) =>
    (await api.get(`/api/v2/${resource}/${id}/dependents`, 'admin')).json<Answer>().data;
  const [seats, tickets] = await read('events', event);
  assert.deepEqual([seats?.resource, seats?.count, tickets?.resource, tickets?.count], ['attendees', 1, 'tickets', 1]);
  assert.match(seats?.blocks ?? '', /Cancel the event instead/);
  assert.equal(tickets?.blocks, undefined);
  const [ownSeats] = await read('tickets', ticket);
  assert.match(ownSeats?.blocks ?? '', /Hide it or end its sale/);
  const free = await addEvent(api, { status: 'draft' });
  assert.deepEqual(await read('events', free), []);
});

test('the zone of an event is one that the database knows, too, so that no list breaks', async () => {
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(api.deps.db);
  const storedNames = new Set(rows.map(({ name }) => name));
  const names = ['US/Pacific-New', 'SystemV/EST5', ...Intl.supportedValuesOf('timeZone')];
  const otherZone = names.find((name) => !storedNames.has(name) && isTimeZone(name));
  assert.ok(otherZone, 'all zones of Node are in the database');
  const event = await addEvent(api, { status: 'published', timezone: 'America/Lima' });
  const refusal = await edit(event, { timezone: otherZone });
  assert.equal(refusal.statusCode, 422, refusal.body);
  assert.match(refusal.body, /"timezone":\[/);
  assert.equal((await edit(event, { timezone: 'america/lima' })).statusCode, 200);
  assert.equal((await api.get('/api/events/list?month=2099-05')).statusCode, 200);
});

test('a time without a zone is read by the clock of its event, also for its tickets and in an edit without the zone', async () => {
  const local = { timezone: 'America/Bogota', starts_at: '2098-12-30T19:00', ends_at: '2098-12-30 21:30' };
  const event = await addEvent(api, { ...local, cancel_until: '2098-12-30' });
  const ticket = await addTicket(api, event, { sale_ends_at: '2098-12-30T18:00' });
  const readTimes = async () => {
    const { rows } = await sql<{ times: Date[] }>`select array[e.starts_at, e.ends_at, e.cancel_until,
        k.sale_ends_at] as times from events e join tickets k on k.event_id = e.id
      where e.id = ${event} and k.id = ${ticket}`.execute(api.deps.db);
    return rows[0]?.times.map((time) => time.toISOString());
  };
  const times = ['2098-12-31T00:00:00.000Z', '2098-12-31T02:30:00.000Z', '2098-12-30T05:00:00.000Z'];
  assert.deepEqual(await readTimes(), [...times, '2098-12-30T23:00:00.000Z']);
  assert.equal((await edit(event, { starts_at: '2098-12-30T18:00' })).statusCode, 200);
  assert.equal((await readTimes())?.[0], '2098-12-30T23:00:00.000Z');
  const refusal = await edit(event, { starts_at: '2098-02-30T18:00' });
  assert.match(refusal.body, /2026-01-31/);
});
