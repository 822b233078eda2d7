import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, cancelEvent, finishAllJobs, person } from '../../../testing/event-tickets';

let now = new Date();
let api: TestApi;
before(async () => {
  api = await buildTestApi({ clock: () => now });
});
after(() => api.close());
beforeEach(async () => {
  now = new Date();
  await readMails();
});

interface Message {
  readonly recipient: string;
  readonly text: string;
  /** `REQUEST`, `CANCEL`, or null without a file. */
  readonly method: string | null;
  readonly sequence: number;
  readonly stamp: string;
}

const lineOf = (file: string | null, name: string): string =>
  new RegExp(`^${name}:(.*)\r$`, 'm').exec(file ?? '')?.[1] ?? '';

async function readMails(): Promise<Message[]> {
  await finishAllJobs(api);
  const { rows } = await sql<{ recipient: string; text: string; calendar: string | null }>`
    select recipient, text, calendar from caught_mails order by id`.execute(api.deps.db);
  await sql`delete from caught_mails`.execute(api.deps.db);
  return rows.map(({ recipient, text, calendar }) => ({
    recipient,
    text,
    method: lineOf(calendar, 'METHOD') || null,
    sequence: Number(lineOf(calendar, 'SEQUENCE')),
    stamp: lineOf(calendar, 'DTSTAMP'),
  }));
}

async function book(event_id: number, ticket_id: number, number = 1): Promise<{ id: number; slug: string }> {
  const answer = await api.post('/api/addattend', toMultipart({ event_id, ticket_id, ...person(number) }));
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number; slug: string } }>().data;
}

async function bookThree(): Promise<{ event: number; tickets: { id: number; slug: string }[] }> {
  const event = await addEvent(api);
  const ticket_id = await addTicket(api, event);
  const headers = { 'x-hold-key': 'k'.repeat(32) + String(event) };
  const post = (url: string, payload: object) => api.send({ method: 'POST', url, payload, headers });
  const hold = await post(`/api/v2/events/${event}/holds`, { items: [{ ticket_id, quantity: 3 }] });
  const { reference } = hold.json<{ data: { reference: string } }>().data;
  const answer = await post(`/api/v2/holds/${reference}/confirm`, person(1));
  assert.equal(answer.statusCode, 200, answer.body);
  const { rows } = await sql<{ id: number; slug: string }>`select id, slug from attendees
    where event_id = ${event} order by id`.execute(api.deps.db);
  assert.equal(rows.length, 3);
  return { event, tickets: rows };
}

async function cancel({ id, slug }: { id: number; slug: string }): Promise<void> {
  const answer = await api.post(`/api/cancelAttendance?id=${id}&token=${await tokenOf(slug)}`);
  assert.equal(answer.statusCode, 200, answer.body);
}

async function tokenOf(slug: string): Promise<string> {
  const answer = await api.post('/api/getAttendeeTicket', { slug });
  return answer.json<{ data: { cancel_token: string } }>().data.cancel_token;
}

describe('the event in the calendar of an address', () => {
  test('stays when one of several tickets is cancelled, and goes with the last one', async () => {
    const { tickets } = await bookThree();
    const [confirmation] = await readMails();
    assert.equal(confirmation?.method, 'REQUEST');
    const methods: (string | null | undefined)[] = [];
    const texts: string[] = [];
    for (const ticket of tickets) {
      await cancel(ticket);
      const [mail] = await readMails();
      methods.push(mail?.method);
      texts.push(mail?.text ?? '');
    }
    assert.deepEqual(methods, [null, null, 'CANCEL']);
    assert.match(texts[0] ?? '', /You still have 2 other tickets/);
    assert.match(texts[1] ?? '', /You still have another ticket/);
    assert.doesNotMatch(texts[2] ?? '', /You still have/);
  });

  test('goes when two tickets are cancelled at once', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const bookings = [await book(event, ticket), await book(event, await addTicket(api, event))];
    await readMails();
    await Promise.all(bookings.map(cancel));
    assert.equal((await readMails()).filter(({ method }) => method === 'CANCEL').length, 1);
  });

  test('stays with the former holder who keeps another ticket', async () => {
    const { tickets } = await bookThree();
    const methods: unknown[] = [];
    for (const [index, { slug }] of tickets.entries()) {
      await readMails();
      const token = await tokenOf(slug);
      await api.post(`/api/v2/attendee-tickets/${slug}/transfer`, { token, ...person(index + 2) });
      methods.push((await readMails()).find(({ recipient }) => recipient === person(1).email)?.method);
    }
    assert.deepEqual(methods, [null, null, 'CANCEL']);
  });

  test('moves with the ticket to another address', async () => {
    const event = await addEvent(api);
    const { slug } = await book(event, await addTicket(api, event));
    await readMails();
    const form = { ...person(1), token: await tokenOf(slug), email: 'new@example.org' };
    await api.post(`/api/v2/attendee-tickets/${slug}/edit`, toMultipart(form));
    const [question] = await readMails();
    const token = new URL(/https?:\S+/.exec(question?.text ?? '')?.[0] ?? '').searchParams.get('token');
    assert.equal((await api.post('/api/v2/ticket-email', { token })).statusCode < 400, true);
    const methods = (await readMails()).map(({ recipient, method }) => [recipient, method]);
    assert.deepEqual(methods.sort(), [
      ['ana.1@example.org', 'CANCEL'],
      ['new@example.org', 'REQUEST'],
    ]);
  });

  test('goes with a cancelled event, whatever tickets there are', async () => {
    const { event } = await bookThree();
    await readMails();
    await cancelEvent(api, event);
    const methods = (await readMails()).map(({ method }) => method);
    assert.ok(methods.includes('CANCEL') && !methods.includes('REQUEST'));
  });
});

