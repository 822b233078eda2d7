import type { EventReport } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

interface Row {
  readonly [column: string]: unknown;
}

async function rowsOf(table: string, event: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where event_id = ${event}`.execute(api.deps.db);
  return rows;
}

/** The figures of a report, counted row by row. */
async function count(event: number) {
  const [attendees, orders, tickets, codes] = await Promise.all(
    ['attendees', 'orders', 'tickets', 'event_codes'].map((table) => rowsOf(table, event)),
  );
  const { rows: checkIns } = await sql<Row>`select * from check_ins where is_valid and undone_at is null`.execute(
    api.deps.db,
  );
  const all = attendees ?? [];
  const isOpen = (order: Row) => ['held', 'expired', 'cancelled'].includes(String(order['state']));
  const isValid = (attendee: Row) => attendee['state'] !== 'cancelled';
  const hasCome = ({ id }: Row) => checkIns.some((checkIn) => checkIn['attendee_id'] === id);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const expected = all.filter(isValid);
  return {
    orders: {
      begun: orders?.length,
      detailed: orders?.filter((order) => order['email'] !== null || order['form'] !== null || !isOpen(order)).length,
      held: orders?.filter((order) => order['state'] === 'held').length,
      given_up: orders?.filter((order) => ['expired', 'cancelled'].includes(String(order['state']))).length,
      confirmed: orders?.filter((order) => !isOpen(order)).length,
    },
    tickets: {
      valid: expected.length,
      cancelled: all.length - expected.length,
      came: expected.filter(hasCome).length,
    },
    by_ticket: (tickets ?? [])
      .toSorted((one, other) => Number(one['id']) - Number(other['id']))
      .map((ticket) => {
        const ownTickets = all.filter((attendee) => attendee['ticket_id'] === ticket['id']);
        return {
          id: ticket['id'],
          name: ticket['name'],
          sold: ownTickets.filter(isValid).length,
          cancelled: ownTickets.filter((attendee) => !isValid(attendee)).length,
          came: ownTickets.filter((attendee) => isValid(attendee) && hasCome(attendee)).length,
          // Nothing was paid: the code makes the tickets free.
          amount: 0,
        };
      })
      .filter(({ sold }) => sold > 0),
    by_code: (codes ?? []).map((code) => {
      const ownOrders = (orders ?? []).filter((order) => order['code_id'] === code['id'] && !isOpen(order));
      return {
        code: code['code'],
        orders: ownOrders.length,
        uses: sum(ownOrders.map((order) => Number(order['code_uses']))),
        discount: sum(ownOrders.map((order) => Number(order['discount']))),
      };
    }),
    attendance: { expected: expected.length, came: expected.filter(hasCome).length },
    sold: expected.length,
  };
}

test('the figures of a report are those that a count of all rows has', async () => {
  const event = await addEvent(api, { status: 'published', capacity: 200 });
  const tickets: number[] = [];
  for (const name of ['General', 'Taller', 'Amigas']) tickets.push(await addTicket(api, event, { name }));
  const pricedTicket = await addTicket(api, event, { name: 'Solidaria', price: 1000, currency: 'USD' });
  const code = { code: 'TODO', kind: 'percent', value: 100, scope: 'ticket', ticket_ids: [] };
  const addedCode = await api.post(`/api/v2/events/${event}/codes`, code, 'admin');
  assert.equal(addedCode.statusCode, 201, addedCode.body);
  const attendees: number[] = [];
  for (let number = 0; number < 24; number += 1) {
    const body = toMultipart({ event_id: event, ticket_id: tickets[number % 3], ...person(number) });
    const answer = await api.post('/api/addattend', body);
    assert.equal(answer.statusCode, 201, answer.body);
    attendees.push(answer.json<{ data: { id: number } }>().data.id);
  }
  // Checkouts that go different ways: with a code to the end, given back, and still open.
  for (let number = 0; number < 6; number += 1) {
    const items = [{ ticket_id: pricedTicket, quantity: 1 + (number % 2) }];
    const hold = await api.post(`/api/v2/events/${event}/holds`, { items, code: 'TODO' });
    assert.equal(hold.statusCode, 201, hold.body);
    const { reference, key } = hold.json<{ data: { reference: string; key: string } }>().data;
    const headers = { 'x-hold-key': key };
    const send = (path: string, payload?: object) =>
      api.send({
        method: 'POST',
        url: `/api/v2/holds/${reference}${path}`,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
    if (number < 3) assert.ok((await send('/confirm', person(50 + number))).statusCode < 300);
    if (number === 3) assert.ok((await send('/release')).statusCode < 300);
  }
  for (const id of attendees.slice(0, 5)) await api.post(`/api/cancelAttendance?id=${id}`, {}, 'admin');
  const report = async () => {
    const answer = await api.get(`/api/v2/events/${event}/report`, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ data: EventReport }>().data;
  };
  assert.equal((await report()).attendance, null, 'before the end');

  const list = await api.post(`/api/v2/events/${event}/check-in-lists`, { name: 'Entrada' }, 'admin');
  const { id: listId } = list.json<{ data: { id: number } }>().data;
  for (const [index, id] of attendees.slice(5, 14).entries()) {
    const scan = { nonce: `nonce-of-report-${index}`, scanned_at: new Date().toISOString(), gate: 'A', device: 'uno' };
    const path = `/api/v2/check-in-lists/${listId}`;
    assert.equal((await api.post(`${path}/redeem`, { ...scan, attendee_id: id }, 'admin')).statusCode, 200);
    if (index === 0) await api.post(`${path}/undo`, { attendee_id: id }, 'admin');
  }
  await sql`update events set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
    where id = ${event}`.execute(api.deps.db);

  const { days, orders, tickets: sums, by_ticket, by_code, attendance } = await report();
  const { sold, ...countedFigures } = await count(event);
  assert.deepEqual({ orders, tickets: sums, by_ticket, by_code, attendance }, countedFigures);
  assert.equal(
    days.reduce((total, day) => total + day.tickets, 0),
    sold,
  );
  assert.equal(attendance?.came, 8);
  assert.deepEqual(by_code[0]?.orders, 3);
});
