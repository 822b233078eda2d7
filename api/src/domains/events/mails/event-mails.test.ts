import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';
import {
  addEvent,
  addTicket,
  cancelEvent,
  finishAllJobs,
  makeNewsDue,
  person,
  readDrift,
  readSeats,
} from '../../../testing/event-tickets';
import { transact } from '../../../infrastructure/db/transact';
import { eventChangedMail } from './news/event-changed.mail';
import { eventReminderMail } from './news/event-reminder.mail';
import { sendReminders } from './reminders';
import { queueTicketMails } from './ticket-mail';
import type { TicketMail } from './ticket-values';
import { ticketApprovedMail } from './tickets/ticket-approved.mail';
import { ticketCancelledMail } from './tickets/ticket-cancelled.mail';
import { ticketConfirmedMail } from './tickets/ticket-confirmed.mail';
import { ticketReceivedMail } from './tickets/ticket-received.mail';
import { ticketResentMail } from './tickets/ticket-resent.mail';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: string | null;
}

const startsAt = '2099-05-01T18:00:00Z';
const beforeStart = (hours: number): Date => new Date(Date.parse(startsAt) - hours * 3_600_000);

let now = new Date();
let api: TestApi;

before(async () => {
  api = await buildTestApi({ clock: () => now });
});
after(() => api.close());
beforeEach(async () => {
  now = new Date();
  await finishAllJobs(api);
  await sql`delete from caught_mails`.execute(api.deps.db);
});

async function readMails(): Promise<Mail[]> {
  await finishAllJobs(api);
  const { rows } = await sql<Mail>`select recipient, subject, text, html, calendar from caught_mails
    order by id`.execute(api.deps.db);
  await sql`delete from caught_mails`.execute(api.deps.db);
  return rows;
}

async function attend(event_id: number, ticket_id: number, number = 1, language = 'es') {
  const answer = await api.send({
    method: 'POST',
    url: '/api/addattend',
    ...toMultipartParts({ event_id, ticket_id, ...person(number) }),
    headers: { 'accept-language': language },
  });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number; slug: string; email: string } }>().data;
}
const toMultipartParts = (values: object) => ({ payload: toMultipart({ ...values }) });

