import { type Kysely, sql } from 'kysely';

const statements = [
  // An order that repeats another one of the same people within seconds has the tickets of that one.
  'alter table orders add column repeat_of bigint references orders (id) on delete set null',
  'create index orders_repeat_of on orders (repeat_of) where repeat_of is not null',
];

/** Orders that were sent twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
