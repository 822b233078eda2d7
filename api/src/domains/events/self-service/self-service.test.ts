import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, person, readSeats } from '../../../testing/event-tickets';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly calendar: string | null;
}

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

async function readMails(): Promise<Mail[]> {
  await finishAllJobs(api);
  const { rows } = await sql<Mail>`select recipient, subject, text, calendar from caught_mails order by id`.execute(
    api.deps.db,
  );
  await sql`delete from caught_mails`.execute(api.deps.db);
  return rows;
}

async function book(eventId: number, ticketId: number, values: object = {}): Promise<{ id: number; slug: string }> {
  const form = toMultipart({ event_id: eventId, ticket_id: ticketId, ...person(1), ...values });
  const answer = await api.post('/api/addattend', form);
  assert.equal(answer.statusCode, 201, answer.body);
  await readMails();
  return answer.json<{ data: { id: number; slug: string } }>().data;
}

async function bookNew(values: object = {}) {
  const event = await addEvent(api, { title: 'Taller', ...values });
  const ticket = await addTicket(api, event);
  return { event, ticket, ...(await book(event, ticket)) };
}

async function readTicket(slug: string) {
  const answer = await api.post('/api/getAttendeeTicket', { slug });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: { cancel_token: string; first_name: string; email: string; code: string } }>().data;
}
const tokenOf = async (slug: string): Promise<string> => (await readTicket(slug)).cancel_token;

const change = (slug: string, body: object) =>
  api.post(`/api/v2/attendee-tickets/${slug}/edit`, toMultipart({ ...body }));
const transfer = (slug: string, token: string, number = 2) =>
  api.post(`/api/v2/attendee-tickets/${slug}/transfer`, { token, ...person(number) });

