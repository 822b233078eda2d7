import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { cleanOutbox } from '../../../infrastructure/mail/outbox.repository';
import { toMultipart } from '../../../testing/bodies';
import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, person } from '../../../testing/event-tickets';
import { sendMessageMails } from './send-message';

interface Message {
  readonly id: number;
  readonly state: string;
  readonly expected: number;
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
}

let api: TestApi;
let count = 0;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

async function attend(event_id: number, ticket_id: number, number: number, language = 'en'): Promise<number> {
  const answer = await api.send({
    method: 'POST',
    url: '/api/addattend',
    payload: toMultipart({ event_id, ticket_id, ...person(number) }),
    headers: { 'accept-language': language },
  });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

const texts = {
  en: { subject: 'News of {event}', body: 'Hello {first_name},\n\nbring a laptop. {unknown}' },
  es: { subject: 'Novedades de {event}', body: 'Hola, {first_name}: trae un portátil.' },
};

const post = (event: number, path: string, body: object, as: Caller = 'admin') =>
  api.post(`/api/v2/events/${event}/messages${path}`, body, as);

async function send(event: number, body: object = {}): Promise<Message> {
  count += 1;
  const answer = await post(event, '', { key: `key-${count}`, texts, ...body });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: Message }>().data;
}

async function preview(event: number, segment: object = {}) {
  const answer = await post(event, '/preview', { texts, segment });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{
    data: { recipients: number; languages: object; mails: { locale: string; text: string }[]; unknown: string[] };
  }>().data;
}

async function readMails(title: string): Promise<readonly { recipient: string; subject: string; text: string }[]> {
  await finishAllJobs(api);
  const { rows } = await sql<{ recipient: string; subject: string; text: string }>`select recipient, subject, text
    from caught_mails where subject in (${`News of ${title}`}, ${`Novedades de ${title}`}) order by id`.execute(
    api.deps.db,
  );
  return rows;
}

const list = async (event: number) =>
  (await api.get(`/api/v2/events/${event}/messages`, 'admin')).json<{ data: Message[] }>().data;

