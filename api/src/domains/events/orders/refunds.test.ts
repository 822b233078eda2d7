import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { toMultipart } from '../../../testing/bodies';
import { cancelEvent, finishAllJobs, person, readDrift } from '../../../testing/event-tickets';
import { isPostgres } from '../../../testing/lane';
import type { TestHold } from '../../../testing/sandbox-payments';
import {
  cancelByLink,
  edit,
  openList,
  order,
  origin,
  readTicket,
  redeem,
  scan,
  takeFree,
  takePaid,
} from '../../../testing/stages/events/bought-stage';
import { move } from '../../../testing/stages/events/orders-stage';
import {
  api,
  buyer,
  openPaymentsStage,
  orderId,
  refund,
  seatsOf,
  sell,
  startPayment,
} from '../../../testing/stages/events/payments-stage';
import { insertScan } from '../check-in/redeem';

openPaymentsStage('first');

async function refundsOf(hold: TestHold): Promise<readonly number[]> {
  const { rows } = await sql<{ amount: number }>`select r.amount from refunds r join payments p on p.id = r.payment_id
    where p.subject_id = ${await orderId(hold)} and r.state <> 'failed' order by r.id`.execute(api.deps.db);
  return rows.map(({ amount }) => amount);
}

/** Inserts a scan of a ticket that was valid when it was read. */
const insertScanOf = (list: number, code: string, attendeeId: number) => {
  const writing = { deps: api.deps, viewer: null, origin, locale: 'en', now: new Date() } as const;
  return insertScan(api.deps.db, list, scan(code), { writing, attendeeId });
};

const cancellationOf = async (event: number) => {
  const answer = await api.get(`/api/v2/events/${event}/cancellation`, 'admin');
  return answer.json<{
    data: {
      order_count: number;
      refundable: object[];
      cancellation: { order_count: number; done_count: number; failed_count: number } | null;
    };
  }>().data;
};

describe('the holder of a ticket', () => {
  test('gets the promised refund also with the right to cancel tickets of others', async () => {
    const { hold, tickets } = await takePaid(1, { has_refunds: '1' });
    const [{ id, slug } = { id: 0, slug: '' }] = tickets;
    assert.equal((await cancelByLink(id, slug ?? '', 'admin')).status, 200);
    assert.deepEqual(await refundsOf(hold), [2500]);
  });

  test('reads no price that has gone back already', async () => {
    const { hold, tickets } = await takePaid();
    assert.equal((await refund(await orderId(hold), { amount: 2500, reason: 'Goodwill' })).status, 201);
    const { paid: paidAmount, refund: promisedAmount } = (await readTicket(tickets[0]?.slug ?? '')).cancellation;
    assert.deepEqual([paidAmount, promisedAmount], [0, 0]);
  });

  test('does not enter after the whole sum went back by its amount', async () => {
    const { hold, tickets, event } = await takePaid();
    const list = await openList(event);
    const { code } = await readTicket(tickets[0]?.slug ?? '');
    assert.equal((await refund(await orderId(hold), { amount: 2500, reason: 'Goodwill' })).status, 201);
    assert.equal((await order(hold)).state, 'refunded');
    assert.equal(await redeem(list, code), 'refunded');
    assert.equal(await insertScanOf(list, code, tickets[0]?.id ?? 0), false);
  });

  test('leaves an order with a failed refund to the organisers', async () => {
    const { hold, tickets } = await takePaid(2, { has_refunds: '1' });
    const [, { id, slug } = { id: 0, slug: '' }] = tickets;
    await move(api, await orderId(hold), 'failRefund');
    assert.equal((await cancelByLink(id, slug ?? '')).status, 200);
    assert.equal((await order(hold)).state, 'refund_failed');
    assert.deepEqual(await refundsOf(hold), [2500]);
  });
});

