import { type Kysely, sql } from 'kysely';

const statements = [
  // The secret of a hold makes a repeated request the same hold. Orders without a hold have none.
  'alter table orders alter column secret_hash drop not null',
  `update orders set secret_hash = null where secret_hash = ''`,
  'create unique index orders_by_key on orders (event_id, secret_hash)',
  'drop index orders_once',
  'alter table orders drop column idempotency_key',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
