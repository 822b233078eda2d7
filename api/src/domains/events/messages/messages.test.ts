import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { cleanOutbox } from '../../../infrastructure/mail/outbox.repository';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs } from '../../../testing/event-tickets';
import { buildPayingApi } from '../../../testing/sandbox-payments';
import { shareTestApi } from '../../../testing/shared-api';
import {
  compareSegments,
  createMessageCalls,
  type Message,
  sendAgainAfterEnds,
  texts,
} from '../../../testing/stages/events/messages-stage';
import { createWaitingCalls } from '../../../testing/stages/events/waiting-calls';

let api: TestApi;
before(async () => {
  api = await shareTestApi(buildPayingApi);
});

const { post, attend, send, preview, list } = createMessageCalls(() => api);
const { sellOut, join } = createWaitingCalls(() => api);

async function readMails(title: string): Promise<readonly { recipient: string; subject: string; text: string }[]> {
  await finishAllJobs(api);
  const { rows } = await sql<{ recipient: string; subject: string; text: string }>`select recipient, subject, text
    from caught_mails where subject in (${`News of ${title}`}, ${`Novedades de ${title}`}) order by id`.execute(
    api.deps.db,
  );
  return rows;
}

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

  test('keep the number of people who declined after the outbox has deleted their mails', async () => {
    const event = await addEvent(api, { title: 'Correos sin deseo' });
    const ticket = await addTicket(api, event);
    for (const number of [1, 2]) await attend(event, ticket, number);
    const stop = sql`insert into mail_stops (email_hash, kind)
      values (encode(sha256(convert_to('ana.2@example.org', 'UTF8')), 'hex'), 'eventMessage')`;
    await stop.execute(api.deps.db);
    try {
      const { recipients, declined: declinedCount } = await preview(event);
      assert.deepEqual([recipients, declinedCount], [2, 1]);
      await send(event);
      await finishAllJobs(api);
      await sql`update outbox_mails set created_at = now() - interval '40 days', sent_at = sent_at - interval '40 days'
        where template = 'eventMessage'`.execute(api.deps.db);
      await cleanOutbox(api.deps.db);
      const [message] = await list(event);
      assert.deepEqual([message?.queued, message?.sent, message?.failed, message?.declined], [1, 1, 0, 1]);
    } finally {
      await sql`delete from mail_stops`.execute(api.deps.db);
    }
  });

  test('go once although the job ends in the middle and is repeated', () => sendAgainAfterEnds(api, 110));

  test('go to the people of the waiting list, with the link of their place and without a hidden street', async () => {
    const street = { venue_address: 'Calle 9 # 2', address_visibility: 'confirmed_only', status: 'published' };
    const { event, ticket } = await sellOut(1, {}, { title: 'Sala llena', ...street });
    for (const number of [81, 82]) assert.equal((await join(event, ticket, number)).status, 201);
    const segment = { audience: 'waiting' };
    const body = { en: { subject: 'News of {event}', body: 'We look for a larger room: {where}.' } };
    const draft = (await post(event, '/preview', { texts: body, segment })).json<{
      data: { recipients: number; mails: { text: string; html: string }[] };
    }>().data;
    assert.equal(draft.recipients, 2);
    assert.doesNotMatch(JSON.stringify(draft.mails), /Calle 9/);
    const message = await send(event, { texts: body, segment });
    assert.equal(message.expected, 2);
    const mails = await readMails('Sala llena');
    assert.deepEqual(mails.map(({ recipient }) => recipient).sort(), ['ana.81@example.org', 'ana.82@example.org']);
    assert.match(mails[0]?.text ?? '', /because you are on the waiting list[^]*/);
    assert.match(mails[0]?.text ?? '', /\/waiting-list\//);
    assert.doesNotMatch(JSON.stringify(mails), /Calle 9/);
    await sql`delete from waiting_entries where event_id = ${event} and email = 'ana.81@example.org'`.execute(
      api.deps.db,
    );
    assert.equal((await list(event))[0]?.queued, 2, 'the mark stays without the place');
    const other = await addTicket(api, event);
    assert.equal(
      (await post(event, '/preview', { texts: body, segment: { ...segment, ticket_ids: [other] } })).json<{
        data: { recipients: number };
      }>().data.recipients,
      0,
    );
  });

  test('segments are the same as a selection by hand', () => compareSegments(api, 'one property'));

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
    await sql`update background_jobs set due_at = now() - interval '1 second' where kind = 'events.send-message' and state = 'waiting'`.execute(
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
      assert.equal((await post(event, path, { key: 'k', texts }, 'allies')).statusCode, 403);
      assert.equal((await post(event, path, { key: 'k', texts }, null)).statusCode, 401);
      assert.equal((await post(999_999, path, { key: 'k', texts })).statusCode, 404);
    }
    assert.equal((await api.get(`/api/v2/events/${event}/messages`, 'allies')).statusCode, 403);
    assert.equal((await api.post('/api/v2/event-messages/999999/cancel', {}, 'admin')).statusCode, 404);
  });
});
