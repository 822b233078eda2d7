import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table tickets add column requires_approval boolean not null default false',
  `alter table attendees add column approved_at timestamptz, add column refused_at timestamptz`,
  'alter table attendees drop constraint attendees_state_check',
  `alter table attendees add constraint attendees_state_check
    check (state in ('confirmed', 'pending_approval', 'cancelled'))`,
  `create index attendees_pending on attendees (event_id, id) where state = 'pending_approval'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
