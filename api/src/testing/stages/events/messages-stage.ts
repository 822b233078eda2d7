import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { sendMessageMails } from '../../../domains/events/messages/send-message';
import { toMultipart } from '../../bodies';
import type { Caller, TestApi } from '../../build-test-api';
import { addEvent, addTicket, person } from '../../event-tickets';

export interface Message {
  readonly id: number;
  readonly state: string;
  readonly expected: number;
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
  readonly declined: number;
}

export const texts = {
  en: { subject: 'News of {event}', body: 'Hello {first_name},\n\nbring a laptop. {unknown}' },
  es: { subject: 'Novedades de {event}', body: 'Hola, {first_name}: trae un portátil.' },
};

/** Calls about the messages of an event. `findApi` returns the API that answers them. */
export function createMessageCalls(findApi: () => TestApi) {
  let count = 0;
  const post = (event: number, path: string, body: object, as: Caller = 'admin'): Promise<LightMyRequestResponse> =>
    findApi().post(`/api/v2/events/${event}/messages${path}`, body, as);
  return {
    post,
    attend: async (event_id: number, ticket_id: number, number: number, language = 'en'): Promise<number> => {
      const answer = await findApi().send({
        method: 'POST',
        url: '/api/addattend',
        payload: toMultipart({ event_id, ticket_id, ...person(number) }),
        headers: { 'accept-language': language },
      });
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json<{ data: { id: number } }>().data.id;
    },
    send: async (event: number, body: object = {}): Promise<Message> => {
      count += 1;
      const answer = await post(event, '', { key: `key-${count}`, texts, ...body });
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json<{ data: Message }>().data;
    },
    preview: async (event: number, segment: object = {}) => {
      const answer = await post(event, '/preview', { texts, segment });
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{
        data: {
          recipients: number;
          declined: number;
          languages: object;
          mails: { locale: string; text: string }[];
          unknown: string[];
        };
      }>().data;
    },
    list: async (event: number) =>
      (await findApi().get(`/api/v2/events/${event}/messages`, 'admin')).json<{ data: Message[] }>().data,
  };
}

/** Ends the job of a message in the middle and repeats it, also twice at once: each person gets one mail. */
export async function sendAgainAfterEnds(api: TestApi, people: number): Promise<void> {
  const { attend, send, list } = createMessageCalls(() => api);
  const event = await addEvent(api, { title: 'Noche larga' });
  const ticket = await addTicket(api, event);
  const order = await attend(event, ticket, 0);
  await sql`insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret)
    select event_id, ticket_id, order_id, 'Eva', n::text, 'eva.' || n || '@example.org', 'eva-slug-' || n, 'eva-code-' || n
    from attendees cross join generate_series(1, ${people - 1}::int) n where id = ${order}`.execute(api.deps.db);
  await sql`update background_jobs set due_at = now() + interval '1 hour' where state = 'waiting'`.execute(api.deps.db);
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
  assert.equal(rows.length, people);
  assert.ok(rows.every((row) => row.count === 1));
  assert.equal((await list(event))[0]?.queued, people);
}

const allStates = [['confirmed'], ['pending_approval'], ['confirmed', 'pending_approval']];
const allLanguages = [[], ['es'], ['en', 'pt']];

/**
 * Compares segments with a selection by hand: those that restrict one property only, or those of every combination.
 */
export async function compareSegments(api: TestApi, combinations: 'one property' | 'all'): Promise<void> {
  const { attend, preview } = createMessageCalls(() => api);
  const event = await addEvent(api);
  const tickets = [await addTicket(api, event), await addTicket(api, event, { name: 'B', requires_approval: true })];
  const people = [];
  for (let number = 0; number < 18; number += 1) {
    const language = ['en', 'es', 'pt'][number % 3] ?? 'en';
    const ticket = tickets[number % 2] ?? 0;
    const id = await attend(event, ticket, 100 + number, language);
    const isInside = number % 4 === 0 && number % 2 === 0;
    const isGone = number % 9 === 8;
    if (isGone) await api.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin');
    if (isInside) {
      await sql`insert into check_in_lists (event_id, name) select ${event}, 'Puerta'
        where not exists (select 1 from check_in_lists where event_id = ${event})`.execute(api.deps.db);
      await sql`insert into check_ins (list_id, attendee_id, nonce, gate, device, is_valid, scanned_at)
        select l.id, ${id}, ${`nonce-${id}`}, 'A', 'D', true, now() from check_in_lists l
        where l.event_id = ${event}`.execute(api.deps.db);
    }
    const state = isGone ? 'cancelled' : number % 2 === 0 ? 'confirmed' : 'pending_approval';
    people.push({ ticket, language, isInside, state });
  }
  const isWanted = (...restrictions: readonly boolean[]): boolean =>
    combinations === 'all' || restrictions.filter(Boolean).length <= 1;
  for (const states of allStates)
    for (const ticket_ids of [[], [tickets[0] ?? 0], tickets])
      for (const languages of allLanguages)
        for (const checked_in of [null, '1', '0']) {
          const isOfAllStates = states.length > 1;
          if (!isWanted(!isOfAllStates, ticket_ids.length > 0, languages.length > 0, checked_in !== null)) continue;
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
}
