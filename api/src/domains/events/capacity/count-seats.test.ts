import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../testing/event-tickets';

interface Count {
  readonly id: number;
  readonly row_count: number;
  readonly drift: readonly object[];
}

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

async function count(): Promise<Count> {
  const answer = await api.post('/api/v2/seat-counts', undefined, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: Count }>().data;
}

test('the seats of the demo community, of sales, holds and cancellations agree with the tickets', async () => {
  const event = await addEvent(api, { capacity: 9 });
  const ticket = await addTicket(api, event);
  await api.post('/api/addattend', toMultipart({ event_id: event, ticket_id: ticket, ...person(1) }));
  await api.post(`/api/v2/events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 2 }] });
  const { row_count: rows, drift } = await count();
  assert.deepEqual(drift, []);
  assert.ok(rows > 2);
});

test('a drift names the event with both numbers, and administrators read it later', async () => {
  const event = await addEvent(api, { capacity: 9 });
  await addTicket(api, event);
  await sql`update capacities set sold = 3 where kind = 'event' and owner_id = ${event}`.execute(api.deps.db);
  const { id, drift } = await count();
  const row = {
    kind: 'event',
    id: event,
    event_id: event,
    stored: { sold: 3, held: 0 },
    counted: { sold: 0, held: 0 },
  };
  assert.deepEqual(drift, [row]);
  const list = await api.get('/api/v2/seat-counts?per_page=1', 'admin');
  const { data, meta } = list.json<{ data: readonly Count[]; meta: { total: number } }>();
  assert.deepEqual([data.map((one) => one.id), data[0]?.drift], [[id], [row]]);
  assert.ok(meta.total >= 1);
  assert.equal((await api.get('/api/v2/seat-counts', 'allies')).statusCode, 403);
});
