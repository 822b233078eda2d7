import type { EventReport } from '@enlace/shared-contract/events';
import type { ordersSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as z from 'zod/mini';

import { addEvent, addTicket, cancelEvent, finishAllJobs } from '../../../testing/event-tickets';
import {
  api,
  buyer,
  openPaymentsStage,
  orderId,
  pay,
  refund,
  sell,
  visa,
} from '../../../testing/stages/events/payments-stage';
import { addList, sellAtDoor } from '../../../testing/stages/events/check-in-stage';
import type { TestHold } from '../../../testing/sandbox-payments';

openPaymentsStage('first');

const reportOf = async (event: number) =>
  (await api.get(`/api/v2/events/${event}/report`, 'admin')).json<{ data: EventReport }>().data;

const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** The money of an event by its payments and refunds, and by those of its doors. */
async function countMoney(event: number) {
  const { rows: orders } = await sql<{ id: number }>`select id from orders where event_id = ${event}`.execute(
    api.deps.db,
  );
  const { rows: payments } = await sql<{ id: number; subject_id: number; amount: number }>`select id, subject_id, amount
    from payments where purpose = 'order' and state = 'paid'`.execute(api.deps.db);
  const { rows: refunds } = await sql<{ payment_id: number; amount: number }>`select payment_id, amount from refunds
    where state <> 'failed'`.execute(api.deps.db);
  const { rows: doorPayments } = await sql<{ amount: number; returned_at: Date | null }>`select p.amount, p.returned_at
    from door_payments p join orders o on o.id = p.order_id where o.event_id = ${event}`.execute(api.deps.db);
  const returnedPayments = doorPayments.filter(({ returned_at: time }) => time !== null);
  const ownPayments = payments.filter(({ subject_id: id }) => orders.some((order) => order.id === id));
  const ownRefunds = refunds.filter(({ payment_id: id }) => ownPayments.some((payment) => payment.id === id));
  return { paid: sum(ownPayments) + sum(doorPayments), refunded: sum(ownRefunds) + sum(returnedPayments) };
}

/** A paid order of several tickets, with a code. */
async function payWithCode(event: number, items: readonly object[], code: string | null): Promise<TestHold> {
  const { data: hold, status } = await buyer.send<TestHold>(`/api/v2/events/${event}/holds`, { items, code });
  assert.equal(status, 201);
  const { data: payment } = await buyer.begin(hold);
  await buyer.payByCard(payment, visa);
  await buyer.notifyAll(payment.id);
  return hold;
}

test('the amounts of a report are what was paid and has not gone back', async () => {
  const event = await addEvent(api, { capacity: 100 });
  const [early = 0, late = 0] = [
    await addTicket(api, event, { price: 2550, currency: 'USD' }),
    await addTicket(api, event, { price: 999, currency: 'USD' }),
  ];
  for (const code of [
    { code: 'DIEZ', kind: 'amount', value: 1001, scope: 'order' },
    { code: 'TERCIO', kind: 'percent', value: 33, scope: 'ticket' },
  ])
    assert.equal((await api.post(`/api/v2/events/${event}/codes`, code, 'admin')).statusCode, 201);
  const items = [
    { ticket_id: early, quantity: 2 },
    { ticket_id: late, quantity: 1 },
  ];
  const holds: TestHold[] = [];
  for (const code of ['DIEZ', 'TERCIO', null, 'DIEZ', 'DIEZ']) holds.push(await payWithCode(event, items, code));
  const [, parts, tickets, whole, nothing] = holds;
  assert.ok(parts && tickets && whole && nothing);
  assert.equal((await refund(await orderId(parts), { amount: 777, reason: 'x' })).status, 201);
  const [first] = (await buyer.read(tickets)).data.attendees;
  assert.equal((await refund(await orderId(tickets), { attendee_ids: [first?.id], reason: 'x' })).status, 201);
  assert.equal((await refund(await orderId(whole), { reason: 'x' })).status, 201);
  // Its organisers cancelled the tickets and keep the money.
  for (const { id } of (await buyer.read(nothing)).data.attendees)
    assert.equal((await api.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin')).statusCode, 200);
  const list = await addList({ event, supervisor: { post: (url, body) => api.post(url, body, 'admin') } });
  await sellAtDoor(api, list, { ticket_id: early, paid: 'cash', amount: 2550 });
  const { attendee, order } = await sellAtDoor(api, list, { ticket_id: late, paid: 'cash', amount: 999 });
  const undoAnswer = await api.post(`/api/v2/events/${event}/attendees/undo-check-in`, { ids: [attendee] }, 'admin');
  assert.equal(undoAnswer.statusCode, 200, undoAnswer.body);
  assert.equal((await api.post(`/api/v2/attendees/${attendee}/cancel`, {}, 'admin')).statusCode, 200);
  assert.equal((await api.post(`/api/v2/orders/${order}/return-door-payment`, undefined, 'admin')).statusCode, 200);
  await api.finishJobs();

  const report = await reportOf(event);
  const money = await countMoney(event);
  assert.ok(money.refunded > 0);
  assert.deepEqual({ paid: report.paid, refunded: report.refunded }, money);
  assert.deepEqual(
    [sum(report.days), sum(report.by_ticket)],
    [money.paid - money.refunded, money.paid - money.refunded],
  );
  assert.equal(report.amount_without_tickets, 0);
  assert.deepEqual(report.at_door, [{ method: 'cash', currency: 'USD', count: 1, amount: 2550 }]);
  assert.deepEqual([report.tickets.valid, report.capacity, report.is_over], [9, 100, false]);
  assert.equal(
    report.days.reduce((count, day) => count + day.tickets, 0),
    9,
  );
});

describe('an order whose event is cancelled', () => {
  const mailsOf = async (event: number) => {
    const { rows } = await sql<{ template: string; amount: string }>`select template, "values" ->> 'amount' as amount
      from outbox_mails where template in ('orderRefunded', 'orderRefundedPartly')
        and "values" ->> 'event' = (select title from events where id = ${event}) order by id`.execute(api.deps.db);
    return rows.map(({ template, amount }) => `${template} ${amount}`);
  };

  test('with an earlier refund of one ticket gets no mail that other tickets stay valid', async () => {
    const title = 'Noche de dos reembolsos';
    const event = await addEvent(api, { capacity: 10, title });
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    const { hold, payment } = await pay(event, ticket, 2);
    await buyer.notifyAll(payment.id);
    const [first] = (await buyer.read(hold)).data.attendees;
    assert.equal((await refund(await orderId(hold), { attendee_ids: [first?.id], reason: 'x' })).status, 201);
    await finishAllJobs(api);
    assert.deepEqual(await mailsOf(event), ['orderRefundedPartly $25.00']);
    await cancelEvent(api, event);
    await finishAllJobs(api);
    assert.deepEqual(await mailsOf(event), ['orderRefundedPartly $25.00', 'orderRefunded $25.00']);
  });

  test('of which the organisers keep a part has no ticket that stays valid either', async () => {
    const event = await addEvent(api, { capacity: 10, title: 'Noche de un reembolso' });
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    const { hold, payment } = await pay(event, ticket, 2);
    await buyer.notifyAll(payment.id);
    const [first, second] = (await buyer.read(hold)).data.attendees;
    assert.equal((await api.post(`/api/v2/attendees/${first?.id}/cancel`, {}, 'admin')).statusCode, 200);
    assert.equal((await refund(await orderId(hold), { attendee_ids: [second?.id], reason: 'x' })).status, 201);
    await finishAllJobs(api);
    assert.deepEqual(await mailsOf(event), ['orderRefunded $25.00']);
  });

  test('without a payment is no longer listed as confirmed', async () => {
    const { event } = await sell();
    const free = await addTicket(api, event);
    const form = { first_name: 'Ana', last_name: 'Luna', email: 'ana.libre@example.org', ticket_id: free };
    for (const email of ['ana.libre@example.org', 'eva.libre@example.org'])
      assert.equal((await api.post(`/api/v2/events/${event}/attendees`, { ...form, email }, 'admin')).statusCode, 201);
    const list = async (query = '') =>
      (await api.get(`/api/v2/events/${event}/orders?${query}`, 'admin')).json<z.infer<typeof ordersSchema>>();
    const [one] = (await list()).data;
    const order = await api.get(`/api/v2/orders/${one?.id}`, 'admin');
    const { attendees } = order.json<{ data: { attendees: { id: number }[] } }>().data;
    assert.equal((await api.post(`/api/v2/attendees/${attendees[0]?.id}/cancel`, {}, 'admin')).statusCode, 200);
    const some = await list();
    assert.deepEqual([some.meta.states.confirmed, some.meta.states.tickets_cancelled, some.meta.total], [1, 1, 2]);
    assert.deepEqual(
      (await list('state=tickets_cancelled')).data.map(({ id, state }) => [id, state]),
      [[one?.id, 'tickets_cancelled']],
    );
    assert.equal((await list('state=confirmed')).data.length, 1);
    await cancelEvent(api, event);
    await finishAllJobs(api);
    assert.equal((await list()).meta.states.tickets_cancelled, 2);
  });
});
