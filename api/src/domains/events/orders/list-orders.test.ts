import type { AttendeeDetails } from '@enlace/shared-contract/attendees';
import type { OrderDetails, ordersSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type * as z from 'zod/mini';

import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person, readSeats } from '../../../testing/event-tickets';
import { buildPayingApi, createBuyer } from '../../../testing/sandbox-payments';
import { shareTestApi } from '../../../testing/shared-api';

type Orders = z.infer<typeof ordersSchema>;

describe('orders of an event, for organisers', () => {
  let api: TestApi;
  let event: number;
  let reference: string;
  const list = async (query = ''): Promise<Orders> =>
    (await api.get(`/api/v2/events/${event}/orders?${query}`, 'admin')).json();
  const read = async (id: number | undefined) =>
    (await api.get(`/api/v2/orders/${id}`, 'admin')).json<{ data: OrderDetails }>().data;

  before(async () => {
    api = await shareTestApi(buildPayingApi);
    const buyer = createBuyer(api);
    event = await addEvent(api, { capacity: 10 });
    const ticket = await addTicket(api, event, { name: 'Solidaria', price: 2500, currency: 'USD', max_per_order: 5 });
    const hold = await buyer.hold(event, ticket, 2);
    reference = hold.reference;
    const { data: payment } = await buyer.begin(hold);
    await buyer.payByCard(payment, '4242 4242 4242 4242');
    await buyer.notifyAll(payment.id);
    await buyer.hold(event, ticket, 1);
  });

  test('are listed by state, and found by name, e-mail and reference', async () => {
    const { data, meta } = await list();
    assert.deepEqual(
      data.map(({ reference: name, state, total, quantity, refunded: back }) => ({
        name,
        state,
        total,
        quantity,
        back,
      })),
      [{ name: reference, state: 'confirmed', total: 5000, quantity: 2, back: 0 }],
    );
    assert.deepEqual([meta.total, meta.states.held, meta.states.confirmed], [1, 1, 1]);
    assert.equal((await list('state=held')).data.length, 1);
    for (const word of [person(1).email, 'ana', reference.toLowerCase()])
      assert.equal((await list(`search=${encodeURIComponent(word)}`)).data.length, 1, word);
    assert.equal((await list('search=nothing')).meta.total, 0);
    assert.ok(!JSON.stringify(data).includes('secret'));
  });

  test('have their tickets, payment, refunds and history', async () => {
    const [row] = (await list()).data;
    const order = await read(row?.id);
    assert.deepEqual(
      order.attendees.map(({ ticket_name: name, price, state }) => ({ name, price, state })),
      Array.from({ length: 2 }, () => ({ name: 'Solidaria', price: 2500, state: 'confirmed' })),
    );
    assert.deepEqual([order.payments[0]?.state, order.payments[0]?.amount, order.refunds.length], ['paid', 5000, 0]);
    const form = { attendee_ids: [order.attendees[0]?.id], reason: 'Ill', key: 'one' };
    assert.equal((await api.post(`/api/v2/orders/${order.id}/refund`, form, 'admin')).statusCode, 201);
    await api.finishJobs();
    const later = await read(row?.id);
    assert.deepEqual(
      later.mails.map(({ recipient, state }) => [recipient, state]),
      [0, 1, 2, 3].map(() => [person(1).email, 'sent']),
    );
    assert.equal(
      new Set(later.mails.map(({ subject }) => subject)).size,
      4,
      'tickets, receipt, cancellation and refund',
    );
    assert.deepEqual([later.state, later.refunded, later.refunds[0]?.reason], ['partially_refunded', 2500, 'Ill']);
    assert.deepEqual(later.attendees.map(({ state }) => state).sort(), ['cancelled', 'confirmed']);
    assert.deepEqual(
      later.history.map(({ action }) => action).filter((action) => action !== 'mail'),
      ['pay', 'refund', 'cancel'],
    );
    assert.equal((await list('state=partially_refunded')).data[0]?.refunded, 2500);
  });

  test('are for organisers only', async () => {
    for (const path of [`/api/v2/events/${event}/orders`, '/api/v2/orders/1']) {
      assert.equal((await api.get(path)).statusCode, 401);
      assert.equal((await api.get(path, 'allies')).statusCode, 403);
    }
    for (const path of ['/api/v2/events/999999/orders', '/api/v2/orders/999999', '/api/v2/orders/x'])
      assert.equal((await api.get(path, 'admin')).statusCode, 404);
  });
});

describe('a person at the door', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi(buildPayingApi);
  });

  test('gets a ticket with required questions whose sale has ended; its seat counts', async () => {
    const event = await addEvent(api, { capacity: 1 });
    const ticket = await addTicket(api, event, { price: 1500, currency: 'USD' });
    const question = { ticket_id: ticket, type: 'text', label: 'Diet', is_required: true };
    assert.equal((await api.post('/api/ticketsdynamicform', question, 'admin')).statusCode, 201);
    await sql`update tickets set sale_ends_at = now() - interval '1 day' where id = ${ticket}`.execute(api.deps.db);
    const add = (number: number, as: 'admin' | 'allies' | null = 'admin', ticketId = ticket) =>
      api.post(`/api/v2/events/${event}/attendees`, { ticket_id: ticketId, ...person(number) }, as);
    const answer = await add(1);
    assert.equal(answer.statusCode, 201, answer.body);
    assert.deepEqual(await readSeats(api, event), [
      { kind: 'event', sold: 1, held: 0 },
      { kind: 'ticket', sold: 1, held: 0 },
    ]);
    const full = await add(2);
    assert.deepEqual([full.statusCode, full.json<{ code: string }>().code], [409, 'SOLD_OUT']);
    assert.equal((await add(3, 'admin', 999_999)).statusCode, 422);
    assert.equal((await add(3, 'allies')).statusCode, 403);
    assert.equal((await add(3, null)).statusCode, 401);
    const other = await addEvent(api, { status: 'draft' });
    assert.equal(
      (await api.post(`/api/v2/events/${other}/attendees`, { ticket_id: 1, ...person(1) }, 'admin')).statusCode,
      409,
    );
  });

  test('is shown with the answers of the ticket', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const questions = [
      { type: 'single', label: 'Size', choices: ['S', 'M'] },
      { type: 'consent', label: 'Photos' },
    ];
    const answer = await api.post('/api/ticketsdynamicform', { ticket_id: ticket, questions }, 'admin');
    const [size, photos] = answer.json<{ data: { id: number }[] }>().data;
    const body = { event_id: event, ticket_id: ticket, ...person(4) };
    const answers = { [`answers[${size?.id}]`]: 'M', [`answers[${photos?.id}]`]: 'true' };
    const booking = await api.post('/api/addattend', toMultipart({ ...body, ...answers }));
    assert.equal(booking.statusCode, 201, booking.body);
    const { id } = booking.json<{ data: { id: number } }>().data;
    const { data } = (await api.get(`/api/v2/attendees/${id}`, 'admin')).json<{ data: AttendeeDetails }>();
    assert.deepEqual(
      data.answers.map(({ question, answer, text_version: version }) => [question, answer, version]),
      [
        ['Size', 'M', null],
        ['Photos', true, 1],
      ],
    );
    assert.equal(data.price, 0);
    assert.equal((await api.get(`/api/v2/attendees/${id}`, 'allies')).statusCode, 403);
  });
});
