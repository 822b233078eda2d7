import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

test('the tickets of an event are sorted with one call, which names all of them', async () => {
  const event = await addEvent(api);
  const ids: number[] = [];
  for (const name of ['Uno', 'Dos', 'Tres']) ids.push(await addTicket(api, event, { name }));
  const [first = 0, second = 0, third = 0] = ids;
  const foreignId = await addTicket(api, await addEvent(api));
  const sort = (order: readonly number[], as: 'admin' | 'allies' = 'admin') =>
    api.post(`/api/v2/events/${event}/tickets/order`, { ids: order }, as);
  const readOrder = async () => {
    const { rows } = await sql<{ id: number }>`select id from tickets where event_id = ${event}
      order by position`.execute(api.deps.db);
    return rows.map(({ id }) => id);
  };
  for (let count = 0; count < 2; count += 1) {
    const answer = await sort([third, first, second]);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(await readOrder(), [third, first, second]);
  }
  for (const order of [
    [first, second],
    [first, second, third, foreignId],
    [first, second, foreignId],
    [first, first, second],
  ])
    assert.equal((await sort(order)).statusCode, 409, JSON.stringify(order));
  assert.equal((await sort(ids, 'allies')).statusCode, 403);
  assert.deepEqual(await readOrder(), [third, first, second]);
});
