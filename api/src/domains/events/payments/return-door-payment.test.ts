import type { Cancellation } from '@enlace/shared-contract/events';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, cancelEvent, finishAllJobs } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { addList, sellAtDoor } from '../../../testing/stages/events/check-in-stage';
import { give } from '../../../testing/stages/events/corrections-stage';

let api: TestApi;
let event: number;
let order: number;
let freeOrder: number;

before(async () => {
  api = await shareTestApi();
  event = await addEvent(api, { capacity: 10 });
  const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
  const list = await addList({ event, supervisor: { post: (url, body) => api.post(url, body, 'admin') } });
  ({ order } = await sellAtDoor(api, list, { ticket_id: ticket, paid: 'transfer', amount: 2000 }));
  await give(api, event, ticket, 701);
  const { rows } = await sql<{ id: number }>`select id from orders
    where event_id = ${event} and id <> ${order}`.execute(api.deps.db);
  freeOrder = rows[0]?.id ?? 0;
});

const detailsOf = async (id: number) =>
  (await api.get(`/api/v2/orders/${id}`, 'admin')).json<{ data: OrderDetails }>().data;
const giveBack = (id: number, as: 'admin' | 'allies' = 'admin') =>
  api.post(`/api/v2/orders/${id}/return-door-payment`, undefined, as);
const findDoorSums = async (id = event) =>
  (await api.get(`/api/v2/events/${id}/cancellation`, 'admin')).json<{ data: Cancellation }>().data.at_door;

test('money of the door that is not given back stays among the sums after the cancellation of its event', async () => {
  const cancelledEvent = await addEvent(api);
  const ticket = await addTicket(api, cancelledEvent, { price: 2500, currency: 'USD' });
  const list = await addList({
    event: cancelledEvent,
    supervisor: { post: (url, body) => api.post(url, body, 'admin') },
  });
  const sale = await sellAtDoor(api, list, { ticket_id: ticket, paid: 'cash', amount: 2500 });
  const sums = [{ method: 'cash', currency: 'USD', amount: 2500 }];
  assert.deepEqual(await findDoorSums(cancelledEvent), sums);
  await cancelEvent(api, cancelledEvent);
  await finishAllJobs(api);
  assert.deepEqual(await findDoorSums(cancelledEvent), sums);
  assert.equal((await giveBack(sale.order)).statusCode, 200);
  assert.deepEqual(await findDoorSums(cancelledEvent), []);
});

describe('money of the door', () => {
  test('is shown with its order and in the file', async () => {
    const { door_payment: payment, refunded: amount } = await detailsOf(order);
    assert.ok(payment?.actor);
    assert.deepEqual(
      [payment.method, payment.amount, payment.currency, payment.returned_at, payment.returned_by, amount],
      ['transfer', 2000, 'USD', null, null, 0],
    );
    assert.equal((await detailsOf(freeOrder)).door_payment, null);
    const file = await api.get(`/api/v2/events/${event}/orders/file`, 'admin');
    const [, first = '', second = ''] = file.body.trim().split('\r\n');
    assert.match(first, /,20,0,USD,.{16},\d{4}-\d\d-\d\d \d\d:\d\d,transfer,America\/Bogota$/);
    assert.match(second, /,,,America\/Bogota$/);
  });

  test('is named before the event is cancelled, and given back once by hand', async () => {
    assert.deepEqual(await findDoorSums(), [{ method: 'transfer', currency: 'USD', amount: 2000 }]);
    assert.equal((await giveBack(order, 'allies')).statusCode, 403);
    assert.deepEqual([(await giveBack(freeOrder)).statusCode, (await giveBack(999_999_999)).statusCode], [404, 404]);
    const answers = await Promise.all([giveBack(order), giveBack(order)]);
    for (const answer of answers) {
      assert.equal(answer.statusCode, 200, answer.body);
      const { door_payment: payment, refunded: amount } = answer.json<{ data: OrderDetails }>().data;
      assert.ok(payment?.returned_at && payment.returned_by);
      assert.equal(amount, 2000);
    }
    const { history } = await detailsOf(order);
    assert.equal(history.filter(({ action }) => action === 'returnDoorPayment').length, 1);
    assert.deepEqual(await findDoorSums(), []);
  });
});
