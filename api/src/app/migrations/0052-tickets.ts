import { type Kysely, sql } from 'kysely';

import { people } from './0039-search-people';
import { shownNames } from './0040-search-places';

const identity = 'id bigint generated always as identity primary key';
const times = `created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;

const pairOf = (
  table: string,
  [ownColumn, ownTable]: [string, string],
  [otherColumn, otherTable]: [string, string],
): string[] => [
  `create table ${table} (
    ${ownColumn} bigint not null references ${ownTable}(id) on delete cascade,
    ${otherColumn} bigint not null references ${otherTable}(id) on delete cascade,
    primary key (${ownColumn}, ${otherColumn}))`,
  `create index ${table}_back on ${table} (${otherColumn}, ${ownColumn})`,
];

/** Keeps the row of `capacities` of a table's rows: its total follows a column, and it is deleted with the row. */
const followTotal = (table: string, kind: string, event: string, total: string): string[] => [
  `create function capacities_follow_${table}() returns trigger language plpgsql as $$
    begin
      insert into capacities (kind, owner_id, event_id, total) values ('${kind}', new.id, new.${event}, new.${total})
        on conflict (kind, owner_id) do update set total = excluded.total, event_id = excluded.event_id
        where (capacities.total, capacities.event_id) is distinct from (excluded.total, excluded.event_id);
      return null;
    end $$`,
  `create trigger capacities_follow after insert or update on ${table} for each row
    execute function capacities_follow_${table}()`,
  `create function capacities_forget_${table}() returns trigger language plpgsql as $$
    begin
      delete from capacities where kind = '${kind}' and owner_id = old.id;
      return null;
    end $$`,
  `create trigger capacities_forget after delete on ${table} for each row
    execute function capacities_forget_${table}()`,
];

const statements = [
  'alter table events drop constraint events_status_check',
  `alter table events add constraint events_status_check
    check (status in ('draft', 'published', 'cancelled', 'postponed', 'moved_online'))`,
  `alter table events
    alter column format set default 'in_person',
    add column address_visibility text not null default 'public'
      check (address_visibility in ('public', 'confirmed_only'))`,
  'create index events_by_updated_at on events (updated_at, id) where deleted_at is null',
  ...pairOf('event_categories_general', ['event_id', 'events'], ['category_id', 'categories']),
  // A speaker with an account has the name of the account.
  `alter table event_speakers alter column name set default ''`,

  `create table tickets (
    ${identity},
    event_id bigint not null references events(id) on delete cascade,
    name text not null,
    description text,
    kind text not null default 'standard' check (kind in ('standard', 'donation')),
    price integer not null default 0 check (price >= 0),
    member_price integer check (member_price >= 0),
    currency text not null default 'USD',
    quantity integer check (quantity >= 0),
    min_per_order integer not null default 1 check (min_per_order >= 1),
    max_per_order integer not null default 5 check (max_per_order >= min_per_order),
    sale_starts_at timestamptz,
    sale_ends_at timestamptz,
    visibility text not null default 'public' check (visibility in ('public', 'code_only', 'role_only')),
    position integer not null default 1,
    translations jsonb not null default '{}',
    deleted_at timestamptz,
    ${times})`,
  'create index tickets_of_event on tickets (event_id, position, id) where deleted_at is null',
  ...pairOf('ticket_roles', ['ticket_id', 'tickets'], ['role_id', 'roles']),

  // Seats of an event or of a ticket: the one place that counts them. A row whose total is null has no limit. The
  // constraint is the second protection behind the conditional update of the module that takes seats.
  `create table capacities (
    ${identity},
    kind text not null check (kind in ('event', 'ticket')),
    owner_id bigint not null,
    event_id bigint not null references events(id) on delete cascade,
    total integer,
    sold integer not null default 0,
    held integer not null default 0,
    unique (kind, owner_id),
    constraint capacities_not_exceeded check (sold >= 0 and held >= 0 and (total is null or sold + held <= total)))`,
  'create index capacities_of_event on capacities (event_id)',
  ...followTotal('events', 'event', 'id', 'capacity'),
  ...followTotal('tickets', 'ticket', 'event_id', 'quantity'),

  // The former figures of the demo data count no attendees. Each event keeps its price as a ticket.
  `insert into capacities (kind, owner_id, event_id, total) select 'event', id, id, capacity from events`,
  `insert into tickets (event_id, name, price, currency, translations)
    select id, 'General admission', price_from, currency,
      '{"es": {"name": "Entrada general"}, "pt": {"name": "Entrada geral"}}' from events`,
  'alter table events drop column price_from',
  // From now on a copy of the sold seats, by which lists are sorted.
  'update events set going_count = 0 where going_count <> 0',

  `create table orders (
    ${identity},
    event_id bigint not null references events(id) on delete cascade,
    reference text not null unique,
    secret_hash text not null,
    state text not null check (state in ('held', 'confirmed', 'cancelled', 'expired')),
    user_id bigint references users(id) on delete set null,
    first_name text,
    last_name text,
    email text,
    locale text not null default 'en',
    currency text not null,
    total integer not null default 0 check (total >= 0),
    idempotency_key text,
    expires_at timestamptz,
    is_extended boolean not null default false,
    confirmed_at timestamptz,
    ${times},
    check (state <> 'held' or expires_at is not null))`,
  'create index orders_of_event on orders (event_id, created_at)',
  `create index orders_held on orders (expires_at) where state = 'held'`,
  'create index orders_of_user on orders (user_id) where user_id is not null',
  'create index orders_by_email on orders (lower(email))',
  'create unique index orders_once on orders (event_id, idempotency_key) where idempotency_key is not null',
  `create table order_items (
    ${identity},
    order_id bigint not null references orders(id) on delete cascade,
    ticket_id bigint not null references tickets(id),
    quantity integer not null check (quantity > 0),
    unit_price integer not null check (unit_price >= 0))`,
  'create index order_items_of_order on order_items (order_id)',
  'create index order_items_of_ticket on order_items (ticket_id)',

  `create table attendees (
    ${identity},
    event_id bigint not null references events(id) on delete cascade,
    ticket_id bigint not null references tickets(id),
    order_id bigint not null references orders(id) on delete cascade,
    user_id bigint references users(id) on delete set null,
    first_name text not null,
    last_name text not null,
    email text not null,
    locale text not null default 'en',
    slug text not null unique,
    secret text not null unique,
    state text not null default 'confirmed' check (state in ('confirmed', 'cancelled')),
    cancelled_at timestamptz,
    cancel_reason text,
    ${times})`,
  'create index attendees_of_event on attendees (event_id, created_at, id)',
  'create index attendees_of_ticket on attendees (ticket_id)',
  'create index attendees_of_order on attendees (order_id)',
  'create index attendees_of_user on attendees (user_id) where user_id is not null',
  'create index attendees_by_email on attendees (lower(email))',

  // Visitors find no drafts.
  `create or replace view search_source as select r.*, ${shownNames} as names_shown from search_lists r
    where r.kind <> 'events' or not exists (select 1 from events e where e.id = r.record_id and e.status = 'draft')
    union all ${people}`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
