import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { hashEmail } from '../../../infrastructure/mail/mail-stops';
import { toMultipart } from '../../../testing/bodies';
import { mailsTo } from '../../../testing/caught-mails';
import {
  addEvent,
  addTicket,
  cancelEvent,
  finishAllJobs,
  person,
  readDrift,
  readSeats,
} from '../../../testing/event-tickets';
import { expireHolds } from '../orders/expire-holds';
import { waitingJoinedMail } from './mails/waiting-joined.mail';
import { waitingOfferMail } from './mails/waiting-offer.mail';
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

const editEvent = async (id: number, values: object): Promise<void> => {
  const answer = await api.post(`/api/editevent?id=${id}`, toMultipart({ ...values }), 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
};

/** Subjects of the mails to a person with these words. */
const countMails = async (number: number, words: RegExp) =>
  (await mailsTo(api, person(number).email)).filter(({ subject }) => words.test(subject)).length;

/** A sold-out event with a person who has its seat offered. */
async function offerSeat(number: number) {
  const { event, ticket, sold } = await sellOut(1);
  await join(event, ticket, number);
  await cancel(sold[0] ?? 0);
  await finishAllJobs(api);
  assert.deepEqual(await statesOf(event), [`${number} offered`]);
  return { event, ticket, token: await tokenOf(number) };
}

describe('people who wait get one mail and no further offer', () => {
  const ends: readonly [number, string, (event: number, ticket: number) => Promise<unknown>][] = [
    [401, 'the ticket is removed', (_, ticket) => api.post(`/api/deleteticket?id=${ticket}`, {}, 'admin')],
    [
      402,
      'the sale has ended',
      (_, ticket) =>
        api.post(`/api/editticket?id=${ticket}`, toMultipart({ sale_ends_at: '2020-01-01T00:00:00Z' }), 'admin'),
    ],
    [403, 'the list is off', (event) => send(`events/${event}/waiting-settings`, { is_on: false }, 'admin')],
    [404, 'the event is a draft no more and cancelled', (event) => cancelEvent(api, event)],
  ];
  for (const [number, name, end] of ends)
    test(`when ${name}`, async () => {
      const event = await addEvent(api, { capacity: 1 });
      const ticket = await addTicket(api, event, { name: 'General' });
      await buy(event, await addTicket(api, event, { name: 'Otra' }), 8200 + number);
      assert.equal((await join(event, ticket, number)).status, 201);
      const token = await tokenOf(number);
      await end(event, ticket);
      await finishAllJobs(api);
      await tendLists(api.deps);
      await tendLists(api.deps);
      assert.deepEqual(await statesOf(event), [`${number} expired`]);
      assert.equal(await countMails(number, number === 404 ? /^Cancelled/ : /is closed/), 1);
      assert.equal((await answerOffer(token, 'accept')).status, 410);
    });
});

test('people keep their places when the sale of a postponed event has ended, until it has its new date', async () => {
  const { event, ticket } = await sellOut(1);
  await join(event, ticket, 405);
  await editEvent(event, { status: 'postponed' });
  const sale = toMultipart({ sale_ends_at: '2020-01-01T00:00:00Z' });
  assert.equal((await api.post(`/api/editticket?id=${ticket}`, sale, 'admin')).statusCode, 200);
  await tendLists(api.deps);
  assert.deepEqual([await statesOf(event), await countMails(405, /is closed/)], [['405 waiting'], 0]);
  await editEvent(event, { status: 'published' });
  await tendLists(api.deps);
  assert.deepEqual(await statesOf(event), ['405 expired']);
});

test('who has stopped mails about ends of lists gets those of a cancelled event and of a removed place', async () => {
  const places = new Map<number, number>();
  for (const number of [407, 408, 409]) {
    const { event, ticket } = await sellOut(1);
    await join(event, ticket, number);
    places.set(number, event);
    await sql`insert into mail_stops (email_hash, kind) values (${hashEmail(person(number).email)}, 'waitingEnd')`.execute(
      api.deps.db,
    );
  }
  await cancelEvent(api, places.get(407) ?? 0);
  const [entry] = await entries(places.get(408) ?? 0);
  assert.equal((await send(`waiting-entries/${entry?.id ?? 0}/remove`, {}, 'admin')).status, 200);
  await send(`events/${places.get(409) ?? 0}/waiting-settings`, { is_on: false }, 'admin');
  await finishAllJobs(api);
  await tendLists(api.deps);
  assert.equal(await countMails(407, /^Cancelled/), 1);
  assert.equal(await countMails(408, /has ended$/), 1);
  assert.equal(await countMails(409, /is closed/), 0);
});

describe('an open offer', () => {
  test('of an event that is postponed becomes the place that it was, and is made again with the new date', async () => {
    const { event, token } = await offerSeat(411);
    await editEvent(event, { status: 'postponed' });
    assert.notEqual((await answerOffer(token, 'accept')).status, 200);
    setNow(new Date(Date.now() + 13 * 3_600_000));
    await expireHolds(api.deps, event, new Date(Date.now() + 13 * 3_600_000));
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['411 waiting']);
    assert.equal(await countMails(411, /has ended|is closed/), 0);
    await editEvent(event, { status: 'published' });
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['411 offered']);
  });

  test('that ends earlier with its event is mailed once', async () => {
    const { event } = await offerSeat(421);
    const start = new Date(Date.now() + 3 * 3_600_000).toISOString();
    await editEvent(event, { starts_at: start, ends_at: '2099-05-01T21:00:00Z' });
    await tendLists(api.deps);
    await tendLists(api.deps);
    assert.equal(await countMails(421, /ends earlier/), 1);
  });

  test('of a person whose account was removed ends, and its seat is offered to the next person', async () => {
    const { event, ticket } = await offerSeat(431);
    await join(event, ticket, 432);
    // As the removal of a person does (events-person-columns.ts).
    await sql`delete from waiting_entries where lower(email) = ${person(431).email}`.execute(api.deps.db);
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['432 offered']);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('of a removed person gives its seat back, also when no person waits', async () => {
    const { event, ticket } = await offerSeat(435);
    await sql`delete from waiting_entries where lower(email) = ${person(435).email}`.execute(api.deps.db);
    setNow(new Date(Date.now() + 90_000));
    await tendLists(api.deps);
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 0, held: 0 });
    assert.equal((await buy(event, ticket, 436)).status, 201);
  });

  test('is made once by organisers who press twice', async () => {
    const { event, ticket, sold } = await sellOut(1);
    await send(`events/${event}/waiting-settings`, { is_paused: true }, 'admin');
    await join(event, ticket, 437);
    await cancel(sold[0] ?? 0);
    const { rows } = await sql<{ id: number }>`select id from waiting_entries where event_id = ${event}`.execute(
      api.deps.db,
    );
    const path = `waiting-entries/${rows[0]?.id ?? 0}/offer`;
    const answers = await Promise.all([send(path, {}, 'admin'), send(path, {}, 'admin')]);
    assert.deepEqual(
      answers.map(({ status, data }) => [status, data.state]),
      [
        [200, 'offered'],
        [200, 'offered'],
      ],
    );
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 0, held: 1 });
  });

  test('is removed by organisers with a mail, once', async () => {
    const { event } = await offerSeat(441);
    const { rows } = await sql<{ id: number }>`select id from waiting_entries where event_id = ${event}`.execute(
      api.deps.db,
    );
    const path = `waiting-entries/${rows[0]?.id ?? 0}/remove`;
    const answers = await Promise.all([send(path, {}, 'admin'), send(path, {}, 'admin')]);
    assert.deepEqual(
      answers.map(({ status, data }) => [status, data.state]),
      [
        [200, 'left'],
        [200, 'left'],
      ],
    );
    assert.equal(await countMails(441, /has ended$/), 1);
    const audits = await sql`select 1 from audit_entries where resource = 'waiting_entries' and action = 'cancel'
      and row_id = ${rows[0]?.id ?? 0}`.execute(api.deps.db);
    assert.equal(audits.rows.length, 1);
  });
});

