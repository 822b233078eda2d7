import { type Kysely, sql } from 'kysely';

const statements = [
  // The last calendar message about a ticket: its number, and a hash of its method, time and place.
  'alter table attendees add column calendar_sequence integer, add column calendar_facts text',

  // A reminder of a date: an event that moves to another one gets new reminders.
  'alter table event_reminders add column starts_at timestamptz',
  `update event_reminders r set starts_at = e.starts_at from attendees a join events e on e.id = a.event_id
    where a.id = r.attendee_id`,
  'delete from event_reminders where starts_at is null',
  'alter table event_reminders alter column starts_at set not null',
  'alter table event_reminders drop constraint event_reminders_pkey',
  'alter table event_reminders add primary key (attendee_id, rule, starts_at)',
];

/** Calendar messages with a growing number, and reminders of each date of an event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