describe('mails about tickets', () => {
  test('a booking is confirmed in the language of the visitor, with QR code and calendar, once', async () => {
    const id = await addEvent(api, { title: 'Café, datos y más', venue_name: 'Casa', city: 'Bogotá' });
    const { slug } = await attend(id, await addTicket(api, id, { name: 'General' }));
    const [mail, ...others] = await readMails();
    assert.equal(others.length, 0);
    assert.equal(mail?.recipient, 'ana.1@example.org');
    assert.equal(mail.subject, 'Tu entrada para Café, datos y más');
    assert.match(mail.text, /viernes, 1 de mayo de 2099, 13:00/);
    assert.ok(mail.text.includes(`/t/${slug}`));
    assert.match(mail.html, /<img src="data:image\/png;base64,[^"]{200,}"/);
    for (const line of ['METHOD:REQUEST', `UID:event-${id}@`, 'LOCATION:Casa\\, Bogotá'])
      assert.ok(mail.calendar?.includes(line), line);
    const { rows } = await sql<{ values: object }>`select "values" from outbox_mails
      where template = 'ticketConfirmed' order by id desc limit 1`.execute(api.deps.db);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(slug), 'the sent mail keeps no slug');
    await sql`update background_jobs set state = 'waiting', runs = 0, due_at = now() - interval '1 second'
      where kind = 'events.mail-tickets'`.execute(api.deps.db);
    assert.deepEqual(await readMails(), []);
  });

  test('the tickets of one address in an order come in one mail', async () => {
    const id = await addEvent(api);
    const ticket = await addTicket(api, id);
    const key = 'k'.repeat(32);
    const hold = await api.send({
      method: 'POST',
      url: `/api/v2/events/${id}/holds`,
      payload: { items: [{ ticket_id: ticket, quantity: 3 }] },
      headers: { 'x-hold-key': key },
    });
    const { reference } = hold.json<{ data: { reference: string } }>().data;
    const answer = await api.send({
      method: 'POST',
      url: `/api/v2/holds/${reference}/confirm`,
      payload: { ...person(1), attendees: [{ ticket_id: ticket, ...person(2) }] },
      headers: { 'x-hold-key': key },
    });
    assert.equal(answer.statusCode, 200, answer.body);
    const mails = await readMails();
    assert.deepEqual(mails.map(({ recipient, html }) => [recipient, html.split('<img ').length - 1]).sort(), [
      ['ana.1@example.org', 2],
      ['ana.2@example.org', 1],
    ]);
  });

  test('another time is told once, and a small correction of the text is not', async () => {
    const id = await addEvent(api);
    await attend(id, await addTicket(api, id));
    await readMails();
    const edit = async (values: object) => {
      await api.post(`/api/editevent?id=${id}`, toMultipart({ ...values }), 'admin');
      await makeNewsDue(api);
      return (await readMails()).map(({ subject, calendar }) => [subject, /METHOD:(\w+)/.exec(calendar ?? '')?.[1]]);
    };
    assert.deepEqual(await edit({ summary: 'Otro texto' }), []);
    assert.deepEqual(await edit({ venue_name: 'Otra sala' }), [['Cambios: Encuentro de prueba', 'REQUEST']]);
    assert.deepEqual(await edit({ summary: 'Y otro' }), []);
    await cancelEvent(api, id);
    assert.deepEqual(await edit({}), [['Cancelado: Encuentro de prueba', 'CANCEL']]);
  });

  test('reminders come 7 days, 1 day and 1 hour before, once each, and not to who books later', async () => {
    const id = await addEvent(api, { title: 'Taller', starts_at: startsAt });
    const ticket = await addTicket(api, id);
    await attend(id, ticket);
    await readMails();
    const counts: number[] = [];
    for (const hours of [170, 167, 166, 23, 22, 0.9, 0.5]) {
      now = beforeStart(hours);
      if (hours === 22) {
        const { id: late } = await attend(id, ticket, 2);
        await sql`update attendees set created_at = ${now} where id = ${late}`.execute(api.deps.db);
        await readMails();
      }
      await sendReminders(api.deps);
      counts.push((await readMails()).filter(({ subject }) => subject === 'Se acerca Taller').length);
    }
    assert.deepEqual(counts, [0, 1, 0, 1, 0, 2, 0]);
  });

  test('an event that moves to another day is reminded of again, once for each date', async () => {
    const id = await addEvent(api, { title: 'Taller', starts_at: startsAt });
    await attend(id, await addTicket(api, id));
    await readMails();
    const countAt = async (hours: number, start: Date, status = 'published') => {
      await sql`update events set starts_at = ${start}, ends_at = ${new Date(start.getTime() + 3_600_000)},
        status = ${status} where id = ${id}`.execute(api.deps.db);
      now = new Date(start.getTime() - hours * 3_600_000);
      await sendReminders(api.deps);
      return (await readMails()).filter(({ subject }) => subject === 'Se acerca Taller').length;
    };
    const [firstStart, laterStart] = [new Date(startsAt), beforeStart(-8 * 24)];
    const halfHourLater = new Date(firstStart.getTime() + 1_800_000);
    assert.deepEqual([await countAt(160, firstStart), await countAt(160, halfHourLater)], [1, 0]);
    assert.equal(await countAt(160, laterStart, 'postponed'), 0);
    const counts: number[] = [];
    for (const hours of [160, 23, 0.5]) counts.push(await countAt(hours, laterStart));
    assert.deepEqual(counts, [1, 1, 1]);
    assert.deepEqual([await countAt(160, firstStart), await countAt(0.5, firstStart)], [0, 1], 'moved back');
  });
});

