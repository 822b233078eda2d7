import { type Kysely, sql } from 'kysely';

const statements = [
  // The people at the doors of an event: a row is the right to this event.
  `create table event_crew (
    event_id bigint not null references events (id) on delete cascade,
    user_id bigint not null references users (id) on delete cascade,
    role text not null check (role in ('steward', 'supervisor')),
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    primary key (event_id, user_id)
  )`,
  'create index event_crew_user on event_crew (user_id)',
];

/** Stewards and supervisors of chosen events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
