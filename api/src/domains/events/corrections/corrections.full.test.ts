import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, person, readDrift } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { changeKind, give } from '../../../testing/stages/events/corrections-stage';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

test('ten people who change their kind at once get exactly the last two seats', async () => {
  const event = await addEvent(api, { capacity: 10 });
  const general = await addTicket(api, event, { quantity: 10 });
  const workshop = await addTicket(api, event, { quantity: 2 });
  const ids: number[] = [];
  for (let number = 0; number < 10; number += 1) ids.push(await give(api, event, general, 600 + number));
  const answers = await Promise.all(ids.map((id) => changeKind(api, id, workshop, `press-${id}-aa`)));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [
    200,
    200,
    ...Array.from({ length: 8 }, () => 409),
  ]);
  assert.deepEqual(await readDrift(api, event), []);
});

test('two tickets of one order that cross at once keep their prices and the sum of the order', async () => {
  const event = await addEvent(api, { capacity: 4 });
  const [general, workshop] = [await addTicket(api, event), await addTicket(api, event)];
  const { rows: orders } = await sql<{ id: number }>`insert into orders (event_id, reference, state, currency, total,
      confirmed_at) values (${event}, 'crossing', 'confirmed', 'USD', 7000, now()) returning id`.execute(api.deps.db);
  const order = orders[0]?.id ?? 0;
  const ids = [await give(api, event, general, 620), await give(api, event, workshop, 621)];
  await sql`update attendees set order_id = ${order}, paid = case ticket_id when ${general} then 2000 else 5000 end
    where id = any(${ids}::bigint[])`.execute(api.deps.db);
  await sql`insert into order_items (order_id, ticket_id, quantity, unit_price)
    values (${order}, ${general}, 1, 2000), (${order}, ${workshop}, 1, 5000)`.execute(api.deps.db);
  const kinds = [workshop, general];
  const answers = await Promise.all(ids.map((id, place) => changeKind(api, id, kinds[place] ?? 0, `cross-${id}-aa`)));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200],
  );
  const priceOf = async (id: number) =>
    (await api.get(`/api/v2/attendees/${id}`, 'admin')).json<{ data: { price: number } }>().data.price;
  assert.deepEqual([await priceOf(ids[0] ?? 0), await priceOf(ids[1] ?? 0)], [2000, 5000]);
  const { rows } = await sql<{ sum: number; count: number }>`select sum(unit_price * quantity)::int as sum,
    sum(quantity)::int as count from order_items where order_id = ${order}`.execute(api.deps.db);
  assert.deepEqual(rows, [{ sum: 7000, count: 2 }]);
  assert.deepEqual(await readDrift(api, event), []);
});

test('the seat of the former kind is offered to the waiting list', async () => {
  const event = await addEvent(api, { capacity: 2 });
  const general = await addTicket(api, event, { quantity: 1 });
  const workshop = await addTicket(api, event, { quantity: 5 });
  const id = await give(api, event, general, 630);
  const place = await api.post(`/api/v2/events/${event}/waiting-list`, {
    ticket_id: general,
    quantity: 1,
    ...person(631),
  });
  assert.equal(place.statusCode, 201, place.body);
  assert.equal((await changeKind(api, id, workshop, 'offer-00001')).statusCode, 200);
  await finishAllJobs(api);
  const { rows } = await sql<{ state: string }>`select state from waiting_entries where event_id = ${event}`.execute(
    api.deps.db,
  );
  assert.deepEqual(rows, [{ state: 'offered' }]);
});