describe('calendar messages', () => {
  test('have growing numbers when a person books, cancels and books again within a second', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const messages: Message[] = [];
    for (let round = 0; round < 3; round += 1) {
      const booking = await book(event, ticket);
      messages.push(...(await readMails()));
      await cancel(booking);
      messages.push(...(await readMails()));
    }
    assert.deepEqual(
      messages.map(({ method }) => method),
      ['REQUEST', 'CANCEL', 'REQUEST', 'CANCEL', 'REQUEST', 'CANCEL'],
    );
    for (const [index, { sequence }] of messages.entries())
      assert.ok(index === 0 || sequence > (messages[index - 1]?.sequence ?? Infinity), String(sequence));
  });

  test('keep the number when nothing changed, with a later time, and grow with another place', async () => {
    const event = await addEvent(api);
    const { id } = await book(event, await addTicket(api, event));
    const [firstMessage] = await readMails();
    now = new Date(now.getTime() + 60_000);
    await api.post(`/api/editevent?id=${event}`, toMultipart({ summary: 'Otro texto' }), 'admin');
    await api.post('/api/sendQrMail', { id, email: person(1).email }, 'admin');
    const repeatedMessage = (await readMails()).at(-1);
    assert.equal(repeatedMessage?.sequence, firstMessage?.sequence);
    assert.ok((repeatedMessage?.stamp ?? '') > (firstMessage?.stamp ?? 'Z'));
    await api.post(`/api/editevent?id=${event}`, toMultipart({ venue_name: 'Otra sala' }), 'admin');
    await api.post('/api/sendQrMail', { id, email: person(1).email }, 'admin');
    assert.ok(((await readMails()).at(-1)?.sequence ?? 0) > (firstMessage?.sequence ?? Infinity));
  });

  test('are followed by the file of the ticket: cancelled without a valid ticket of the address', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const [one, other] = [await book(event, ticket), await book(event, await addTicket(api, event))];
    await readMails();
    const fileOf = async ({ slug }: { slug: string }) =>
      (await api.get(`/api/v2/attendee-tickets/${slug}/calendar.ics`)).body;
    await cancel(one);
    assert.equal(lineOf(await fileOf(one), 'STATUS'), 'CONFIRMED');
    await cancel(other);
    const sequence = (await readMails()).at(-1)?.sequence ?? Infinity;
    for (const file of [await fileOf(one), await fileOf(other)]) {
      assert.equal(lineOf(file, 'STATUS'), 'CANCELLED');
      assert.ok(Number(lineOf(file, 'SEQUENCE')) >= sequence);
      assert.match(file, /\r\nMETHOD:PUBLISH\r\n[^]*\r\nORGANIZER/);
    }
  });

  test('do not bring back the date of a postponed event', async () => {
    const event = await addEvent(api);
    const { id } = await book(event, await addTicket(api, event));
    await readMails();
    const resend = async (status: string) => {
      await sql`update events set status = ${status} where id = ${event}`.execute(api.deps.db);
      await api.post('/api/sendQrMail', { id, email: person(1).email }, 'admin');
      return (await readMails()).map(({ method }) => method);
    };
    assert.deepEqual([await resend('postponed'), await resend('published')], [[null], ['REQUEST']]);
  });

  test('need an address: the file of a ticket without one shows this ticket only', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const [one, other] = [await book(event, ticket, 1), await book(event, ticket, 2)];
    await sql`update attendees set email = '' where event_id = ${event}`.execute(api.deps.db);
    await cancel(one);
    const statuses = [];
    for (const { slug } of [one, other])
      statuses.push(lineOf((await api.get(`/api/v2/attendee-tickets/${slug}/calendar.ics`)).body, 'STATUS'));
    assert.deepEqual(statuses, ['CANCELLED', 'CONFIRMED']);
  });
});
