import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Random } from '../../../infrastructure/random/random';
import type { PlainRow } from './plain-counts';
import type { FactIds } from './random-facts';

/** A ticket of an event of some chapters. */
interface PlainBooking extends PlainRow {
  readonly chapters: readonly number[];
}

export interface PlainTables {
  readonly memberships: readonly PlainRow[];
  readonly enrolments: readonly PlainRow[];
  readonly bookings: readonly PlainBooking[];
}

/** Replaces changes of memberships, enrolments and tickets; answers those that the dashboards count. */
export async function replaceTables(
  db: Db,
  random: Random,
  times: readonly Date[],
  { users, chapters }: FactIds,
): Promise<PlainTables> {
  const changes = times.map((at, index) => ({
    created_at: at,
    user_id: random.pick(users),
    key: `change ${index}`,
    kind: random.pick(['start', 'start', 'now', 'end']),
    state: random.pick(['done', 'done', 'open', 'failed']),
  }));
  await sql`truncate membership_changes, enrolments cascade`.execute(db);
  await sql`insert into membership_changes (user_id, key, package_id, kind, total, currency, proration_at, lines, state,
      created_at)
    select user_id, key, (select min(id) from packages), kind, 0, 'USD', created_at, '[]', state, created_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as r (user_id bigint, key text, kind text, state text, created_at timestamptz)`.execute(db);
  // The first opening of a course by a user is one enrolment.
  const enrolments = times.slice(0, users.length).map((at, index) => ({ user_id: users[index], created_at: at }));
  await sql`insert into enrolments (user_id, course_id, created_at) select user_id, (select min(id) from courses), created_at
    from jsonb_to_recordset(${JSON.stringify(enrolments)}::jsonb) as r (user_id bigint, created_at timestamptz)`.execute(
    db,
  );
  return {
    memberships: changes
      .filter(({ kind, state }) => kind === 'start' && state === 'done')
      .map(({ created_at: at }) => ({ at, keys: ['total'] })),
    enrolments: enrolments.map(({ created_at: at }) => ({ at, keys: ['total'] })),
    bookings: await replaceBookings(db, random, times, chapters),
  };
}

/** Replaces the tickets, and the chapters of events: an event is of none to three. Answers those that were booked. */
async function replaceBookings(
  db: Db,
  random: Random,
  times: readonly Date[],
  chapters: readonly number[],
): Promise<readonly PlainBooking[]> {
  const { rows } = await sql<{ id: number }>`select id from events order by id limit 8`.execute(db);
  const events = rows.map(({ id }) => ({ id, chapters: random.sample(chapters, random.int(0, 3)) }));
  const pairs = events.flatMap(({ id, chapters: ids }) =>
    ids.map((chapter) => ({ event_id: id, chapter_id: chapter })),
  );
  const bookings = times.map((at) => ({
    event: random.pick(events),
    at,
    had_ticket: random.chance(0.8),
    state: random.pick(['confirmed', 'cancelled']),
  }));
  const tickets = bookings.map(({ event, at, ...fields }) => ({ ...fields, event_id: event.id, created_at: at }));
  await sql`truncate attendees, event_chapters cascade`.execute(db);
  await sql`insert into event_chapters (event_id, chapter_id) select event_id, chapter_id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r (event_id bigint, chapter_id bigint)`.execute(db);
  await sql`insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret, state,
      had_ticket, created_at)
    select event_id, (select min(id) from tickets), (select min(id) from orders), 'Inés', 'Rojas', 'ines@mail.example',
      'slug' || place, 'secret' || place, state, had_ticket, created_at
    from rows from (jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb)
      as (event_id bigint, state text, had_ticket boolean, created_at timestamptz)) with ordinality
      as r (event_id, state, had_ticket, created_at, place)`.execute(db);
  return bookings
    .filter(({ had_ticket: isBooked }) => isBooked)
    .map(({ event, at }) => ({ at, keys: ['total'], chapters: event.chapters }));
}
