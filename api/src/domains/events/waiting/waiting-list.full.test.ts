import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import { mailsTo } from '../../../testing/caught-mails';
import { addEvent, addTicket, cancelEvent, finishAllJobs, person } from '../../../testing/event-tickets';
import { createBuyer } from '../../../testing/sandbox-payments';
import { tendLists } from './waiting-jobs';
import {
  answerOffer,
  api,
  buy,
  cancel,
  entries,
  join,
  openWaitingListStage,
  sellOut,
  send,
  setNow,
  statesOf,
  tokenOf,
} from '../../../testing/stages/events/waiting-list-stage';

openWaitingListStage();

describe('a person joins', () => {
  test('again with the same answer, one active place and the mail again', async () => {
    const { event, ticket } = await sellOut(1);
    const first = await join(event, ticket, 11);
    const again = await join(event, ticket, 11, { email: person(11).email.toUpperCase() });
    assert.deepEqual(again, first);
    assert.deepEqual(await statesOf(event), ['11 waiting']);
    assert.equal((await mailsTo(api, person(11).email)).length, 2);
    await join(event, ticket, 12);
    // The place in front is not disclosed: the answer is that of a new place.
    assert.equal((await join(event, ticket, 11)).data.position, 3);
    const many = await Promise.all(Array.from({ length: 10 }, () => join(event, ticket, 13)));
    assert.deepEqual([...new Set(many.map(({ status }) => status))], [201]);
    assert.equal((await entries(event)).filter(({ number }) => number === 13).length, 1);
  });

  test('not while tickets are left, nor for more than an order has, nor after the list was closed', async () => {
    const event = await addEvent(api, { capacity: 2 });
    const ticket = await addTicket(api, event);
    assert.equal((await join(event, ticket, 1)).status, 409);
    await buy(event, ticket, 8001);
    await buy(event, ticket, 8002);
    const tooMany = await join(event, ticket, 1, { quantity: 6 });
    assert.deepEqual([tooMany.status, Object.keys(tooMany.errors ?? {})], [422, ['quantity']]);
    const nameless = await join(event, ticket, 1, { first_name: '', email: 'no' });
    assert.deepEqual(Object.keys(nameless.errors ?? {}).sort(), ['email', 'first_name']);
    await send(`events/${event}/waiting-settings`, { is_on: false }, 'admin');
    assert.equal((await join(event, ticket, 1)).status, 409);
    assert.equal((await join(999_999_999, ticket, 1)).status, 404);
    const soon = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const { event: near, ticket: nearTicket } = await sellOut(
      1,
      {},
      { starts_at: soon, ends_at: '2099-01-01T00:00:00Z' },
    );
    assert.equal((await join(near, nearTicket, 1)).status, 409);
  });

  test('with a forged token as no person', async () => {
    const { event, ticket } = await sellOut(1);
    await join(event, ticket, 15);
    const token = await tokenOf(15);
    for (const forgery of ['1.abc', `${token}x`, `9${token}`, 'x'.repeat(60)])
      assert.equal((await send(`waiting-places/${forgery}`)).status, 404);
  });
});