describe('a repeated booking', () => {
  test('gives the address of a ticket to none who could not book it, and to no other account', async () => {
    const { event, ticket } = await sell();
    const form = { event_id: event, ticket_id: ticket, ...person(1) };
    const present = await api.post(`/api/v2/events/${event}/attendees`, { ticket_id: ticket, ...person(1) }, 'admin');
    assert.equal(present.statusCode, 201, present.body);
    assert.equal((await api.post('/api/addattend', toMultipart(form))).statusCode, 402);

    const free = await takeFree();
    const freeForm = () => toMultipart({ event_id: free.event, ticket_id: free.ticket, ...person(7) });
    const member = await addPerson(api);
    const ids = [await member.post('/api/addattend', freeForm()), await api.post('/api/addattend', freeForm())].map(
      (answer) => answer.json<{ data: { id: number } }>().data.id,
    );
    assert.equal(new Set(ids).size, 2);
  });
});

/** A test that holds a lock beside a request. */
const skip = isPostgres ? false : 'the embedded database has one connection';

describe('a check-in that is under way', () => {
  const changes: Readonly<Record<string, (id: number, slug: string, hold: TestHold) => Promise<number>>> = {
    'a cancellation by the holder': async (id, slug) => (await cancelByLink(id, slug)).status,
    'a cancellation by an organiser': async (id) =>
      (await api.post(`/api/v2/attendees/${id}/cancel`, { reason: 'Left' }, 'admin')).statusCode,
    'a refund': async (_id, _slug, hold) => (await refund(await orderId(hold), { reason: 'Illness' })).status,
    'a transfer': async (_id, slug) => {
      const { cancel_token: token } = await readTicket(slug);
      return (await api.post(`/api/v2/attendee-tickets/${slug}/transfer`, { token, ...person(3) })).statusCode;
    },
  };
  for (const [name, change] of Object.entries(changes))
    test(`is known to ${name} that waited for it`, { skip }, async () => {
      const { event, hold, tickets } = await takePaid();
      const [{ id, slug } = { id: 0, slug: '' }] = tickets;
      const list = await openList(event);
      const { code } = await readTicket(slug ?? '');
      const answer = await api.deps.db.transaction().execute(async (trx) => {
        const writing = { deps: api.deps, viewer: null, origin, locale: 'en', now: new Date() } as const;
        assert.equal(await insertScan(trx, list, scan(code), { writing, attendeeId: id }), true);
        const request = change(id, slug ?? '', hold);
        for (let isWaiting = false; !isWaiting;) {
          const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
          isWaiting = rows.length > 0;
        }
        return { request };
      });
      assert.equal(await answer.request, 409);
      assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 1, held: 0 });
    });
});

