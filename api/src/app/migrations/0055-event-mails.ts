import { type Kysely, sql } from 'kysely';

const statements = [
  // The text of the facts that an attendee knows (time, place, state); an attendee gets one mail about other facts.
  'alter table attendees add column known_facts text',
  `update attendees a set known_facts = md5(concat_ws('|', extract(epoch from e.starts_at), extract(epoch from e.ends_at),
    e.timezone, e.format, e.status, e.venue_name, e.venue_address, e.city)) from events e where e.id = a.event_id`,
  'alter table orders add column mailed_at timestamptz',
  `update orders set mailed_at = now() where state = 'confirmed'`,
  `create table event_reminders (
    attendee_id bigint not null references attendees (id) on delete cascade,
    rule text not null,
    at timestamptz not null default now(),
    primary key (attendee_id, rule)
  )`,
  `create table event_meetings (
    event_id bigint primary key references events (id) on delete cascade,
    provider text not null,
    url text not null,
    host_url text,
    external_id text,
    created_at timestamptz not null default now()
  )`,
  // The calendar file of a mail of the development mailbox.
  'alter table caught_mails add column calendar text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