describe('a mail about tickets', () => {
  test('is judged when it is sent: cancelled tickets are left out, and a mail without a valid one is not sent', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const other = await addTicket(api, event);
    const bookings = [await attend(event, ticket, 61), await attend(event, other, 61)];
    await readMails();
    const ids = bookings.map(({ id }) => id);
    const sendLate = async (mail: TicketMail, cancelledIds: readonly number[]) => {
      await transact(api.deps.db, async (trx) => {
        await sql`update attendees set state = 'confirmed' where id = any(${ids}::bigint[])`.execute(trx);
        await queueTicketMails(trx, api.deps, mail, { ids });
        await sql`update attendees set state = 'cancelled' where id = any(${[...cancelledIds]}::bigint[])`.execute(trx);
      });
      return (await readMails()).map(({ html }) => html.split('<img ').length - 1);
    };
    const validMails = [ticketConfirmedMail, ticketApprovedMail, ticketResentMail, ticketReceivedMail];
    for (const mail of [...validMails, eventReminderMail, eventChangedMail]) {
      assert.deepEqual(await sendLate(mail, ids.slice(0, 1)), [1], mail.template);
      assert.deepEqual(await sendLate(mail, ids), [], mail.template);
    }
    assert.equal((await sendLate(ticketCancelledMail, ids)).length, 1);
  });

  test('does not come after its cancellation, when a ticket is booked and cancelled at once', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await attend(event, ticket, round + 40);
      assert.equal((await api.post(`/api/cancelAttendance?id=${id}`, undefined, 'admin')).statusCode, 200);
    }
    const subjects = (await readMails()).map(
      ({ recipient, subject }) => [recipient, /cancelad/.test(subject)] as const,
    );
    for (const number of [40, 41, 42, 43, 44]) {
      const personSubjects = subjects.filter(([recipient]) => recipient === person(number).email);
      assert.equal(personSubjects.at(-1)?.[1], true, `the last mail to ${number} is the cancellation`);
    }
  });
});

describe('the ticket again', () => {
  const resend = (id: number, email: string, as: Caller) => api.post('/api/sendQrMail', { id, email }, as);

  test('sendQrMail needs the id and the address of the same ticket', async () => {
    const event = await addEvent(api);
    const { id, email } = await attend(event, await addTicket(api, event));
    await readMails();
    assert.equal((await resend(id, email, null)).statusCode, 401);
    assert.equal((await resend(id, email, 'allies')).statusCode, 403);
    const answer = await resend(id, 'otra@example.org', 'admin');
    assert.equal(answer.statusCode, 422);
    assert.ok('email' in answer.json<{ errors: object }>().errors);
    assert.equal((await resend(id, email.toUpperCase(), 'admin')).statusCode, 200);
    assert.deepEqual(
      (await readMails()).map(({ subject }) => subject),
      ['Tu entrada para Encuentro de prueba, otra vez'],
    );
  });

  test('lost tickets of removed and cancelled events are not mailed', async () => {
    const events = [await addEvent(api), await addEvent(api), await addEvent(api, { title: 'Charla' })];
    for (const event of events) await attend(event, await addTicket(api, event), 78);
    await sql`update events set deleted_at = now() where id = ${events[0]}`.execute(api.deps.db);
    await sql`update events set status = 'cancelled' where id = ${events[1]}`.execute(api.deps.db);
    await readMails();
    await api.post('/api/v2/attendee-tickets/lost', { email: person(78).email });
    assert.deepEqual(
      (await readMails()).map(({ subject }) => subject),
      ['Tu entrada para Charla, otra vez'],
    );
  });

  test('lost tickets have the same answer for every address', async () => {
    const event = await addEvent(api);
    const { email } = await attend(event, await addTicket(api, event), 77);
    await readMails();
    const answers = [];
    for (const address of [email, 'none@example.org']) {
      const start = performance.now();
      answers.push(await api.post('/api/v2/attendee-tickets/lost', { email: address }));
      // The time of the answer does not show which address has a ticket.
      assert.ok(performance.now() - start > 140, address);
    }
    assert.deepEqual(
      answers.map(({ statusCode, body }) => [statusCode, body]),
      [
        [200, '{"data":null}'],
        [200, '{"data":null}'],
      ],
    );
    assert.deepEqual(
      (await readMails()).map(({ recipient }) => recipient),
      [email],
    );
  });
});

