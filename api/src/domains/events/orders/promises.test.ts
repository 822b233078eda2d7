import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { addEvent, addTicket, cancelEvent, finishAllJobs, person, readDrift } from '../../../testing/event-tickets';
import { isPostgres } from '../../../testing/lane';
import {
  addChoice,
  cancelByLink,
  confirm,
  edit,
  mailsOf,
  openList,
  order,
  origin,
  readBought,
  readTicket,
  redeem,
  scan,
  takeFree,
  takePaid,
} from '../../../testing/stages/events/bought-stage';
import {
  api,
  buyer,
  endHolds,
  openPaymentsStage,
  orderId,
  pay,
  seatsOf,
  sell,
  startPayment,
  visa,
} from '../../../testing/stages/events/payments-stage';
import { move } from '../../../testing/stages/events/orders-stage';
import { insertScan } from '../check-in/redeem';
import { holdSeats } from './hold-seats';
import { makeKey } from './order-key';

openPaymentsStage('first');

describe('the secret of an order', () => {
  test('opens no ticket of another person, and its own tickets for a day only', async () => {
    const { hold, slug } = await takeFree();
    const { cancel_token: token } = await readTicket(slug);
    const path = `/api/v2/attendee-tickets/${slug}/transfer`;
    assert.equal((await api.post(path, { token, ...person(2) })).statusCode, 200);
    const [attendee] = await readBought(hold);
    assert.deepEqual([attendee?.state, attendee?.slug, attendee?.email], ['transferred', null, '']);

    const other = await takeFree();
    await sql`update orders set confirmed_at = now() - interval '25 hours' where reference = ${other.hold.reference}`.execute(
      api.deps.db,
    );
    const [late] = await readBought(other.hold);
    assert.deepEqual([late?.state, late?.slug, late?.email], ['confirmed', null, person(1).email]);
  });

  test('is not in what people read who may only list attendees and orders', async () => {
    const { event, hold, slug } = await takeFree();
    const reader = await addPerson(api, { permissions: ['attendees.list', 'orders.list'] });
    const [{ id } = { id: 0 }] = await readBought(hold);
    for (const path of [
      `/api/v2/events/${event}/attendees`,
      `/api/v2/attendees/${id}`,
      `/api/v2/events/${event}/orders`,
      `/api/v2/orders/${await orderId(hold)}`,
    ]) {
      const answer = await reader.get(path);
      assert.equal(answer.statusCode, 200, answer.body);
      assert.ok(!answer.body.includes(slug) && !answer.body.includes((await readTicket(slug)).code), path);
    }
  });
});

