import { type Kysely, sql } from 'kysely';

const statements = [
  // An event that repeats. `rule` is an RRULE (RFC 5545) in the zone of the first event.
  `create table event_series (
    id bigint generated always as identity primary key,
    rule text not null,
    timezone text not null,
    settings jsonb not null,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())
  )`,
  // The events of a series. `planned_at` is the start by the rule; an event can be moved by itself.
  `create table event_series_dates (
    event_id bigint primary key references events (id) on delete cascade,
    series_id bigint not null references event_series (id) on delete cascade,
    planned_at timestamptz not null
  )`,
  'create index event_series_dates_series on event_series_dates (series_id, planned_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
