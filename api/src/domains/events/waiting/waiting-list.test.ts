import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { mailsTo } from '../../../testing/caught-mails';
import { toMultipart } from '../../../testing/bodies';
import { addEvent, addTicket, finishAllJobs, person, readDrift, readSeats } from '../../../testing/event-tickets';
import { createBuyer } from '../../../testing/sandbox-payments';
import { cancelAndOfferAtOnce } from '../../../testing/stages/events/waiting-calls';
import { tendLists } from './waiting-jobs';
import {
  answerOffer,
  api,
  buy,
  cancel,
  join,
  openWaitingListStage,
  sellOut,
  send,
  setNow,
  statesOf,
  tokenOf,
} from '../../../testing/stages/events/waiting-list-stage';

openWaitingListStage();

async function endHolds(event: number): Promise<void> {
  await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'`.execute(
    api.deps.db,
  );
  await sql`update background_jobs set due_at = now() - interval '1 minute'
    where kind = 'events.release-holds' and state = 'waiting'`.execute(api.deps.db);
  await finishAllJobs(api);
}

describe('a person joins', () => {
  test('and gets a place, a mail with it and a link to leave', async () => {
    const { event, ticket } = await sellOut(1);
    assert.equal((await join(event, ticket, 1)).data.position, 1);
    const second = await join(event, ticket, 2, { quantity: 2 });
    assert.deepEqual([second.status, second.data.position], [201, 2]);
    const token = await tokenOf(2);
    const place = await send(`waiting-places/${token}`);
    assert.deepEqual([place.data.state, place.data.position, place.data.quantity], ['waiting', 2, 2]);
    const leaving = await answerOffer(token, 'leave');
    assert.deepEqual([leaving.status, leaving.data.state], [200, 'left']);
    assert.equal((await answerOffer(token, 'leave')).data.state, 'left');
    assert.deepEqual(await statesOf(event), ['1 waiting', '2 left']);
    assert.equal((await join(event, ticket, 2)).data.position, 2);
  });
});

describe('a place whose address got too many mails', () => {
  test('is marked for the organisers until a mail opens it', async () => {
    const { event, ticket, sold } = await sellOut(1);
    const { email } = person(3);
    await sql`insert into outbox_mails (template, locale, recipient, "values")
      select 'ticketConfirmed', 'en', ${email}, '{}' from generate_series(1, 20)`.execute(api.deps.db);
    await join(event, ticket, 3);
    await join(event, ticket, 4);
    await join(event, ticket, 3);
    const readMarks = async () => {
      const { data } = await send<readonly { email: string; unmailed_at: string | null }[]>(
        `events/${event}/waiting-entries`,
        undefined,
        'admin',
      );
      return data.filter(({ unmailed_at: at }) => at !== null).map((one) => one.email);
    };
    assert.deepEqual(await readMarks(), [email]);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['3 offered', '4 waiting']);
    assert.deepEqual(await readMarks(), []);
  });
});