describe('a freed seat', () => {
  test('skips people who want more, and offers fewer where that is welcome', async () => {
    const { event, ticket, sold } = await sellOut(3);
    await join(event, ticket, 51, { quantity: 3 });
    await join(event, ticket, 52, { quantity: 2, takes_fewer: true });
    await join(event, ticket, 53);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    await cancel(sold[1] ?? 0);
    await finishAllJobs(api);
    const offers = (await entries(event)).map(({ number, state, offered_quantity: count }) => [number, state, count]);
    assert.deepEqual(offers, [
      [51, 'waiting', null],
      [52, 'offered', 1],
      [53, 'offered', 1],
    ]);
    // A seat that no person on the list can use is sold.
    await cancel(sold[2] ?? 0);
    await finishAllJobs(api);
    assert.equal((await buy(event, ticket, 54)).status, 201);
  });

  test('of a raised capacity, a larger pool, a released hold and a ticket without a limit is offered', async () => {
    const { event, ticket } = await sellOut(1);
    await join(event, ticket, 61);
    const edit = await api.post(`/api/editevent?id=${event}`, toMultipart({ capacity: 2 }), 'admin');
    assert.equal(edit.statusCode, 200, edit.body);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['61 offered']);

    const { event: second, ticket: poolTicket } = await sellOut(0, {}, { capacity: '' });
    const pool = await send<{ id: number }>(`events/${second}/pools`, { name: 'Sala', total: 0 }, 'admin');
    await api.post(`/api/editticket?id=${poolTicket}`, toMultipart({ pool_id: pool.data.id }), 'admin');
    await join(second, poolTicket, 62);
    await send(`event-pools/${pool.data.id}/edit`, { name: 'Sala', total: 1 }, 'admin');
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(second), ['62 offered']);

    const third = await addEvent(api, { capacity: 1 });
    const thirdTicket = await addTicket(api, third);
    const hold = await send<{ reference: string; key: string }>(`events/${third}/holds`, {
      items: [{ ticket_id: thirdTicket, quantity: 1 }],
    });
    await join(third, thirdTicket, 63);
    await api.send({
      method: 'POST',
      url: `/api/v2/holds/${hold.data.reference}/release`,
      headers: { 'x-hold-key': hold.data.key },
    });
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(third), ['63 offered']);
  });

  test('of an expired hold is offered, also when an offer of hours was made before', async () => {
    const { event, ticket, sold } = await sellOut(2);
    await join(event, ticket, 65);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    await cancel(sold[1] ?? 0);
    await send(`events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 1 }] });
    await join(event, ticket, 66);
    const { rows } = await sql<{ minutes: number }>`select extract(epoch from due_at - now()) / 60 as minutes
      from background_jobs where kind = 'events.release-holds' and key = ${`event ${event}`} and state = 'waiting'`.execute(
      api.deps.db,
    );
    assert.ok(Number(rows[0]?.minutes) < 11);
    await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'
      and email is null`.execute(api.deps.db);
    await sql`update background_jobs set due_at = now() - interval '1 minute'
      where kind = 'events.release-holds' and state = 'waiting'`.execute(api.deps.db);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['65 offered', '66 offered']);
  });

  test('waits while the list is paused, and is sold when the list is off', async () => {
    const { event, ticket, sold } = await sellOut(2);
    await join(event, ticket, 71);
    await send(`events/${event}/waiting-settings`, { is_paused: true }, 'admin');
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['71 waiting']);
    assert.equal((await buy(event, ticket, 72)).status, 409);
    await send(`events/${event}/waiting-settings`, { is_on: false }, 'admin');
    assert.equal((await buy(event, ticket, 72)).status, 201);
    await send(`events/${event}/waiting-settings`, { is_on: true, is_paused: false, offer_minutes: 30 }, 'admin');
    await cancel(sold[1] ?? 0);
    await finishAllJobs(api);
    const place = await send(`waiting-places/${await tokenOf(71)}`);
    assert.ok((place.data.offer?.seconds_left ?? 0) <= 30 * 60);
    for (const minutes of [14, 7 * 24 * 60 + 1])
      assert.equal((await send(`events/${event}/waiting-settings`, { offer_minutes: minutes }, 'admin')).status, 422);
  });

  test('is offered until two hours before the start at most', async () => {
    const start = new Date(Date.now() + 5 * 3_600_000);
    const { event, ticket, sold } = await sellOut(
      1,
      {},
      {
        starts_at: start.toISOString(),
        ends_at: new Date(start.getTime() + 3_600_000).toISOString(),
      },
    );
    await join(event, ticket, 75);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const { data } = await send(`waiting-places/${await tokenOf(75)}`);
    assert.equal(Date.parse(data.offer?.ends_at ?? ''), start.getTime() - 2 * 3_600_000);
  });
});

