import { type Kysely, sql } from 'kysely';

const statements = [
  // Settings of the waiting list of an event; an event without a row has the usual ones.
  `create table waiting_lists (
    event_id bigint primary key references events (id) on delete cascade,
    is_on boolean not null default true,
    is_paused boolean not null default false,
    offer_minutes integer not null default 720 check (offer_minutes between 15 and 10080),
    updated_at timestamptz not null default date_trunc('milliseconds', now())
  )`,
  // A person who waits for tickets. Lower places come first; the offer is an order that holds seats.
  `create table waiting_entries (
    id bigint generated always as identity primary key,
    event_id bigint not null references events (id) on delete cascade,
    ticket_id bigint not null references tickets (id) on delete cascade,
    user_id bigint references users (id) on delete set null,
    first_name text not null,
    last_name text not null,
    email text not null,
    locale text not null,
    quantity integer not null check (quantity between 1 and 100),
    takes_fewer boolean not null default false,
    place bigint not null,
    state text not null default 'waiting'
      check (state in ('waiting', 'offered', 'accepted', 'declined', 'expired', 'left')),
    order_id bigint references orders (id) on delete set null,
    offered_quantity integer,
    offered_at timestamptz,
    offer_ends_at timestamptz,
    resumes_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())
  )`,
  // One active place for each address and ticket.
  `create unique index waiting_entries_active on waiting_entries (ticket_id, lower(email))
    where state in ('waiting', 'offered')`,
  `create index waiting_entries_in_line on waiting_entries (event_id, place, id) where state = 'waiting'`,
  'create index waiting_entries_of_event on waiting_entries (event_id, id)',
  'create index waiting_entries_of_ticket on waiting_entries (ticket_id)',
  'create unique index waiting_entries_by_order on waiting_entries (order_id) where order_id is not null',
  'create index waiting_entries_by_user on waiting_entries (user_id) where user_id is not null',
  'create index waiting_entries_by_email on waiting_entries (lower(email))',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