describe('a freed seat', () => {
  test('is offered to the first person, and the public does not get it', async () => {
    const { event, ticket, sold } = await sellOut(2);
    await join(event, ticket, 21);
    await join(event, ticket, 22);
    assert.equal(await cancel(sold[0] ?? 0), 200);
    const sale = await buy(event, ticket, 23);
    assert.equal(sale.status, 409);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['21 offered', '22 waiting']);
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 1 });
    const page = (await api.get(`/api/events/get/${event}`)).json<{
      data: { tickets: readonly { state: string; left: number; has_waiting_list: boolean }[] };
    }>();
    assert.deepEqual(
      page.data.tickets.map(({ state, left: seatsLeft, has_waiting_list: hasList }) => [state, seatsLeft, hasList]),
      [['waitlist_open', 0, true]],
    );
    const place = await send(`waiting-places/${await tokenOf(21)}`);
    assert.equal(place.data.offer?.quantity, 1);
    const twelveHours = 12 * 3600;
    assert.ok(Math.abs((place.data.offer?.seconds_left ?? 0) - twelveHours) < 120);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('is offered in the order of the line, also when the ticket was changed since', async () => {
    const { event, ticket, sold } = await sellOut(3);
    await join(event, ticket, 25, { quantity: 2 });
    await join(event, ticket, 26);
    const values = { max_per_order: 1, visibility: 'code_only' };
    assert.equal((await api.post(`/api/editticket?id=${ticket}`, toMultipart(values), 'admin')).statusCode, 200);
    for (const id of sold) await cancel(id);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['25 offered', '26 offered']);
  });

  test('of a ticket is announced to its holder, who can join the list afterwards', async () => {
    const event = await addEvent(api, { capacity: 1 });
    const ticket = await addTicket(api, event);
    const { id } = await buy(event, ticket, 8301);
    const { slug } = await api.deps.db
      .selectFrom('attendees')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const waitingOf = async () =>
      (await api.post('/api/getAttendeeTicket', { slug })).json<{ data: { event: { waiting: object } } }>().data.event
        .waiting;
    assert.deepEqual(await waitingOf(), { people: 0, can_join: true });
    await join(event, ticket, 27);
    await join(event, ticket, 28);
    assert.deepEqual(await waitingOf(), { people: 2, can_join: true });
    await cancel(id);
    await finishAllJobs(api);
    assert.deepEqual(await waitingOf(), { people: 1, can_join: true });
    await send(`events/${event}/waiting-settings`, { is_on: false }, 'admin');
    assert.deepEqual(await waitingOf(), { people: 0, can_join: false });
  });

  test('is a ticket when the person accepts, once', async () => {
    const { event, ticket, sold } = await sellOut(1);
    await join(event, ticket, 31);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const token = await tokenOf(31);
    const answers = await Promise.all([answerOffer(token, 'accept'), answerOffer(token, 'accept')]);
    assert.deepEqual(
      answers.map(({ status, data }) => [status, data.state, data.tickets.length, data.hold]),
      [
        [200, 'accepted', 1, null],
        [200, 'accepted', 1, null],
      ],
    );
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 0 });
    assert.equal((await answerOffer(token, 'decline')).status, 409);
    assert.equal((await answerOffer(token, 'leave')).status, 409);
    await finishAllJobs(api);
    const subjects = (await mailsTo(api, person(31).email)).map(({ subject }) => subject);
    assert.equal(subjects.length, 3);
    assert.match(subjects[0] ?? '', /^Your ticket for/);
  });

  test('is shown to the person no longer when it was given to another one, nor after a day', async () => {
    const { event, ticket, sold } = await sellOut(2);
    await join(event, ticket, 34, { quantity: 2 });
    for (const id of sold) await cancel(id);
    await finishAllJobs(api);
    const token = await tokenOf(34);
    const slugs = (await answerOffer(token, 'accept')).data.tickets.map(({ slug }) => slug);
    assert.equal(slugs.length, 2);
    const [slug = ''] = slugs;
    const answer = await api.post('/api/getAttendeeTicket', { slug });
    const { cancel_token: key } = answer.json<{ data: { cancel_token: string } }>().data;
    const path = `/api/v2/attendee-tickets/${slug}/transfer`;
    assert.equal((await api.post(path, { token: key, ...person(35) })).statusCode, 200);
    const readSlugs = async () => (await send(`waiting-places/${token}`)).data.tickets.map((one) => one.slug);
    assert.deepEqual(await readSlugs(), slugs.slice(1));
    setNow(new Date(Date.now() + 25 * 3_600_000));
    assert.deepEqual(await readSlugs(), []);
  });

  test('goes to the next person when the first declines, keeps waiting or does not answer', async () => {
    const { event, ticket, sold } = await sellOut(1);
    for (const number of [41, 42, 43, 44]) await join(event, ticket, number);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const keeping = await answerOffer(await tokenOf(41), 'keep');
    assert.deepEqual([keeping.data.state, keeping.data.position], ['waiting', 1]);
    assert.equal((await answerOffer(await tokenOf(41), 'keep')).data.state, 'waiting');
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['41 waiting', '42 offered', '43 waiting', '44 waiting']);
    const refusal = await answerOffer(await tokenOf(42), 'decline');
    assert.deepEqual([refusal.status, refusal.data.state], [200, 'declined']);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['41 waiting', '42 declined', '43 offered', '44 waiting']);
    await endHolds(event);
    assert.deepEqual(await statesOf(event), ['41 waiting', '42 declined', '43 expired', '44 offered']);
    const late = await answerOffer(await tokenOf(43), 'accept');
    assert.deepEqual([late.status, late.code], [410, 'HOLD_EXPIRED']);
    const [mail] = await mailsTo(api, person(43).email);
    assert.match(mail?.subject ?? '', /has ended/);
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 0, held: 1 });
    setNow(new Date(Date.now() + 13 * 3_600_000));
    await answerOffer(await tokenOf(44), 'leave');
    await tendLists(api.deps);
    assert.equal((await statesOf(event))[0], '41 offered');
  });
});

