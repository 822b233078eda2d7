import type { EventReport } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import {
  addEvent,
  addTicket,
  finishAllJobs,
  makeNewsDue,
  person,
  readDrift,
  readSeats,
} from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { registerCrowd } from '../../../testing/stages/events/approval-stage';
import { findMyEvents } from '../calendar/my-calendar';

interface Attendee {
  readonly id: number;
  readonly slug: string;
  readonly state: string;
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const attend = (event_id: number, ticket_id: number, number: number) =>
  api.post('/api/addattend', { event_id, ticket_id, ...person(number) });

async function addRegistration(event_id: number, ticket_id: number, number: number): Promise<Attendee> {
  const answer = await attend(event_id, ticket_id, number);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: Attendee }>().data;
}

const act = (event: number, verb: string, body: object, as: Caller = 'admin') =>
  api.post(`/api/v2/events/${event}/attendees/${verb}`, body, as);

async function decide(event: number, verb: string, body: object): Promise<unknown> {
  const answer = await act(event, verb, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: object }>().data;
}

const list = async (event: number, query = '') =>
  (await api.get(`/api/v2/events/${event}/attendees?${query}`, 'admin')).json<{
    data: Attendee[];
    meta: { total: number; states: object };
  }>();

const ticketOf = async (slug: string) =>
  (await api.post('/api/getAttendeeTicket', { slug })).json<{
    data: { state: string; code: string; is_refused: boolean; event: { venue_address: string | null } };
  }>().data;

async function readMails(
  event: string,
): Promise<readonly { recipient: string; subject: string; html: string; text: string }[]> {
  await finishAllJobs(api);
  const { rows } = await sql<{ recipient: string; subject: string; html: string; text: string }>`
    select recipient, subject, html, text from caught_mails where subject like ${`%${event}%`} order by id`.execute(
    api.deps.db,
  );
  return rows;
}

async function addApprovalEvent(values: object = {}, ticketValues: object = {}) {
  const event = await addEvent(api, values);
  return { event, ticket: await addTicket(api, event, { requires_approval: true, ...ticketValues }) };
}