describe('the holder of a ticket', () => {
  test('changes the name with the signed token, and no other token', async () => {
    const [one, other] = [await bookNew(), await bookNew()];
    const names = { first_name: 'Inés', last_name: 'Vega' };
    const refusals = [await tokenOf(other.slug), 'x', `${Date.now() + 9e6}.${'a'.repeat(43)}`];
    for (const token of refusals) assert.equal((await change(one.slug, { token, ...names })).statusCode, 403);
    assert.equal((await change('nothing', { token: 'x', ...names })).statusCode, 404);
    const token = await tokenOf(one.slug);
    assert.equal((await change(one.slug, { token, ...names })).statusCode, 200);
    assert.equal((await readTicket(one.slug)).first_name, 'Inés');
    now = new Date(now.getTime() + 25 * 3_600_000);
    assert.equal((await change(one.slug, { token, ...names })).statusCode, 403, 'after a day');
  });

  test('changes answers; the others stay, and a choice goes back', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const questions = [
      { type: 'text', label: 'Empresa', is_required: true },
      {
        type: 'single',
        label: 'Talla',
        choices: [
          { label: 'S', quantity: 1 },
          { label: 'M', quantity: 1 },
        ],
      },
    ];
    const questionAnswer = await api.post('/api/ticketsdynamicform', { ticket_id: ticket, questions }, 'admin');
    const [company, size] = questionAnswer.json<{ data: { id: number; choices: { id: number }[] }[] }>().data;
    const { slug } = await book(event, ticket, { [`answers[${company?.id}]`]: 'Alba', [`answers[${size?.id}]`]: 'S' });
    const second = await book(event, ticket, { [`answers[${company?.id}]`]: 'Bío', ...person(2) });
    const readForm = async (of: string) =>
      (await api.get(`/api/v2/attendee-tickets/${of}/form?lang=es`)).json<{
        data: { answers: object; questions: { label: string }[]; can_change: boolean };
      }>().data;
    const [small, medium] = (size?.choices ?? []).map(({ id }) => id);
    assert.deepEqual((await readForm(slug)).answers, { [`${company?.id}`]: 'Alba', [`${size?.id}`]: [small] });
    const refusal = await change(second.slug, { token: await tokenOf(second.slug), [`answers[${size?.id}]`]: 'S' });
    assert.equal(refusal.statusCode, 422, 'the choice is full');
    const token = await tokenOf(slug);
    assert.equal((await change(slug, { token, [`answers[${company?.id}]`]: '' })).statusCode, 422, 'a required answer');
    assert.equal((await change(slug, { token, [`answers[${size?.id}]`]: 'M' })).statusCode, 200);
    assert.deepEqual((await readForm(slug)).answers, { [`${company?.id}`]: 'Alba', [`${size?.id}`]: [medium] });
    const retry = await change(second.slug, { token: await tokenOf(second.slug), [`answers[${size?.id}]`]: 'S' });
    assert.equal(retry.statusCode, 200, 'the choice is free again');
  });

  test('changes the address after a mail to the new one, once', async () => {
    const { slug } = await bookNew();
    const answer = await change(slug, { token: await tokenOf(slug), email: 'nueva@example.org' });
    assert.equal(answer.json<{ data: { is_confirmation_sent: boolean } }>().data.is_confirmation_sent, true);
    assert.equal((await readTicket(slug)).email, person(1).email);
    const [mail, ...others] = await readMails();
    assert.deepEqual([mail?.recipient, others.length], ['nueva@example.org', 0]);
    assert.ok(!mail?.text.includes(slug), 'an unconfirmed address gets no ticket');
    const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const page = await api.get(`/api/v2/ticket-email?token=${token}`);
    assert.match(page.body, /<form action="\/api\/v2\/ticket-email" method="post">/);
    assert.equal((await readTicket(slug)).email, person(1).email, 'the page alone changes nothing');
    const forgedToken = token.replace(/\.[^.]+$/, `.${'a'.repeat(43)}`);
    const confirm = (sentToken: string) => api.post('/api/v2/ticket-email', { token: sentToken });
    assert.equal((await confirm(forgedToken)).statusCode, 422);
    const statuses = (await Promise.all([confirm(token), confirm(token)])).map(({ statusCode }) => statusCode);
    assert.deepEqual(statuses.sort(), [200, 422]);
    assert.equal((await readTicket(slug)).email, 'nueva@example.org');
    const recipients = (await readMails()).map(({ recipient }) => recipient);
    assert.deepEqual(recipients.sort(), [person(1).email, 'nueva@example.org']);
  });

  test('gives the ticket to another person: one seat, a new code, and an old link that says so', async () => {
    const { event, slug } = await bookNew();
    const { cancel_token: token, code } = await readTicket(slug);
    const answers = await Promise.all([transfer(slug, token), transfer(slug, token)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    const mails = await readMails();
    assert.deepEqual(mails.map(({ recipient }) => recipient).sort(), [person(1).email, person(2).email]);
    const receivedMail = mails.find(({ recipient }) => recipient === person(2).email);
    const newSlug = /\/t\/([\w-]+)/.exec(receivedMail?.text ?? '')?.[1] ?? '';
    const ticket = await readTicket(newSlug);
    assert.ok(ticket.code !== code && ticket.email === person(2).email);
    const former = mails.find(({ recipient }) => recipient === person(1).email);
    assert.match(former?.calendar ?? '', /METHOD:CANCEL/);
    assert.ok(!answers.some(({ body }) => body.includes(newSlug)) && !former?.text.includes(newSlug));
    const oldLink = await api.post('/api/getAttendeeTicket', { slug });
    assert.deepEqual(
      [oldLink.statusCode, oldLink.json<{ details: object }>().details],
      [404, { state: 'transferred' }],
    );
    assert.equal((await transfer(slug, token, 3)).statusCode, 404, 'not a second time to another person');
    assert.equal((await change(slug, { token, first_name: 'X' })).statusCode, 404);
    const { rows } = await sql<{ id: number }>`select id from attendees where slug = ${newSlug}`.execute(api.deps.db);
    const cancel = await api.post(`/api/cancelAttendance?id=${rows[0]?.id}&token=${token}`);
    assert.equal(cancel.statusCode, 403, 'the token of the former holder has ended');
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 0 });
  });

  test('changes nothing on a cancelled ticket, and gives it away only before the event', async () => {
    const cancelledTicket = await bookNew();
    const token = await tokenOf(cancelledTicket.slug);
    await api.post(`/api/cancelAttendance?id=${cancelledTicket.id}&token=${token}`);
    assert.equal((await change(cancelledTicket.slug, { token, first_name: 'X' })).statusCode, 409);
    assert.equal((await transfer(cancelledTicket.slug, token)).statusCode, 409);
    const { slug } = await bookNew({ starts_at: '2099-05-01T18:00:00Z' });
    now = new Date('2099-05-01T18:30:00Z');
    const lateToken = await tokenOf(slug);
    assert.equal((await transfer(slug, lateToken)).statusCode, 409);
    assert.equal((await change(slug, { token: lateToken, first_name: 'Eva' })).statusCode, 200);
  });
});