describe('choices with a capacity', () => {
  test('are held with the payment and given back with the order', async () => {
    const { event, ticket } = await sell();
    const { question, choice } = await addChoice(ticket, 1);
    const answers = { [question]: choice };
    const [first, second] = [await buyer.hold(event, ticket), await buyer.hold(event, ticket)];
    const payment = await buyer.begin(first, { answers });
    assert.equal(payment.status, 201);
    const refusal = await buyer.begin(second, { answers });
    assert.deepEqual([refusal.status, refusal.code], [422, 'VALIDATION_FAILED']);
    assert.equal((await buyer.begin(first, { answers })).status, 201, 'the own choice stays');
    await buyer.send(`/api/v2/holds/${first.reference}/release`, {}, first.key);
    assert.equal((await buyer.begin(second, { answers })).status, 201);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('that are gone when a late payment arrives give the money back, and no seat is lost', async () => {
    const { event, ticket } = await sell();
    const { question, choice } = await addChoice(ticket, 1);
    const answers = { [question]: choice };
    const late = await buyer.hold(event, ticket);
    const { data: latePayment } = await buyer.begin(late, { answers });
    await buyer.payByCard(latePayment, visa);
    await endHolds(event);
    await sql`update background_jobs set due_at = now() - interval '1 second' where kind = 'events.release-holds'`.execute(
      api.deps.db,
    );
    await sql`delete from background_jobs where kind = 'payments.check-one'`.execute(api.deps.db);
    const other = await buyer.hold(event, ticket, 10);
    const { data: payment } = await buyer.begin(other, {
      attendees: [{ ticket_id: ticket, ...person(2), answers }],
    });
    if (payment !== undefined) {
      await buyer.payByCard(payment, visa);
      await buyer.notifyAll(payment.id);
    }
    await buyer.notifyAll(latePayment.id);
    assert.deepEqual(
      [await order(late).then(({ state }) => state), (await order(other)).state],
      ['refunded', 'confirmed'],
    );
    assert.deepEqual(await readDrift(api, event), []);
  });
});

describe('a payment without tickets', () => {
  async function underpay() {
    const { event, ticket } = await sell();
    await edit(event, { title: `Underpaid ${event}` });
    const { hold, payment } = await pay(event, ticket);
    const events = await buyer.eventsOf(payment.id);
    const success = events.find(({ type }) => type === 'payment_intent.succeeded');
    assert.ok(success);
    const object = { ...success.data.object, amount_received: 100 };
    assert.equal(await buyer.notify({ ...success, data: { object } }), 200);
    return { event, hold };
  }

  test('is a state of its own, with a mail and without held seats; an organiser makes the tickets', async () => {
    const { event, hold } = await underpay();
    assert.deepEqual(
      [(await buyer.read(hold)).data.state, await seatsOf(event)],
      ['paid_without_tickets', { kind: 'event', sold: 0, held: 0 }],
    );
    assert.equal(await mailsOf('orderPaidWithoutTickets', event), 1);
    const path = `/api/v2/orders/${await orderId(hold)}/deliver`;
    assert.equal((await api.post(path, undefined, 'allies')).statusCode, 403);
    for (let time = 0; time < 2; time += 1) assert.equal((await api.post(path, undefined, 'admin')).statusCode, 200);
    const { state, attendees } = await order(hold);
    assert.deepEqual([state, attendees.length], ['confirmed', 1]);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('is settled by hand with a reason', async () => {
    const { event, hold } = await underpay();
    const path = `/api/v2/orders/${await orderId(hold)}/settle`;
    assert.equal((await api.post(path, { reason: '' }, 'admin')).statusCode, 422);
    assert.equal((await api.post(path, { reason: 'Paid back in cash' }, 'admin')).statusCode, 200);
    assert.equal((await order(hold)).state, 'settled');
    const deliver = await api.post(`/api/v2/orders/${await orderId(hold)}/deliver`, undefined, 'admin');
    assert.equal(deliver.statusCode, 409);
    assert.deepEqual(await readDrift(api, event), []);
  });
});

describe('what may be sold', () => {
  const changes: Readonly<Record<string, (event: number, ticket: number) => Promise<unknown>>> = {
    'a cancelled event': (event) => cancelEvent(api, event),
    // An edit to a draft is refused while people have tickets.
    'a draft': (event) => sql`update events set status = 'draft' where id = ${event}`.execute(api.deps.db),
    'an event that is over': (event) =>
      sql`update events set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = ${event}`.execute(
        api.deps.db,
      ),
    'a removed event': (event) => sql`update events set deleted_at = now() where id = ${event}`.execute(api.deps.db),
    'a removed ticket': (_, ticket) =>
      sql`update tickets set deleted_at = now() where id = ${ticket}`.execute(api.deps.db),
  };
  for (const [name, change] of Object.entries(changes))
    test(`is checked at the confirmation and at the payment: ${name}`, async () => {
      const { event, ticket } = await sell();
      const free = await addTicket(api, event);
      const live = await buyer.hold(event, free);
      const { hold: paidHold, payment } = await pay(event, ticket);
      await change(event, free);
      const { status, code } = await confirm(live);
      assert.deepEqual([status, code], [403, 'SALES_ENDED']);
      if (name === 'a removed ticket') return;
      await buyer.notifyAll(payment.id);
      const { rows } = await sql<{ state: string; refunded: number; tickets: number }>`select o.state, p.refunded,
          (select count(*)::int from attendees a where a.order_id = o.id) as tickets
        from orders o join payments p on p.subject_id = o.id where o.reference = ${paidHold.reference}`.execute(
        api.deps.db,
      );
      assert.deepEqual(rows, [{ state: 'refunded', refunded: 2500, tickets: 0 }]);
    });

  test('is checked with today’s price and sale for a hold that has ended', async () => {
    for (const change of ['price', 'sale'] as const) {
      const event = await addEvent(api);
      const ticket = await addTicket(api, event);
      const hold = await buyer.hold(event, ticket);
      await endHolds(event);
      if (change === 'price') await sql`update tickets set price = 5000 where id = ${ticket}`.execute(api.deps.db);
      else
        await sql`update tickets set sale_ends_at = now() - interval '1 second' where id = ${ticket}`.execute(
          api.deps.db,
        );
      const { status, code } = await confirm(hold);
      assert.deepEqual([status, code], change === 'price' ? [410, 'HOLD_EXPIRED'] : [403, 'SALES_ENDED']);
    }
  });

  const skip = isPostgres ? false : 'the embedded database has one connection';
  test(
    'is nothing of a ticket whose removal was committed while the buyer waited for the seats',
    { skip },
    async () => {
      const event = await addEvent(api);
      const ticket = await addTicket(api, event);
      const answer = await api.deps.db.transaction().execute(async (trx) => {
        await sql`select 1 from capacities where event_id = ${event} for update`.execute(trx);
        await sql`update tickets set deleted_at = now() where id = ${ticket}`.execute(trx);
        const request = buyer.send(`/api/v2/events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 1 }] });
        for (let isWaiting = false; !isWaiting;) {
          const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
          isWaiting = rows.length > 0;
        }
        return { request };
      });
      const { status, code } = await answer.request;
      assert.deepEqual([status, code], [403, 'SALES_ENDED']);
    },
  );
});

describe('a ticket that was used', () => {
  test('is not cancelled by its holder, and by an organiser after the check-in is undone', async () => {
    const { event, id, slug } = await takeFree({ capacity: 1 });
    const list = await openList(event);
    assert.equal(await redeem(list, (await readTicket(slug)).code), 'ok');
    const refusal = await cancelByLink(id, slug);
    assert.deepEqual([refusal.status, refusal.message], [409, 'This ticket was used at the door already.']);
    const byOrganiser = () => api.post(`/api/v2/attendees/${id}/cancel`, { reason: 'Left' }, 'admin');
    assert.equal((await byOrganiser()).statusCode, 409);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 1, held: 0 });
    const undo = await api.post(`/api/v2/check-in-lists/${list}/undo`, { attendee_id: id }, 'admin');
    assert.ok(undo.statusCode < 300, undo.body);
    assert.equal((await byOrganiser()).statusCode, 200);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 0, held: 0 });
  });

  test('has no check-in by a code that a transfer replaced while the scan was under way', async () => {
    const { event, id, slug } = await takeFree();
    const list = await openList(event);
    const { code, cancel_token: token } = await readTicket(slug);
    await api.post(`/api/v2/attendee-tickets/${slug}/transfer`, { token, ...person(3) });
    const writing = { deps: api.deps, viewer: null, origin, locale: 'en', now: new Date() } as const;
    assert.equal(await insertScan(api.deps.db, list, scan(code), { writing, attendeeId: id }), false);
    assert.equal(await redeem(list, code), 'transferred');
  });
});

describe('a cancellation by the holder', () => {
  test('is open until the time that the organisers set, and states what happens to the money', async () => {
    const { event, tickets } = await takePaid(2);
    const [first, second] = tickets;
    assert.ok(first?.slug && second?.slug);
    const readTerms = async () => (await readTicket(first.slug ?? '')).cancellation;
    assert.deepEqual(
      [(await readTerms()).is_open, (await readTerms()).paid, (await readTerms()).refund],
      [true, 2500, 0],
    );
    assert.equal((await edit(event, { has_refunds: '1' })).statusCode, 200);
    assert.equal((await readTerms()).refund, 2500);
    assert.equal((await cancelByLink(first.id, first.slug)).status, 200);
    const { rows } = await sql<{ amount: number }>`select r.amount from refunds r join payments p on p.id = r.payment_id
      join orders o on o.id = p.subject_id where o.event_id = ${event}`.execute(api.deps.db);
    assert.deepEqual(rows, [{ amount: 2500 }]);
    assert.equal((await edit(event, { cancel_until: '2021-01-01T00:00:00Z' })).statusCode, 200);
    const refusal = await cancelByLink(second.id, second.slug);
    assert.equal(refusal.status, 409);
    assert.match(refusal.message ?? '', /until \w+, (December 31, 2020|January 1, 2021)/);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 1, held: 0 });
    const tooLate = await edit(event, { cancel_until: '2099-12-01T00:00:00Z' });
    assert.equal(tooLate.statusCode, 422);
  });
});

describe('money that could not go back', () => {
  test('is no reason to refuse a person at the door', async () => {
    const { event, hold, tickets } = await takePaid(2);
    await move(api, await orderId(hold), 'failRefund');
    assert.equal((await order(hold)).state, 'refund_failed');
    const list = await openList(event);
    for (const { slug } of tickets) assert.equal(await redeem(list, (await readTicket(slug ?? '')).code), 'ok');
    const settleAnswer = await api.post(`/api/v2/orders/${await orderId(hold)}/settle`, { reason: 'In cash' }, 'admin');
    assert.equal(settleAnswer.statusCode, 200);
    assert.deepEqual(await readDrift(api, event), []);
  });
});

describe('reports of Stripe', () => {
  test('about a payment that was cancelled before leave the next one alone', async () => {
    const { event, ticket } = await sell();
    const { hold, payment } = await startPayment(event, ticket);
    await buyer.client().paymentIntents.cancel(payment.id);
    await buyer.notifyAll(payment.id);
    const next = await buyer.begin(hold);
    assert.equal(next.status, 201);
    const lateEvent = (await buyer.eventsOf(payment.id)).find(({ type }) => type === 'payment_intent.canceled');
    assert.equal(await buyer.notify({ ...lateEvent, id: 'evt_again_1' }), 200);
    await buyer.payByCard(next.data, visa);
    await buyer.notifyAll(next.data.id);
    assert.equal((await order(hold)).state, 'confirmed');
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('about an order of another site with the same account change nothing here', async () => {
    const { event, ticket } = await sell();
    const hold = await buyer.hold(event, ticket);
    const id = await orderId(hold);
    const intent = await buyer.client().paymentIntents.create({
      amount: 2500,
      currency: 'usd',
      metadata: { purpose: 'order', subject: String(id), reference: 'an-order-of-staging' },
    });
    const report = {
      id: 'evt_staging_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { ...intent, status: 'succeeded', amount_received: 2500 } },
    };
    assert.equal(await buyer.notify(report), 200);
    const { rows } = await sql`select 1 from payments where intent_id = ${intent.id}`.execute(api.deps.db);
    assert.deepEqual([rows.length, (await order(hold)).state], [0, 'held']);
  });
});

describe('the state of an event', () => {
  test('is cancelled by the cancellation alone, and the page and the mail know what happens to the money', async () => {
    const { event } = await takePaid();
    await edit(event, { title: `Kept money ${event}` });
    for (const values of [{ status: 'cancelled' }, { status: 'cancelled', capacity: 50 }]) {
      const answer = await edit(event, values);
      assert.equal(answer.statusCode, 422);
      assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['status']);
    }
    await cancelEvent(api, event, false);
    const eventAnswer = await api.get(`/api/events/get/${event}`);
    const { status, is_refunded: isRefunded } = eventAnswer.json<{ data: { status: string; is_refunded: boolean } }>()
      .data;
    assert.deepEqual([status, isRefunded], ['cancelled', false]);
    await finishAllJobs(api);
    const { rows } = await sql<{ text: string }>`select text from caught_mails
      where subject = ${`Cancelled: Kept money ${event}`}`.execute(api.deps.db);
    assert.equal(rows.length, 1);
    assert.match(rows[0]?.text ?? '', /What was paid is not refunded automatically/);
    assert.equal((await edit(event, { status: 'published' })).statusCode, 422);
    assert.equal((await edit(event, { capacity: 70 })).statusCode, 200);
  });
});

describe('limits', () => {
  test('of a ticket count all its lines', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { max_per_order: 2 });
    const item = { ticket_id: ticket, quantity: 1 };
    const { status, code } = await buyer.send(`/api/v2/events/${event}/holds`, { items: [item, item, item] });
    assert.deepEqual([status, code], [422, 'MAX_PER_ORDER']);
  });

  test('of one address keep half of the seats for others, and end with its holds', async () => {
    const event = await addEvent(api, { capacity: 10 });
    const ticket = await addTicket(api, event);
    const env = { ...api.deps.env, limits: { ...api.deps.env.limits, points: { heldShare: 50 } } };
    const holdFrom = (ip: string, quantity: number) =>
      holdSeats(
        { deps: { ...api.deps, env }, viewer: null, origin, locale: 'en', now: new Date(), ip },
        { eventId: event, tickets: [{ ticketId: ticket, quantity }], key: makeKey() },
      );
    await holdFrom('192.0.2.1', 3);
    await assert.rejects(holdFrom('192.0.2.1', 3), { code: 'RATE_LIMITED' });
    await holdFrom('192.0.2.1', 2);
    await holdFrom('192.0.2.2', 3);
    const races = await Promise.allSettled([1, 2, 3].map(() => holdFrom('2001:db8::1', 2)));
    assert.deepEqual(races.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected', 'rejected']);
    await endHolds(event);
    await holdFrom('192.0.2.1', 5);
  });

  test('make a booking that is sent twice one booking', async () => {
    const event = await addEvent(api, { capacity: 5 });
    const ticket = await addTicket(api, event);
    const form = (number: number) => toMultipart({ event_id: event, ticket_id: ticket, ...person(number) });
    const answers = await Promise.all([1, 1, 1, 2].map((number) => api.post('/api/addattend', form(number))));
    const ids = answers.map((answer) => answer.json<{ data: { id: number } }>().data.id);
    assert.deepEqual([new Set(ids.slice(0, 3)).size, new Set(ids).size], [1, 2]);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 2, held: 0 });
  });
});

describe('a booking that a plain caller sends twice', () => {
  const spellings = [
    { first_name: 'José', last_name: 'Núñez  Peña', email: 'Jose@example.org' },
    { first_name: 'José'.normalize('NFD'), last_name: 'núñez peña', email: 'jose@example.org' },
    { first_name: 'JOSE', last_name: 'Nunez Pena', email: 'jose@EXAMPLE.org' },
  ];
  const give = async (event: number, form: object) => {
    const answer = await api.post(`/api/v2/events/${event}/attendees`, form, 'admin');
    return { status: answer.statusCode, id: answer.json<{ data?: { id: number } }>().data?.id };
  };

  test('is one attendee, whatever the case, accents and form of its name', async () => {
    const event = await addEvent(api, { capacity: 5 });
    const ticket = await addTicket(api, event);
    const ids = [];
    for (const values of spellings) {
      const answer = await api.post('/api/addattend', toMultipart({ event_id: event, ticket_id: ticket, ...values }));
      ids.push(answer.json<{ data: { id: number } }>().data.id);
    }
    assert.equal(new Set(ids).size, 1);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 1, held: 0 });
  });

  test('is one attendee after two holds without a key, also confirmed at once and again; other people are not', async () => {
    const event = await addEvent(api, { capacity: 10 });
    const ticket = await addTicket(api, event);
    const holdAndConfirm = async (values: object) => {
      const path = `/api/v2/events/${event}/holds`;
      const body = { items: [{ ticket_id: ticket, quantity: 2 }] };
      const { data } = (await api.post(path, body)).json<{ data: { reference: string; key: string } }>();
      const headers = { 'x-hold-key': data.key };
      const send = async () => {
        const answer = await api.send({
          method: 'POST',
          url: `/api/v2/holds/${data.reference}/confirm`,
          headers,
          payload: values,
        });
        const order = answer.json<{ data: { state: string; reference: string; attendees: { id: number }[] } }>().data;
        assert.deepEqual([answer.statusCode, order.state, order.reference], [200, 'confirmed', data.reference]);
        return order.attendees.map(({ id }) => id).join();
      };
      return [await send(), await send()];
    };
    const guests = { attendees: [{ ticket_id: ticket, ...person(301) }] };
    const sameTickets = await Promise.all(spellings.map((values) => holdAndConfirm({ ...values, ...guests })));
    assert.equal(new Set(sameTickets.flat()).size, 1);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 2, held: 0 });
    const other = await holdAndConfirm({ ...spellings[0], attendees: [{ ticket_id: ticket, ...person(302) }] });
    assert.notEqual(other[0], sameTickets[0]?.[0]);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 4, held: 0 });
  });

  test('is one attendee as a gift of an organiser; another key is another ticket, and a key has one person', async () => {
    const event = await addEvent(api, { capacity: 10 });
    const ticket = await addTicket(api, event);
    const gifts = await Promise.all(spellings.map((values) => give(event, { ticket_id: ticket, ...values })));
    assert.deepEqual(
      [new Set(gifts.map(({ id }) => id)).size, gifts.map(({ status }) => status)],
      [1, [201, 201, 201]],
    );
    const form = { ticket_id: ticket, ...person(303), key: 'form-of-gift-1' };
    const doublePress = await Promise.all([give(event, form), give(event, form)]);
    assert.deepEqual([doublePress[0]?.status, doublePress[1]], [201, doublePress[0]]);
    assert.equal((await give(event, { ...form, ...person(304) })).status, 409);
    assert.notEqual((await give(event, { ...form, key: 'form-of-gift-2' })).id, doublePress[0]?.id);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 3, held: 0 });
  });

  test('is never the ticket of somebody else who has the same names: of a network, a checkout with a key, or an organiser', async () => {
    const { hold, event, ticket } = await takeFree();
    const [attendee] = await readBought(hold);
    const book = async (remoteAddress: string, viewer?: 'admin') => {
      const form = await encodeMultipart(toMultipart({ event_id: event, ticket_id: ticket, ...person(1) }));
      const answer = await api.send({ method: 'POST', url: '/api/addattend', ...form, remoteAddress }, viewer);
      return answer.json<{ data: { id: number; slug: string } }>().data;
    };
    const ownTicket = await book('192.0.2.61');
    const others = [await book('192.0.2.62'), await book('192.0.2.61', 'admin')];
    assert.deepEqual(await book('192.0.2.61'), ownTicket);
    const gift = await give(event, { ticket_id: ticket, ...person(1) });
    const ids = [attendee?.id, ownTicket.id, gift.id, ...others.map(({ id }) => id)];
    assert.equal(new Set(ids).size, ids.length);
  });
});