describe('registrations that need an approval', () => {
  test('never hold or sell more seats than there are, with 25 people and decisions at once', () =>
    registerCrowd(api, { people: 25, late: 5 }));

  test('wait, are approved and get their ticket with code and calendar', async () => {
    const street = { venue_name: 'Casa', venue_address: 'Calle 7 # 1', address_visibility: 'confirmed_only' };
    const { event, ticket } = await addApprovalEvent({ title: 'Mesa de aprobadas', status: 'published', ...street });
    const one = await addRegistration(event, ticket, 1);
    assert.equal(one.state, 'pending_approval');
    const before = await ticketOf(one.slug);
    assert.deepEqual([before.state, before.code, before.event.venue_address], ['pending_approval', '', null]);
    assert.equal((await api.get(`/api/v2/attendee-tickets/${one.slug}/qr.svg`)).statusCode, 404);
    const [receipt, ...others] = await readMails('Mesa de aprobadas');
    assert.equal(others.length, 0);
    assert.match(receipt?.subject ?? '', /registration/);
    assert.doesNotMatch(receipt?.html ?? '', /data:image\/png|Calle 7/);
    assert.ok(receipt?.text.includes(`/t/${one.slug}`));

    const lists = (await api.post(`/api/v2/events/${event}/check-in-lists`, { name: 'Puerta' }, 'admin')).json<{
      data: { id: number };
    }>();
    const scan = async (nonce: string) => {
      const body = { code: one.slug, nonce, gate: 'A', device: 'D', scanned_at: new Date().toISOString() };
      const answer = await api.post(`/api/v2/check-in-lists/${lists.data.id}/redeem`, body, 'admin');
      return answer.json<{ data: { result: string } }>().data.result;
    };
    assert.equal(await scan('nonce-waiting'), 'not_approved');

    assert.deepEqual(await decide(event, 'approve', { ids: [one.id] }), { done: 1, skipped: 0, failed: [] });
    assert.deepEqual(await decide(event, 'approve', { ids: [one.id] }), { done: 0, skipped: 1, failed: [] });
    const after = await ticketOf(one.slug);
    assert.deepEqual([after.state, after.event.venue_address], ['confirmed', 'Calle 7 # 1']);
    assert.notEqual(after.code, '');
    const mails = await readMails('Mesa de aprobadas');
    assert.equal(mails.length, 2);
    assert.match(mails[1]?.html ?? '', /<img src="data:image\/png;base64/);
    assert.match(mails[1]?.text ?? '', /Calle 7/);
    assert.equal(await scan('nonce-approved'), 'ok');
    assert.deepEqual((await list(event)).meta.states, {
      confirmed: 1,
      pending_approval: 0,
      cancelled: 0,
      checked_in: 1,
      not_checked_in: 0,
      not_mailed: 0,
    });
  });

  test('are refused with a reason, and the seat is free again', async () => {
    const { event, ticket } = await addApprovalEvent({ title: 'Mesa de rechazadas' }, { quantity: 1 });
    const one = await addRegistration(event, ticket, 1);
    assert.equal((await attend(event, ticket, 2)).statusCode, 409);
    const reason = 'La mesa es para quienes empiezan.';
    assert.deepEqual(await decide(event, 'refuse', { query: { state: 'pending_approval' }, reason }), {
      done: 1,
      skipped: 0,
      failed: [],
    });
    assert.deepEqual(await readSeats(api, event), [
      { kind: 'event', sold: 0, held: 0 },
      { kind: 'ticket', sold: 0, held: 0 },
    ]);
    const refusedTicket = await ticketOf(one.slug);
    assert.deepEqual([refusedTicket.state, refusedTicket.is_refused], ['cancelled', true]);
    const mails = await readMails('Mesa de rechazadas');
    assert.ok(mails.at(-1)?.text.includes(reason));
    assert.doesNotMatch(mails.at(-1)?.html ?? '', /data:image\/png/);
    assert.equal((await addRegistration(event, ticket, 2)).state, 'pending_approval');
    assert.deepEqual(await decide(event, 'approve', { ids: [one.id] }), { done: 0, skipped: 1, failed: [] });
  });

  test('are confirmed at once when an organiser gives the ticket, and without the mark', async () => {
    const { event, ticket } = await addApprovalEvent();
    const answer = await api.post(`/api/v2/events/${event}/attendees`, { ticket_id: ticket, ...person(1) }, 'admin');
    assert.equal(answer.json<{ data: Attendee }>().data.state, 'confirmed');
    assert.equal((await addRegistration(event, await addTicket(api, event), 2)).state, 'confirmed');
  });

  test('can be cancelled by the person, but not given away', async () => {
    const { event, ticket } = await addApprovalEvent();
    const one = await addRegistration(event, ticket, 1);
    const transfer = await api.post(`/api/v2/attendees/${one.id}/transfer`, person(2), 'admin');
    assert.equal(transfer.statusCode, 409);
    assert.equal((await api.post(`/api/cancelAttendance?id=${one.id}`, {}, 'admin')).statusCode, 200);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('that nobody approved are in no calendar, no figure and no file, also after they end', async () => {
    const street = { venue_address: 'Calle 9 # 2', address_visibility: 'confirmed_only' };
    const { event, ticket } = await addApprovalEvent({ title: 'Mesa de ausentes', status: 'published', ...street });
    const one = await addRegistration(event, ticket, 1);
    const userId = 3;
    await sql`update attendees set user_id = ${userId} where id = ${one.id}`.execute(api.deps.db);
    const isInCalendar = async (): Promise<boolean> => {
      const events = await findMyEvents(api.deps.db, userId, { lang: null, now: new Date() });
      return events.some(({ id }) => id === event);
    };
    const file = async () => (await api.get(`/api/v2/attendee-tickets/${one.slug}/calendar.ics`)).statusCode;
    const soldTickets = async () => {
      const { data } = (await api.get(`/api/v2/events/${event}/report`, 'admin')).json<{ data: EventReport }>();
      return [data.days.length, data.by_ticket.length, data.tickets.cancelled];
    };
    assert.deepEqual([await isInCalendar(), await file(), await soldTickets()], [false, 404, [0, 0, 0]]);
    assert.equal((await api.post(`/api/cancelAttendance?id=${one.id}`, {}, 'admin')).statusCode, 200);
    assert.deepEqual([await isInCalendar(), await file(), await soldTickets()], [false, 404, [0, 0, 0]]);
  });

  test('hear of another date by a mail without ticket and calendar', async () => {
    const { event, ticket } = await addApprovalEvent({ title: 'Mesa aplazada', status: 'published' });
    await addRegistration(event, ticket, 1);
    const times = { starts_at: '2099-08-01T18:00:00Z', ends_at: '2099-08-01T20:00:00Z' };
    assert.equal((await api.post(`/api/editevent?id=${event}`, toMultipart(times), 'admin')).statusCode, 200);
    await makeNewsDue(api);
    await finishAllJobs(api);
    const news = (await readMails('Mesa aplazada')).at(-1);
    assert.match(news?.text ?? '', /August 1, 2099/);
    assert.doesNotMatch(news?.html ?? '', /data:image\/png/);
    const { rows } = await sql<{ calendar: string | null }>`select calendar from caught_mails
      where subject like '%Mesa aplazada%' order by id desc limit 1`.execute(api.deps.db);
    assert.equal(rows[0]?.calendar ?? null, null);
  });

  test('are refused for a ticket with a price, at its field', async () => {
    const event = await addEvent(api);
    const add = (values: object) =>
      api.post(
        '/api/addticket',
        toMultipart({ event_id: event, name: 'X', requires_approval: true, ...values }),
        'admin',
      );
    for (const values of [{ price: 500 }, { kind: 'donation' }, { member_price: 500 }]) {
      const answer = await add(values);
      assert.equal(answer.statusCode, 422);
      assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['requires_approval']);
    }
  });

  test('a hold keeps its seats until the decision', async () => {
    const { event, ticket } = await addApprovalEvent({}, { quantity: 2 });
    const headers = { 'x-hold-key': 'p'.repeat(32) };
    const payload = { items: [{ ticket_id: ticket, quantity: 2 }] };
    const hold = await api.send({ method: 'POST', url: `/api/v2/events/${event}/holds`, payload, headers });
    const { reference } = hold.json<{ data: { reference: string } }>().data;
    const confirm = () =>
      api.send({ method: 'POST', url: `/api/v2/holds/${reference}/confirm`, payload: person(1), headers });
    assert.equal((await confirm()).statusCode, 200);
    const { data } = (await confirm()).json<{ data: { attendees: Attendee[] } }>();
    assert.deepEqual(
      data.attendees.map(({ state }) => state),
      ['pending_approval', 'pending_approval'],
    );
    assert.equal((await attend(event, ticket, 3)).statusCode, 409);
    assert.deepEqual(await readDrift(api, event), []);
  });
});

describe('bulk actions', () => {
  test('choose by ids or query, and only organisers may', async () => {
    const { event, ticket } = await addApprovalEvent();
    for (const number of [1, 2, 3]) await addRegistration(event, ticket, number);
    assert.equal((await act(event, 'approve', { query: {} }, 'allies')).statusCode, 403);
    assert.equal((await act(event, 'approve', { query: {} }, null)).statusCode, 401);
    assert.equal((await act(event, 'approve', {})).statusCode, 422);
    assert.equal((await act(999_999, 'approve', { query: {} })).statusCode, 404);
    assert.deepEqual(await decide(event, 'approve', { query: { search: 'ana.2@' } }), {
      done: 1,
      skipped: 0,
      failed: [],
    });
    assert.deepEqual(await decide(event, 'resend', { query: {} }), { done: 1, skipped: 2, failed: [] });
    assert.deepEqual(await decide(event, 'cancel', { query: {}, reason: 'Sala cerrada' }), {
      done: 3,
      skipped: 0,
      failed: [],
    });
    assert.equal((await act(event, 'cancel', { query: {}, refund: true })).statusCode, 422);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('cancels a ticket with a price that no payment paid', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    const gift = await api.post(`/api/v2/events/${event}/attendees`, { ticket_id: ticket, ...person(1) }, 'admin');
    assert.equal(gift.statusCode, 201, gift.body);
    await sql`update order_items set unit_price = 2500 where ticket_id = ${ticket}`.execute(api.deps.db);
    const body = { query: {}, reason: 'Sala cerrada', refund: true };
    assert.deepEqual(await decide(event, 'cancel', body), { done: 1, skipped: 0, failed: [] });
  });

  test('counts no mail again that an address has no room for', async () => {
    const { event, ticket } = await addApprovalEvent({}, { requires_approval: false });
    for (const number of [41, 42]) await addRegistration(event, ticket, number);
    await sql`insert into outbox_mails (template, locale, recipient, "values", is_by_staff)
      select 'ticketResent', 'en', 'ana.41@example.org', '{}', true from generate_series(1, 200)`.execute(api.deps.db);
    assert.deepEqual(await decide(event, 'resend', { query: {} }), { done: 1, skipped: 1, failed: [] });
    await sql`delete from outbox_mails where recipient = 'ana.41@example.org'`.execute(api.deps.db);
  });

  test('the list is searched by the domain and the end of the code', async () => {
    const { event, ticket } = await addApprovalEvent({}, { requires_approval: false });
    const { id } = await addRegistration(event, ticket, 7);
    await addRegistration(event, ticket, 8);
    const { rows } = await sql<{ end: string }>`select right(secret, 4) as end from attendees where id = ${id}`.execute(
      api.deps.db,
    );
    const foundPage = await list(event, `search=${encodeURIComponent(rows[0]?.end ?? '')}`);
    assert.ok(foundPage.data.some((one) => one.id === id));
    assert.equal((await list(event, 'search=%40example.org')).meta.total, 2);
    assert.equal((await list(event, 'checked_in=0')).meta.total, 2);
    assert.equal((await list(event, 'checked_in=1')).meta.total, 0);
    const file = await api.get(`/back/api/download_attendee_list?event_id=${event}&ids=${id}`, 'admin');
    assert.equal(file.body.trim().split('\n').length, 2);
  });
});