describe('the cancellation of an event', () => {
  async function payWithoutTickets() {
    const { event, ticket } = await sell();
    const { hold, payment } = await startPayment(event, ticket);
    await buyer.payByCard(payment, '4242 4242 4242 4242');
    const success = (await buyer.eventsOf(payment.id)).find(({ type }) => type === 'payment_intent.succeeded');
    assert.ok(success);
    const object = { ...success.data.object, amount_received: 100 };
    assert.equal(await buyer.notify({ ...success, data: { object } }), 200);
    assert.equal((await order(hold)).state, 'paid_without_tickets');
    return { event, hold };
  }

  test('gives the money of an order without tickets back, and counts it', async () => {
    const { event, hold } = await payWithoutTickets();
    const plan = await cancellationOf(event);
    assert.deepEqual([plan.order_count, plan.refundable], [1, [{ currency: 'USD', amount: 2500 }]]);
    await cancelEvent(api, event);
    await finishAllJobs(api);
    assert.deepEqual(await refundsOf(hold), [2500]);
    const { cancellation } = await cancellationOf(event);
    assert.deepEqual([cancellation?.order_count, cancellation?.done_count, cancellation?.failed_count], [1, 1, 0]);
  });

  test('ends with an order without tickets that has nothing to give back, which still needs attention', async () => {
    const { event, hold } = await payWithoutTickets();
    await sql`update payments set refunded = amount where subject_id = ${await orderId(hold)}`.execute(api.deps.db);
    await cancelEvent(api, event);
    await finishAllJobs(api);
    const { cancellation } = await cancellationOf(event);
    assert.deepEqual([cancellation?.done_count, cancellation?.failed_count], [0, 1]);
    assert.equal((await order(hold)).state, 'paid_without_tickets');
  });

  test('gives back only the price of valid tickets of an order that was settled by hand', async () => {
    const { event, hold, tickets } = await takePaid(2);
    const cancel = await api.post(`/api/v2/attendees/${tickets[0]?.id}/cancel`, { reason: 'Ill' }, 'admin');
    assert.equal(cancel.statusCode, 200);
    await move(api, await orderId(hold), 'failRefund');
    const settle = await api.post(`/api/v2/orders/${await orderId(hold)}/settle`, { reason: '$25 in cash' }, 'admin');
    assert.equal(settle.statusCode, 200);
    await cancelEvent(api, event);
    await finishAllJobs(api);
    assert.deepEqual(await refundsOf(hold), [2500]);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('does not wait for an order that is being confirmed', { skip }, async () => {
    const { event, ticket } = await sell();
    const hold = await buyer.hold(event, ticket);
    await api.deps.db.transaction().execute(async (trx) => {
      await sql`select 1 from orders where reference = ${hold.reference} for update`.execute(trx);
      await cancelEvent(api, event);
    });
  });

  async function failCancellation() {
    const { event, hold, tickets } = await takePaid(2);
    const id = await orderId(hold);
    await move(api, id, 'failCancellation');
    await sql`update events set status = 'cancelled' where id = ${event}`.execute(api.deps.db);
    await sql`insert into event_cancellations (event_id, reason, is_refunded, order_count, failed_orders, started_at)
      values (${event}, 'Ill', true, 1, jsonb_build_array(${id}::bigint), now())`.execute(api.deps.db);
    return { event, hold, id, tickets };
  }
  const failedCount = async (event: number) => (await cancellationOf(event)).cancellation?.failed_count;

  test('that failed for an order is done when all of its money goes back', async () => {
    const { event, hold, id } = await failCancellation();
    assert.equal((await refund(id, { amount: 5000, reason: 'Cancelled' })).status, 201);
    assert.deepEqual([(await order(hold)).state, await failedCount(event)], ['refunded', 0]);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 0, held: 0 });
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('that failed for an order is not done with a part of its tickets', async () => {
    const { event, hold, id, tickets } = await failCancellation();
    const [first, second] = tickets.map((ticket) => ({ attendee_ids: [ticket.id], amount: 1000, reason: 'Cancelled' }));
    assert.equal((await refund(id, first ?? {})).status, 201);
    assert.deepEqual([(await order(hold)).state, await failedCount(event)], ['cancellation_failed', 1]);
    assert.equal((await refund(id, second ?? {})).status, 201);
    assert.equal(await failedCount(event), 0);
    assert.deepEqual(await seatsOf(event), { kind: 'event', sold: 0, held: 0 });
  });
});

test('an event keeps its cancelled state when it becomes a series, whose other dates are drafts', async () => {
  const { event } = await takeFree();
  await cancelEvent(api, event);
  const rule = { frequency: 'weekly', count: 3 };
  const answer = await api.post(`/api/v2/events/${event}/series`, rule, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const { rows } = await sql<{ status: string }>`select e.status from events e join event_series_dates d
    on d.event_id = e.id where d.series_id = (select series_id from event_series_dates where event_id = ${event})
    order by d.planned_at`.execute(api.deps.db);
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['cancelled', 'draft', 'draft'],
  );
  const last = await sql<{ id: number }>`select event_id as id from event_series_dates where series_id =
    (select series_id from event_series_dates where event_id = ${event}) order by planned_at desc limit 1`.execute(
    api.deps.db,
  );
  const lastId = last.rows[0]?.id ?? 0;
  assert.equal((await edit(lastId, { status: 'published' })).statusCode, 200);
  const copy = await api.post(`/api/v2/events/${lastId}/series/copy`, { scope: 'all', parts: ['status'] }, 'admin');
  assert.equal(copy.statusCode, 200, copy.body);
});
