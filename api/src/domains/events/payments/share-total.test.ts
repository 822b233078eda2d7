import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addEvent, addTicket, finishAllJobs } from '../../../testing/event-tickets';
import type { TestHold } from '../../../testing/sandbox-payments';
import { createCodeCalls } from '../../../testing/stages/events/codes-stage';
import { changeKind } from '../../../testing/stages/events/corrections-stage';
import { api, buyer, openPaymentsStage, orderId, refund, visa } from '../../../testing/stages/events/payments-stage';
import { shareTotal } from './share-total';

openPaymentsStage('first');

const { addCode, send } = createCodeCalls(() => api);

interface Line {
  readonly ticket: number;
  readonly quantity: number;
  readonly amount?: number;
}

async function payFor(event: number, lines: readonly Line[], code: string | null = null): Promise<TestHold> {
  const items = lines.map(({ ticket, ...line }) => ({ ticket_id: ticket, ...line }));
  const hold = (await send<TestHold>(`events/${event}/holds`, { items, code })).data;
  const { data: payment } = await buyer.begin(hold);
  assert.equal((await buyer.payByCard(payment, visa)).status, 200);
  await buyer.notifyAll(payment.id);
  return hold;
}

interface Part {
  readonly id: number;
  readonly price: number;
}

async function partsOf(order: number): Promise<readonly Part[]> {
  const answer = await api.get(`/api/v2/orders/${order}`, 'admin');
  return answer.json<{ data: { attendees: readonly Part[] } }>().data.attendees;
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { price }) => sum + price, 0);

/** Refunds the tickets one by one, in this order; each returns its part. */
async function refundEach(order: number, parts: readonly Part[]): Promise<void> {
  for (const { id, price } of parts) {
    const answer = await refund(order, { attendee_ids: [id], reason: 'Illness', key: `ticket ${id}` });
    assert.deepEqual([answer.status, answer.data.amount], [201, price]);
  }
}

async function moneyOf(hold: TestHold) {
  const { rows } = await sql<{ state: string; left: number }>`select o.state, p.amount - p.refunded as left
    from orders o join payments p on p.purpose = 'order' and p.subject_id = o.id
    where o.id = ${await orderId(hold)}`.execute(api.deps.db);
  return rows[0];
}

test('the parts of a currency of which Stripe takes tens only are tens', async () => {
  const event = await addEvent(api);
  const ticket = await addTicket(api, event, { price: 5000, currency: 'KWD' });
  await addCode(event, { code: 'MIL', kind: 'amount', value: 1000, scope: 'order' });
  const hold = await payFor(event, [{ ticket, quantity: 3 }], 'MIL');
  const parts = await partsOf(await orderId(hold));
  assert.deepEqual(
    parts.map(({ price }) => price),
    [4670, 4670, 4660],
  );
  await refundEach(await orderId(hold), parts);
  assert.deepEqual(await moneyOf(hold), { state: 'refunded', left: 0 });
});

test('an order with a code for all of it is refunded ticket by ticket, in any order, without a cent left', async () => {
  for (const [places, parts] of [
    [
      [0, 1, 2],
      [967, 967, 966],
    ],
    [
      [2, 0, 1],
      [967, 967, 966],
    ],
  ] as const) {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { price: 1000, currency: 'USD' });
    await addCode(event, { kind: 'amount', value: 100, scope: 'order' });
    const hold = await payFor(event, [{ ticket, quantity: 3 }], 'HOLA');
    const order = await orderId(hold);
    const tickets = await partsOf(order);
    assert.deepEqual(
      tickets.map(({ price }) => price),
      parts,
    );
    await refundEach(
      order,
      places.flatMap((place) => tickets[place] ?? []),
    );
    assert.deepEqual(await moneyOf(hold), { state: 'refunded', left: 0 });
  }
});

