import { type Kysely, sql } from 'kysely';

const statements = [
  // Scans of offline devices that turned out differently. The key is the nonce, so that a repeated scan is one report.
  `create table door_reports (
    id bigint generated always as identity primary key,
    list_id bigint not null references check_in_lists (id) on delete cascade,
    nonce text not null,
    attendee_id bigint references attendees (id) on delete set null,
    result text not null,
    scanned_at timestamptz not null,
    gate text not null,
    device text not null,
    actor_id bigint references users (id) on delete set null,
    code_end text not null,
    other_at timestamptz,
    other_gate text,
    received_at timestamptz not null,
    seen_at timestamptz,
    seen_by bigint references users (id) on delete set null,
    unique (list_id, nonce)
  )`,
  'create index door_reports_attendee on door_reports (attendee_id) where attendee_id is not null',
  'create index door_reports_actor on door_reports (actor_id) where actor_id is not null',
  'create index door_reports_seen_by on door_reports (seen_by) where seen_by is not null',
  // A removed list still takes the scans of devices that were offline.
  'alter table check_in_lists add column removed_at timestamptz',
];

/** What became of scans without network, for supervisors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