describe('messages to attendees', () => {
  test('go once to each person, in the language of the person, and say why', async () => {
    const event = await addEvent(api, { title: 'Taller de mapas' });
    const ticket = await addTicket(api, event);
    await attend(event, ticket, 1);
    await attend(event, ticket, 1);
    await attend(event, ticket, 2, 'es');
    await attend(event, ticket, 3, 'pt');
    const cancelledId = await attend(event, ticket, 4);
    await api.post(`/api/v2/attendees/${cancelledId}/cancel`, {}, 'admin');
    const draft = await preview(event);
    assert.equal(draft.recipients, 3);
    assert.deepEqual(draft.languages, { en: 2, es: 1 });
    assert.deepEqual(draft.unknown, ['unknown']);
    assert.deepEqual(
      draft.mails.map(({ locale }) => locale),
      ['en', 'es'],
    );
    const message = await send(event);
    assert.equal(message.expected, 3);
    const mails = await readMails('Taller de mapas');
    assert.deepEqual(mails.map(({ recipient, subject }) => [recipient, subject]).sort(), [
      ['ana.1@example.org', 'News of Taller de mapas'],
      ['ana.2@example.org', 'Novedades de Taller de mapas'],
      ['ana.3@example.org', 'News of Taller de mapas'],
    ]);
    const text = mails.find(({ recipient }) => recipient === 'ana.1@example.org')?.text ?? '';
    assert.match(text, /Hello Ana,\n\nbring a laptop\. \{unknown\}/);
    assert.match(text, /because you are registered for Taller de mapas/);
    const [listedMessage] = await list(event);
    assert.deepEqual(
      [listedMessage?.state, listedMessage?.queued, listedMessage?.sent, listedMessage?.failed],
      ['sent', 3, 3, 0],
    );
  });

  test('contain no web address that a stranger typed as a name', async () => {
    const event = await addEvent(api, { title: 'Nombres raros' });
    const id = await attend(event, await addTicket(api, event), 1);
    const name = 'Ana https://evil.example/x www.evil.example evil.example';
    await sql`update attendees set first_name = ${name} where id = ${id}`.execute(api.deps.db);
    await send(event);
    const [mail] = await readMails('Nombres raros');
    assert.match(mail?.text ?? '', /Hello Ana,/);
    assert.doesNotMatch(mail?.text ?? '', /evil/);
  });

  test('keep the number of failed mails after the outbox has deleted them', async () => {
    const event = await addEvent(api, { title: 'Correos perdidos' });
    const ticket = await addTicket(api, event);
    for (const number of [1, 2]) await attend(event, ticket, number);
    await send(event);
    await finishAllJobs(api);
    await sql`update outbox_mails set failed_at = now() - interval '40 days', sent_at = null
      where id = (select min(s.mail_id) from event_message_mails s join event_messages m on m.id = s.message_id
        where m.event_id = ${event})`.execute(api.deps.db);
    await sql`update outbox_mails set sent_at = now() - interval '40 days' where sent_at is not null`.execute(
      api.deps.db,
    );
    const figures = async () => {
      const [message] = await list(event);
      return [message?.queued, message?.sent, message?.failed];
    };
    assert.deepEqual(await figures(), [2, 1, 1]);
    await cleanOutbox(api.deps.db);
    assert.deepEqual(await figures(), [2, 1, 1]);
  });

  test('go once although the job ends in the middle and is repeated', async () => {
    const event = await addEvent(api, { title: 'Noche larga' });
    const ticket = await addTicket(api, event);
    const order = await attend(event, ticket, 0);
    await sql`insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret)
      select event_id, ticket_id, order_id, 'Eva', n::text, 'eva.' || n || '@example.org', 'eva-slug-' || n, 'eva-code-' || n
      from attendees cross join generate_series(1, 249) n where id = ${order}`.execute(api.deps.db);
    await sql`update background_jobs set due_at = now() + interval '1 hour' where state = 'waiting'`.execute(
      api.deps.db,
    );
    const { id } = await send(event, { send_at: '2098-01-01T10:00:00Z' }).catch(() => ({ id: 0 }));
    assert.equal(id, 0, 'a year is the longest plan');
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const message = await send(event, { send_at: soon });
    const stop = new AbortController();
    let parts = 0;
    const run = {
      signal: stop.signal,
      noteProgress: async () => {
        parts += 1;
        await Promise.resolve();
        if (parts === 1) throw new Error('the process ends');
        if (parts === 2) stop.abort();
      },
    };
    await assert.rejects(sendMessageMails(api.deps, message.id, run));
    await sendMessageMails(api.deps, message.id, run);
    assert.equal((await list(event))[0]?.state, 'sending');
    const again = { signal: new AbortController().signal, noteProgress: async () => Promise.resolve() };
    // Two runs at once, as after the loss of a lease.
    await Promise.all([1, 2].map(() => sendMessageMails(api.deps, message.id, again)));
    const { rows } = await sql<{ recipient: string; count: number }>`select recipient, count(*)::int as count
      from outbox_mails where template = 'eventMessage' and "values" ->> 'event' = 'Noche larga' group by 1`.execute(
      api.deps.db,
    );
    assert.equal(rows.length, 250);
    assert.ok(rows.every((row) => row.count === 1));
    assert.equal((await list(event))[0]?.queued, 250);
  });

  test('segments are the same as a selection by hand', async () => {
    const event = await addEvent(api);
    const tickets = [await addTicket(api, event), await addTicket(api, event, { name: 'B', requires_approval: true })];
    const people = [];
    for (let number = 0; number < 18; number += 1) {
      const language = ['en', 'es', 'pt'][number % 3] ?? 'en';
      const ticket = tickets[number % 2] ?? 0;
      const id = await attend(event, ticket, 100 + number, language);
      const isInside = number % 4 === 0 && number % 2 === 0;
      if (isInside) {
        await sql`insert into check_in_lists (event_id, name) select ${event}, 'Puerta'
          where not exists (select 1 from check_in_lists where event_id = ${event})`.execute(api.deps.db);
        await sql`insert into check_ins (list_id, attendee_id, nonce, gate, device, is_valid, scanned_at)
          select l.id, ${id}, ${`nonce-${id}`}, 'A', 'D', true, now() from check_in_lists l
          where l.event_id = ${event}`.execute(api.deps.db);
      }
      const isGone = number % 9 === 8;
      if (isGone) await api.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin');
      people.push({
        ticket,
        language,
        isInside,
        state: isGone ? 'cancelled' : number % 2 === 0 ? 'confirmed' : 'pending_approval',
      });
    }
    for (const states of [['confirmed'], ['pending_approval'], ['confirmed', 'pending_approval']])
      for (const ticket_ids of [[], [tickets[0] ?? 0], tickets])
        for (const languages of [[], ['es'], ['en', 'pt']])
          for (const checked_in of [null, '1', '0']) {
            const expected: number = people.filter(
              (one) =>
                states.includes(one.state) &&
                (ticket_ids.length === 0 || ticket_ids.includes(one.ticket)) &&
                (languages.length === 0 || languages.includes(one.language)) &&
                (checked_in === null || one.isInside === (checked_in === '1')),
            ).length;
            const { recipients } = await preview(event, { states, ticket_ids, languages, checked_in });
            assert.equal(recipients, expected, JSON.stringify({ states, ticket_ids, languages, checked_in }));
          }
  });

  test('are planned and cancelled; the same key is one message', async () => {
    const event = await addEvent(api, { title: 'Plan tranquilo' });
    await attend(event, await addTicket(api, event), 1);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const body = { key: 'twice', texts, send_at: soon };
    const [first, second] = await Promise.all([post(event, '', body), post(event, '', body)]);
    const { data } = first.json<{ data: Message }>();
    assert.equal(data.id, second.json<{ data: Message }>().data.id);
    assert.equal(data.state, 'planned');
    const cancel = () => api.post(`/api/v2/event-messages/${data.id}/cancel`, {}, 'admin');
    assert.equal((await cancel()).json<{ data: Message }>().data.state, 'cancelled');
    assert.equal((await cancel()).statusCode, 200);
    await sql`update background_jobs set due_at = now() where kind = 'events.send-message' and state = 'waiting'`.execute(
      api.deps.db,
    );
    assert.deepEqual(await readMails('Plan tranquilo'), []);
    const sentMessage = await send(event);
    await finishAllJobs(api);
    assert.equal((await api.post(`/api/v2/event-messages/${sentMessage.id}/cancel`, {}, 'admin')).statusCode, 409);
  });

  test('are tried on oneself, and refused without people, texts or rights', async () => {
    const event = await addEvent(api, { title: 'Prueba sola' });
    const ticket = await addTicket(api, event);
    const empty = await post(event, '', { key: 'empty', texts });
    assert.deepEqual(Object.keys(empty.json<{ errors: object }>().errors), ['segment']);
    const answer = await post(event, '/test', { texts });
    const { email } = answer.json<{ data: { email: string } }>().data;
    await attend(event, ticket, 1);
    const mails = await readMails('Prueba sola');
    assert.deepEqual([...new Set(mails.map(({ recipient }) => recipient))], [email]);
    assert.equal(mails.length, 2);
    assert.equal((await post(event, '', { key: 'k', texts: {} })).statusCode, 422);
    assert.equal((await post(event, '', { key: 'k', texts: { en: { subject: ' ', body: 'x' } } })).statusCode, 422);
    const other = await addTicket(api, await addEvent(api));
    assert.equal((await post(event, '', { key: 'k', texts, segment: { ticket_ids: [other] } })).statusCode, 422);
    for (const path of ['', '/preview', '/test']) {
      assert.equal((await post(event, path, { key: 'k', texts }, 'latinas')).statusCode, 403);
      assert.equal((await post(event, path, { key: 'k', texts }, null)).statusCode, 401);
      assert.equal((await post(999_999, path, { key: 'k', texts })).statusCode, 404);
    }
    assert.equal((await api.get(`/api/v2/events/${event}/messages`, 'latinas')).statusCode, 403);
    assert.equal((await api.post('/api/v2/event-messages/999999/cancel', {}, 'admin')).statusCode, 404);
  });
});