test('tickets of one kind with different donations keep their amounts, also as another kind', async () => {
  const event = await addEvent(api);
  const ticket = await addTicket(api, event, { kind: 'donation', price: 500, currency: 'USD' });
  const workshop = await addTicket(api, event, { price: 9000, currency: 'USD' });
  const hold = await payFor(event, [
    { ticket, quantity: 1, amount: 5000 },
    { ticket, quantity: 2, amount: 700 },
    { ticket: workshop, quantity: 1 },
  ]);
  const order = await orderId(hold);
  const tickets = await partsOf(order);
  assert.deepEqual(tickets.map(({ price }) => price).sort(), [5000, 700, 700, 9000]);
  for (const { id } of tickets.filter(({ price }) => price <= 5000))
    assert.equal((await changeKind(api, id, workshop, `kind-${id}-aa`)).statusCode, 200);
  assert.deepEqual(
    await partsOf(order).then((parts) => parts.map(({ price }) => price)),
    tickets.map(({ price }) => price),
  );
  const list = await api.get(`/api/v2/events/${event}/attendees`, 'admin');
  const rows = list.json<{ data: (Part & { refundable: number })[] }>().data;
  assert.deepEqual(
    rows.map(({ id, price, refundable }) => [id, price, refundable]).sort(),
    tickets.map(({ id, price }) => [id, price, price]).sort(),
  );
  await refundEach(order, [...tickets].reverse());
  assert.deepEqual(await moneyOf(hold), { state: 'refunded', left: 0 });
});

test('a ticket returns what is left when a part of its order went back before', async () => {
  const event = await addEvent(api);
  const ticket = await addTicket(api, event, { price: 1000, currency: 'USD' });
  const hold = await payFor(event, [{ ticket, quantity: 2 }]);
  const order = await orderId(hold);
  assert.equal((await refund(order, { amount: 300, reason: 'Late start' })).status, 201);
  const [one, two] = await partsOf(order);
  assert.equal((await refund(order, { attendee_ids: [one?.id], reason: 'Illness' })).data.amount, 1000);
  const { data } = (await api.get(`/api/v2/attendees/${two?.id}`, 'admin')).json<{ data: { refundable: number } }>();
  assert.equal(data.refundable, 700);
  assert.equal((await refund(order, { attendee_ids: [two?.id], reason: 'Illness' })).data.amount, 700);
  assert.deepEqual(await moneyOf(hold), { state: 'refunded', left: 0 });
  await finishAllJobs(api);
});

test('the parts of any total are whole cents that add up to it, and differ from the exact ones by less than a cent', async () => {
  const event = await addEvent(api);
  const kinds = [await addTicket(api, event), await addTicket(api, event)];
  const prices = [1, 33, 999, 1000, 2550, 123_456];
  for (let number = 0; number < 24; number += 1) {
    const lines = [0, 1, 2].map((line) => ({
      ticket: kinds[(number + line) % 2] ?? 0,
      quantity: 1 + ((number * 7 + line * 3) % 4),
      price: prices[(number * 5 + line) % prices.length] ?? 0,
    }));
    const full = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    const total = Math.max(1, full - ((number * 7919) % full));
    const { rows } = await sql<{ id: number }>`insert into orders (event_id, reference, state, currency, total,
        confirmed_at) values (${event}, ${`parts-${number}`}, 'confirmed', 'USD', ${total}, now())
        returning id`.execute(api.deps.db);
    const order = rows[0]?.id ?? 0;
    for (const { ticket, quantity, price } of lines) {
      await sql`insert into order_items (order_id, ticket_id, quantity, unit_price)
        values (${order}, ${ticket}, ${quantity}, ${price})`.execute(api.deps.db);
      await sql`insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret)
        select ${event}, ${ticket}, ${order}, 'Ana', n::text, '', gen_random_uuid()::text, gen_random_uuid()::text
        from generate_series(1, ${quantity}::int) n`.execute(api.deps.db);
    }
    await shareTotal(api.deps.db, order);
    const { rows: parts } = await sql<{ unit_price: number; paid: number }>`select unit_price, paid from attendees
      where order_id = ${order}`.execute(api.deps.db);
    assert.equal(sumOf(parts.map(({ paid: part }, id) => ({ id, price: part }))), total, `total ${total} of ${full}`);
    assert.deepEqual(
      parts.map(({ unit_price: price }) => price).sort(),
      lines.flatMap(({ quantity, price }) => Array.from({ length: quantity }, () => price)).sort(),
    );
    for (const { unit_price: price, paid: part } of parts)
      assert.ok(Math.abs(part - (price * total) / full) < 1, `${part} of ${price}`);
  }
});
