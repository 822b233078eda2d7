import { type Kysely, sql } from 'kysely';

const statements = [
  // Money that the door has taken for an order; online payments are in `payments`.
  `create table door_payments (
    order_id bigint primary key references orders (id) on delete cascade,
    method text not null check (method in ('cash', 'transfer')),
    amount integer not null check (amount > 0),
    currency text not null,
    actor_id bigint references users (id) on delete set null,
    created_at timestamptz not null default date_trunc('milliseconds', now())
  )`,
  'create index door_payments_actor on door_payments (actor_id) where actor_id is not null',
];

/** Cash and transfers at the door. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
