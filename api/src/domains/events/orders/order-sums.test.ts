import type { OrderDetails } from '@enlace/shared-contract/orders';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { createCodeCalls } from '../../../testing/stages/events/codes-stage';
import { changeKind } from '../../../testing/stages/events/corrections-stage';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const { addCode, send } = createCodeCalls(() => api);

interface Sums {
  readonly reference: string;
  readonly total: number;
  readonly discount: number;
  readonly items: OrderDetails['items'];
}

const codes = [
  ...[1, 33, 50, 99, 100].flatMap((value) => ['ticket', 'order'].map((scope) => ({ kind: 'percent', value, scope }))),
  ...[1, 999, 100_000].flatMap((value) => ['ticket', 'order'].map((scope) => ({ kind: 'amount', value, scope }))),
  ...[0, 1234, 9999].map((value) => ({ kind: 'price', value, scope: 'ticket' })),
  { kind: 'unlock', value: 0, scope: 'ticket' },
];

test('the full prices of an order, minus its discount, are its total, with each kind of code', async () => {
  for (const { kind, value, scope } of codes) {
    const event = await addEvent(api);
    const tickets: number[] = [];
    for (const price of [2550, 1999, 0]) tickets.push(await addTicket(api, event, { price, currency: 'USD' }));
    await addCode(event, { kind, value, scope, ...(value === 33 ? { ticket_ids: tickets.slice(0, 1) } : {}) });
    const items = tickets.map((ticket_id, index) => ({ ticket_id, quantity: index + 1 }));
    const { status, data } = await send<Sums>(`events/${event}/holds`, { items, code: 'HOLA' });
    const name = `${kind} ${value} ${scope}`;
    assert.equal(status, 201, name);
    assert.deepEqual(
      data.items.map(({ full_price: full, quantity }) => [full, quantity]),
      [
        [2550, 1],
        [1999, 2],
        [0, 3],
      ],
      name,
    );
    const full = data.items.reduce((sum, item) => sum + item.full_price * item.quantity, 0);
    assert.equal(full - data.discount, data.total, name);
    const list = await api.get(`/api/v2/events/${event}/orders?state=held`, 'admin');
    const [row] = list.json<{ data: { id: number }[] }>().data;
    const order = (await api.get(`/api/v2/orders/${row?.id}`, 'admin')).json<{ data: OrderDetails }>().data;
    assert.deepEqual([order.items, order.discount, order.code], [data.items, data.discount, 'HOLA'], name);
  }
});

test('a ticket with a code keeps its discount when it gets another kind, so the sums of its order stay', async () => {
  const event = await addEvent(api);
  const tickets: number[] = [];
  for (const price of [2550, 1999]) tickets.push(await addTicket(api, event, { price, currency: 'USD' }));
  const [general = 0, workshop = 0] = tickets;
  await addCode(event, { kind: 'percent', value: 100, scope: 'ticket' });
  const items = [{ ticket_id: general, quantity: 2 }];
  const hold = await send<Sums & { key: string }>(`events/${event}/holds`, { items, code: 'HOLA' });
  const { reference, key } = hold.data;
  assert.equal((await send(`holds/${reference}/confirm`, person(1), { key })).status, 200);
  const [row] = (await api.get(`/api/v2/events/${event}/orders`, 'admin')).json<{ data: { id: number }[] }>().data;
  const readOrder = async () =>
    (await api.get(`/api/v2/orders/${row?.id}`, 'admin')).json<{ data: OrderDetails }>().data;
  for (const { id } of (await readOrder()).attendees) {
    assert.equal((await changeKind(api, id, workshop, `sums-${id}-aa`)).statusCode, 200);
    const order = await readOrder();
    const full = order.items.reduce((sum, item) => sum + item.full_price * item.quantity, 0);
    assert.deepEqual([full, full - order.discount], [5100, order.total]);
  }
});
