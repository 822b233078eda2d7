import { type Kysely, sql } from 'kysely';

const statements = [
  `create table event_copies (
    source_id bigint not null references events (id) on delete cascade,
    key text not null,
    event_id bigint not null references events (id) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (source_id, key)
  )`,
  'create index event_copies_event on event_copies (event_id)',
];

/** Copies of events by the key of their request, so that a request that is repeated makes no second copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
