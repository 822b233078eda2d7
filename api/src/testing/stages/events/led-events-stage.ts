import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { toMultipart } from '../../bodies';
import type { TestApi } from '../../build-test-api';
import { addEvent, addTicket, person } from '../../event-tickets';

/** An event of a new chapter, with a row of each kind below it. */
export interface LedEvent {
  readonly chapter: number;
  readonly event: number;
  readonly ticket: number;
  readonly attendee: number;
  readonly order: number;
  readonly code: number;
  readonly pool: number;
  readonly speaker: number;
  readonly message: number;
  readonly question: number;
  readonly place: number;
}

let count = 0;

/** Adds a chapter; without values it is published. */
export async function addChapter(api: TestApi): Promise<number> {
  count += 1;
  const name = `Capítulo ${process.pid} ${count}`;
  const body = { name, city: 'Tacna', country_code: 'PE', timezone: 'America/Lima', status: 'active' };
  const answer = await api.post('/api/addchapters', toMultipart(body), 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

export async function lead(api: TestApi, chapter: number, userId: number): Promise<void> {
  await sql`insert into chapter_leaders (chapter_id, user_id, position) values (${chapter}, ${userId}, 1)`.execute(
    api.deps.db,
  );
}

export async function addLedEvent(api: TestApi, values: object = {}): Promise<LedEvent> {
  const { db } = api.deps;
  const idOf = async (query: ReturnType<typeof sql<{ id: number }>>): Promise<number> => {
    const { rows } = await query.execute(db);
    assert.ok(rows[0]);
    return Number(rows[0].id);
  };
  const chapter = await addChapter(api);
  const event = await addEvent(api, { attach_chapters: [chapter], ...values });
  const ticket = await addTicket(api, event);
  const answer = await api.post(`/api/v2/events/${event}/attendees`, { ticket_id: ticket, ...person(event) }, 'admin');
  const attendee = answer.statusCode === 201 ? answer.json<{ data: { id: number } }>().data.id : 0;
  return {
    chapter,
    event,
    ticket,
    attendee,
    order: await idOf(sql`select coalesce(max(id), 0) as id from orders where event_id = ${event}`),
    code: await idOf(sql`insert into event_codes (event_id, code, kind, value) values (${event}, 'AMIGAS', 'percent', 10)
      returning id`),
    pool: await idOf(sql`insert into event_pools (event_id, name, total) values (${event}, 'Sala', 10) returning id`),
    speaker: await idOf(sql`insert into event_speakers (event_id, name, speaker_role) values (${event}, 'Yma', 'Charla')
      returning id`),
    message: await idOf(sql`insert into event_messages (event_id, key, texts, segment)
      values (${event}, ${`key ${event}`}, '{}', '{}') returning id`),
    question: await idOf(sql`insert into ticket_questions (event_id, type, label, position, is_for_all)
      values (${event}, 'text', 'Comida', 1, true) returning id`),
    place:
      await idOf(sql`insert into waiting_entries (event_id, ticket_id, first_name, last_name, email, locale, quantity,
        place) values (${event}, ${ticket}, 'Inti', 'Quispe', ${`inti.${event}@example.org`}, 'es', 1, 1) returning id`),
  };
}
