import { type Kysely, sql } from 'kysely';

const statements = [
  // `ticket_ids` is empty for all tickets of the event.
  `create table check_in_lists (
    id bigint generated always as identity primary key,
    event_id bigint not null references events (id) on delete cascade,
    name text not null,
    ticket_ids bigint[] not null default '{}',
    opens_at timestamptz,
    closes_at timestamptz,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())
  )`,
  'create index check_in_lists_event on check_in_lists (event_id)',
  // A scan of a valid ticket. Scans that lost against an earlier one are kept with is_valid = false.
  `create table check_ins (
    id bigint generated always as identity primary key,
    list_id bigint not null references check_in_lists (id) on delete cascade,
    attendee_id bigint not null references attendees (id) on delete cascade,
    nonce text not null,
    gate text not null,
    device text not null,
    actor_id bigint references users (id) on delete set null,
    is_valid boolean not null,
    scanned_at timestamptz not null,
    received_at timestamptz not null default now(),
    undone_at timestamptz,
    unique (list_id, nonce)
  )`,
  // One ticket allows one check-in for each list.
  'create unique index check_ins_once on check_ins (attendee_id, list_id) where is_valid and undone_at is null',
  'create index check_ins_of_list on check_ins (list_id, gate) where is_valid and undone_at is null',
  'create index check_ins_actor on check_ins (actor_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