test('many cancellations, sales, offers and answers at once never exceed the capacity, and pass over no person', () =>
  cancelAndOfferAtOnce([api], { seats: 10, people: 24 }));

describe('a ticket with a price', () => {
  test('is paid with the hold of the offer', async () => {
    const buyer = createBuyer(api);
    const { event, ticket, sold } = await sellOut(1, { price: 2500, currency: 'USD' });
    await join(event, ticket, 81);
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const token = await tokenOf(81);
    const { data } = await answerOffer(token, 'accept');
    assert.ok(data.hold);
    assert.equal(data.state, 'offered');
    const hold = { ...data.hold, state: 'held', total: 2500, attendees: [] };
    const payment = await buyer.begin(hold, person(81));
    assert.equal(payment.data.amount, 2500);
    assert.equal((await buyer.payByCard(payment.data, '4242 4242 4242 4242')).status, 200);
    await buyer.notifyAll(payment.data.id);
    assert.equal((await send(`waiting-places/${token}`)).data.state, 'accepted');
  });
});

describe('the list of an event', () => {
  test('is sorted, searched, moved, offered, exported and shortened by organisers', async () => {
    const { event, ticket, sold } = await sellOut(2);
    for (const number of [111, 112, 113, 114]) await join(event, ticket, number);
    const list = (query = '') =>
      api.get(`/api/v2/events/${event}/waiting-entries?${query}`, 'admin').then((answer) =>
        answer.json<{
          data: { id: number; last_name: string; position: number }[];
          meta: { total: number; states: object };
        }>(),
      );
    const idOf = (index: number) => list().then(({ data }) => data[index]?.id ?? 0);
    const names = async (query = '') => (await list(query)).data.map(({ last_name: name }) => Number(name.slice(3)));
    assert.deepEqual(await names('sort=name&order=desc&per_page=2'), [114, 113]);
    assert.deepEqual(await names('search=ana.112'), [112]);
    assert.equal((await send(`waiting-entries/${await idOf(3)}/move`, { to: 'first' }, 'admin')).status, 200);
    await send(`waiting-entries/${await idOf(1)}/move`, { to: 'down' }, 'admin');
    await send(`waiting-entries/${await idOf(0)}/move`, { to: 'up' }, 'admin');
    assert.deepEqual(await names(), [114, 112, 111, 113]);
    await send(`waiting-entries/${await idOf(2)}/move`, { to: 'up' }, 'admin');
    assert.deepEqual(await names(), [114, 111, 112, 113]);
    const preview = await send<{ people: number; seats_left: number }>(
      `events/${event}/waiting-entries/preview?seats=6`,
      undefined,
      'admin',
    );
    assert.deepEqual([preview.data.people, preview.data.seats_left], [4, 2]);
    assert.equal((await send(`waiting-entries/${await idOf(2)}/offer`, {}, 'admin')).code, 'SOLD_OUT');
    await send(`events/${event}/waiting-settings`, { is_paused: true }, 'admin');
    await cancel(sold[0] ?? 0);
    await finishAllJobs(api);
    const offer = await send(`waiting-entries/${await idOf(2)}/offer`, {}, 'admin');
    assert.deepEqual([offer.status, offer.data.state], [200, 'offered']);
    assert.equal((await send(`waiting-entries/${await idOf(3)}/remove`, {}, 'admin')).data.state, 'left');
    assert.deepEqual((await list()).meta.states, {
      waiting: 2,
      offered: 1,
      accepted: 0,
      declined: 0,
      expired: 0,
      left: 1,
    });
    const file = await api.get(`/api/v2/events/${event}/waiting-entries/file?state=waiting`, 'admin');
    assert.equal(file.body.trim().split('\n').length, 3);
    assert.match(file.body, /,waiting,\d{4}-\d\d-\d\d \d\d:\d\d,,,,America\/Bogota\r/);
    assert.equal((await api.get(`/api/v2/events/${event}/waiting-entries`, 'allies')).statusCode, 403);
  });
});

test('members read their places, by the address of their account', async () => {
  const { event, ticket } = await sellOut(1);
  await join(event, ticket, 1, { email: 'latina@enlace.test' });
  const ownPlaces = await send<readonly { position: number; token: string; event: { id: number } }[]>(
    'my/waiting-places',
    undefined,
    'latinas',
  );
  const place = ownPlaces.data.find((one) => one.event.id === event);
  assert.equal(place?.position, 1);
  assert.equal((await answerOffer(place?.token ?? '', 'leave')).data.state, 'left');
  assert.equal((await send('my/waiting-places')).status, 401);
});
