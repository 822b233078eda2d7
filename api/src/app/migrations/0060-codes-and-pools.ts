import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const times = `created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;

/** Keeps the row of `capacities` of a table's rows, as migration 0052 does for events and tickets. */
const followTotal = (table: string, kind: string, total: string): string[] => [
  `create function capacities_follow_${table}() returns trigger language plpgsql as $$
    begin
      insert into capacities (kind, owner_id, event_id, total) values ('${kind}', new.id, new.event_id, new.${total})
        on conflict (kind, owner_id) do update set total = excluded.total
        where capacities.total is distinct from excluded.total;
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
  'alter table capacities drop constraint capacities_kind_check',
  `alter table capacities add constraint capacities_kind_check check (kind in ('event', 'ticket', 'pool', 'code'))`,

  // Seats that several tickets of an event share.
  `create table event_pools (
    ${identity},
    event_id bigint not null references events(id) on delete cascade,
    name text not null,
    total integer not null check (total >= 0),
    ${times})`,
  'create index event_pools_of_event on event_pools (event_id, id)',
  ...followTotal('event_pools', 'pool', 'total'),
  `alter table tickets
    add column pool_id bigint references event_pools(id) on delete set null,
    add column opens_after_ticket_id bigint references tickets(id) on delete set null`,
  'create index tickets_of_pool on tickets (pool_id) where pool_id is not null',
  'create index tickets_after on tickets (opens_after_ticket_id) where opens_after_ticket_id is not null',
  // The pool of a ticket is read from the locked row of its seats.
  'alter table capacities add column pool_id bigint',
  `create or replace function capacities_follow_tickets() returns trigger language plpgsql as $$
    begin
      insert into capacities (kind, owner_id, event_id, total, pool_id)
        values ('ticket', new.id, new.event_id, new.quantity, new.pool_id)
        on conflict (kind, owner_id) do update
        set total = excluded.total, event_id = excluded.event_id, pool_id = excluded.pool_id
        where (capacities.total, capacities.event_id, capacities.pool_id)
          is distinct from (excluded.total, excluded.event_id, excluded.pool_id);
      return null;
    end $$`,

  // The uses of a code are counted in capacities: those of orders, and those of holds.
  `create table event_codes (
    ${identity},
    event_id bigint not null references events(id) on delete cascade,
    code text not null,
    kind text not null check (kind in ('percent', 'amount', 'price', 'unlock')),
    value integer not null default 0 check (value >= 0 and (kind <> 'percent' or value <= 100)),
    scope text not null default 'ticket' check (scope in ('ticket', 'order')),
    ticket_ids jsonb not null default '[]',
    max_uses integer check (max_uses >= 1),
    max_per_order integer check (max_per_order >= 1),
    starts_at timestamptz,
    ends_at timestamptz,
    note text,
    ${times})`,
  'create unique index event_codes_by_code on event_codes (event_id, upper(code))',
  ...followTotal('event_codes', 'code', 'max_uses'),
  `alter table orders
    add column code_id bigint references event_codes(id) on delete set null,
    add column code_uses integer not null default 0 check (code_uses >= 0),
    add column discount integer not null default 0 check (discount >= 0)`,
  'create index orders_of_code on orders (code_id) where code_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