describe('the page of a ticket', () => {
  test('has a QR code, a calendar file, and a signed token that cancels', async () => {
    const event = await addEvent(api, { title: 'Charla', capacity: 1 });
    const ticket = await addTicket(api, event);
    const { id, slug } = await attend(event, ticket);
    const next = { ticket_id: ticket, quantity: 1, ...person(2) };
    assert.equal((await api.post(`/api/v2/events/${event}/waiting-list`, next)).statusCode, 201);
    const path = `/api/v2/attendee-tickets/${slug}`;
    const picture = await api.get(`${path}/qr.svg`);
    assert.match(String(picture.headers['content-type']), /^image\/svg\+xml/);
    assert.match(picture.body, /^<svg/);
    assert.match((await api.get(`${path}/calendar.ics`)).body, /SUMMARY:Charla/);
    assert.equal((await api.get('/api/v2/attendee-tickets/x/qr.svg')).statusCode, 404);

    const { data } = (await api.post('/api/getAttendeeTicket', { slug })).json<{ data: { cancel_token: string } }>();
    const cancel = (token: string) => api.post(`/api/cancelAttendance?id=${id}&token=${token}`);
    assert.equal((await cancel(data.cancel_token.replace(/.$/, 'x'))).statusCode, 403);
    const eventSeats = async () => (await readSeats(api, event))[0];
    assert.deepEqual(await eventSeats(), { kind: 'event', sold: 1, held: 0 });
    assert.equal((await cancel(data.cancel_token)).statusCode, 200);
    assert.equal((await cancel(data.cancel_token)).statusCode, 200);
    assert.equal((await api.get(`${path}/qr.svg`)).statusCode, 404);
    const mails = await readMails();
    assert.ok(mails.some(({ subject }) => subject === 'Tu entrada para Charla está cancelada'));
    // The seat is free, and the person on the waiting list has it offered.
    assert.deepEqual(await eventSeats(), { kind: 'event', sold: 0, held: 1 });
    assert.deepEqual(await readDrift(api, event), []);
    const offers = mails.filter(
      ({ recipient, subject }) => recipient === next.email && /is free for you/.test(subject),
    );
    assert.equal(offers.length, 1);
  });

  test('the link of the meeting is there from 15 minutes before the start', async () => {
    const event = await addEvent(api, { starts_at: startsAt, format: 'online' });
    const { slug } = await attend(event, await addTicket(api, event));
    const make = () => api.post('/api/create_platform_meet', toMultipart({ event_id: event }), 'admin');
    const meetings = (await Promise.all([make(), make()])).map(
      (answer) => answer.json<{ data: { url: string } }>().data.url,
    );
    assert.match(meetings[0] ?? '', /^https:\/\/meet\.jit\.si\/enlace-[0-9a-f]{32}$/);
    assert.equal(meetings[0], meetings[1]);
    const joinUrl = async (hours: number) => {
      now = beforeStart(hours);
      const answer = await api.post('/api/getAttendeeTicket', { slug });
      return answer.json<{ data: { event: { join_url: string | null } } }>().data.event.join_url;
    };
    assert.deepEqual([await joinUrl(0.3), await joinUrl(0.2), await joinUrl(-9)], [null, meetings[0], null]);
    now = beforeStart(0.2);
    await cancelEvent(api, event);
    assert.equal(await joinUrl(0.2), null, 'a cancelled event has no meeting');
  });
});