test('an offer ends when the event is cancelled, and earlier when the event is', async () => {
  const { event, ticket, sold } = await sellOut(1);
  await join(event, ticket, 77);
  await cancel(sold[0] ?? 0);
  await finishAllJobs(api);
  const token = await tokenOf(77);
  const start = new Date(Date.now() + 3 * 3_600_000);
  const times = { starts_at: start.toISOString(), ends_at: '2099-05-01T21:00:00Z' };
  await api.post(`/api/editevent?id=${event}`, toMultipart(times), 'admin');
  await tendLists(api.deps);
  const place = await send(`waiting-places/${token}`);
  assert.equal(Date.parse(place.data.offer?.ends_at ?? ''), start.getTime() - 2 * 3_600_000);
  await cancelEvent(api, event);
  assert.equal((await answerOffer(token, 'accept')).status, 410);
  await finishAllJobs(api);
  assert.deepEqual(await statesOf(event), ['77 expired']);
});

describe('a ticket with a price', () => {
  test('whose payment comes too late is refunded, and its buyer waits first', async () => {
    const buyer = createBuyer(api);
    const event = await addEvent(api, { capacity: 1 });
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    const hold = await buyer.hold(event, ticket);
    const payment = await buyer.begin(hold, person(91));
    await join(event, ticket, 92);
    assert.equal((await buyer.payByCard(payment.data, '4242 4242 4242 4242')).status, 200);
    await sql`update orders set expires_at = now() - interval '1 second' where reference = ${hold.reference}`.execute(
      api.deps.db,
    );
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['92 offered']);
    await buyer.notifyAll(payment.data.id);
    const { data } = await buyer.read(hold);
    assert.deepEqual([data.state, (data as { is_paid_late?: boolean }).is_paid_late], ['refunded', true]);
    assert.deepEqual(await statesOf(event), ['91 waiting', '92 offered']);
    const again = await buyer.begin(hold, person(91));
    assert.deepEqual([again.status, again.code], [409, 'PAID_LATE_REFUNDED']);
    assert.match(
      (again as unknown as { message: string }).message,
      /We refunded \$25(\.00)?; you are first on the waiting list\./,
    );
    await join(event, ticket, 93);
    await answerOffer(await tokenOf(92), 'decline');
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['91 offered', '92 declined', '93 waiting']);
  });
});

test('a ticket with required questions goes on in the checkout', async () => {
  const { event, ticket, sold } = await sellOut(1);
  await api.post(
    '/api/ticketsdynamicform',
    { ticket_id: ticket, type: 'text', label: 'Talla', required: true },
    'admin',
  );
  await join(event, ticket, 95);
  await cancel(sold[0] ?? 0);
  await finishAllJobs(api);
  const { data } = await answerOffer(await tokenOf(95), 'accept');
  assert.equal(data.state, 'offered');
  assert.match(data.hold?.key ?? '', /^[\w-]{43}$/);
});

describe('the list of an event', () => {
  test('is closed when the event begins or is cancelled, with one mail for each person', async () => {
    const { event, ticket } = await sellOut(1);
    await join(event, ticket, 101);
    const { event: other, ticket: otherTicket, sold } = await sellOut(2);
    await join(other, otherTicket, 102);
    await join(other, otherTicket, 103);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const answer = await send(`events/${other}/cancellation`, { reason: 'Rain', refund: true }, 'admin');
    assert.equal(answer.status, 202);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(other), ['102 expired', '103 expired']);
    for (const number of [102, 103])
      assert.equal(
        (await mailsTo(api, person(number).email)).filter(({ subject }) => /^Cancelled/.test(subject)).length,
        1,
      );
    setNow(new Date('2099-05-01T18:00:01Z'));
    await tendLists(api.deps);
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['101 expired']);
    const closingMails = (await mailsTo(api, person(101).email)).filter(({ subject }) => /is closed/.test(subject));
    assert.equal(closingMails.length, 1);
  });
});
