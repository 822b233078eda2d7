import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import type { Database } from '../../infrastructure/db/open-database';
import { openTemplate } from '../../testing/open-template';
import { up } from './0167-parts-of-a-total';

let database: Database;
before(async () => {
  database = await openTemplate();
});
after(async () => {
  await database.close();
});

/** An order of the first ticket, with a line for each price; states and former prices of its tickets. */
async function addOrder(
  total: number,
  lines: readonly (readonly [price: number, quantity: number])[],
  tickets: readonly (readonly [state: 'confirmed' | 'cancelled', formerPrice: number | null])[],
): Promise<number> {
  const { db } = database;
  const { rows } = await sql<{ id: number; ticket_id: number; event_id: number }>`with t as (
      select id, event_id from tickets order by id limit 1), o as (
      insert into orders (event_id, reference, state, currency, total, confirmed_at)
      select event_id, gen_random_uuid()::text, 'confirmed', 'USD', ${total}, now() from t returning id)
    select o.id, t.id as ticket_id, t.event_id from o, t`.execute(db);
  const [order] = rows;
  assert.ok(order);
  for (const [price, quantity] of lines)
    await sql`insert into order_items (order_id, ticket_id, quantity, unit_price)
      values (${order.id}, ${order.ticket_id}, ${quantity}, ${price})`.execute(db);
  for (const [state, formerPrice] of tickets)
    await sql`insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret, state,
        cancelled_at, unit_price)
      values (${order.event_id}, ${order.ticket_id}, ${order.id}, 'Ana', 'Luna', '', gen_random_uuid()::text,
        gen_random_uuid()::text, ${state}, case ${state} when 'cancelled' then now() end, ${formerPrice})`.execute(db);
  return order.id;
}

test('tickets of older orders get parts that add up; the cents that are left belong to valid tickets', async () => {
  const { db } = database;
  const codeOrder = await addOrder(
    2900,
    [[1000, 3]],
    [
      ['cancelled', null],
      ['confirmed', null],
      ['confirmed', null],
    ],
  );
  const changedOrder = await addOrder(
    5700,
    [
      [5000, 1],
      [700, 1],
    ],
    [
      ['confirmed', 700],
      ['confirmed', null],
    ],
  );
  const largeOrder = await addOrder(
    90_000_000,
    [[45_000_000, 2]],
    Array.from({ length: 2 }, () => ['confirmed', null] as const),
  );
  const freeOrder = await addOrder(0, [[0, 1]], [['confirmed', null]]);
  await sql`alter table attendees drop column paid`.execute(db);
  await up(db);
  const partsOf = async (order: number) => {
    const { rows } = await sql<{ paid: number | null }>`select paid from attendees where order_id = ${order}
      order by id`.execute(db);
    return rows.map(({ paid: part }) => part);
  };
  assert.deepEqual(await partsOf(codeOrder), [966, 967, 967]);
  assert.deepEqual(await partsOf(changedOrder), [700, 5000]);
  assert.deepEqual(await partsOf(largeOrder), [45_000_000, 45_000_000]);
  assert.deepEqual(await partsOf(freeOrder), [null]);
});
