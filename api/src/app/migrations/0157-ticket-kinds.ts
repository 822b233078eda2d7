import { type Kysely, sql } from 'kysely';

const statements = [
  // What was paid for a ticket stays its price when an organiser gives it another kind; null for the price of its order.
  'alter table attendees add column unit_price integer check (unit_price >= 0)',
  `create table ticket_changes (
    attendee_id bigint not null references attendees (id) on delete cascade,
    key text not null,
    ticket_id bigint not null references tickets (id) on delete cascade,
    at timestamptz not null default now(),
    primary key (attendee_id, key)
  )`,
  'create index ticket_changes_of_ticket on ticket_changes (ticket_id)',
];

/** Changes of the kind of tickets by organisers: the key of a request makes a repeated one harmless. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