test('an event whose seats are wrong keeps no other waiting list from its offers', async () => {
  const { event: wrongEvent, ticket: wrongTicket } = await offerSeat(471);
  await join(wrongEvent, wrongTicket, 472);
  const { event, ticket, sold } = await sellOut(1);
  await send(`events/${event}/waiting-settings`, { is_paused: true }, 'admin');
  await join(event, ticket, 473);
  await cancel(sold[0] ?? 0);
  await finishAllJobs(api);
  await sql`update waiting_lists set is_paused = false where event_id = ${event}`.execute(api.deps.db);
  await sql`update capacities set held = 0 where event_id = ${wrongEvent}`.execute(api.deps.db);
  await sql`update orders set expires_at = now() - interval '2 minutes' where event_id = ${wrongEvent}
    and state = 'held'`.execute(api.deps.db);
  await tendLists(api.deps);
  assert.deepEqual(await statesOf(event), ['473 offered']);
  await sql`update capacities set held = 1 where event_id = ${wrongEvent}`.execute(api.deps.db);
  await tendLists(api.deps);
  assert.deepEqual(await statesOf(wrongEvent), ['471 expired', '472 offered']);
});

test('a mail about a place or an offer that has changed meanwhile is not sent', async () => {
  const { event, ticket, token } = await offerSeat(451);
  await join(event, ticket, 452);
  const placeToken = await tokenOf(452);
  const { rows } = await sql<{ order_id: number }>`select order_id from waiting_entries
    where event_id = ${event} and state = 'offered'`.execute(api.deps.db);
  const orderId = rows[0]?.order_id ?? 0;
  const values = { name: 'Ana', event: 'Feria', path: '/events/feria', when: 'May 1', count: '1', until: 'May 1' };
  const isOfferDue = (id: number) => waitingOfferMail.fill({ ...values, token, orderId: id }).isDue(api.deps.db);
  const isPlaceDue = () => waitingJoinedMail.fill({ ...values, position: '1', token: placeToken }).isDue(api.deps.db);
  assert.deepEqual([await isOfferDue(orderId), await isOfferDue(orderId + 1), await isPlaceDue()], [true, false, true]);
  await sql`update waiting_entries set offer_ends_at = now() where order_id = ${orderId}`.execute(api.deps.db);
  await answerOffer(placeToken, 'leave');
  assert.deepEqual([await isOfferDue(orderId), await isPlaceDue()], [false, false]);
});

test('a name that looks like an address, and one with other signs, is written without a link', async () => {
  const { event, ticket } = await sellOut(1);
  for (const [number, name] of [
    [461, 'D.Ana'],
    [462, 'Ana 🎉'],
    [463, 'https://evil.test/x'],
  ] as const) {
    assert.equal((await join(event, ticket, number, { first_name: name })).status, 201);
    const [mail] = await mailsTo(api, person(number).email);
    assert.doesNotMatch(mail?.html ?? '', /href="https:\/\/evil|evil\.test/);
    assert.match(mail?.subject ?? '', /waiting list/);
  }
  const place = await send<{ first_name: string }>(`waiting-places/${await tokenOf(462)}`);
  assert.equal(place.data.first_name, 'Ana 🎉');
});
