import { type Kysely, sql } from 'kysely';

/** Who sent an order without a key, so that only this caller gets its tickets with the names of its people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column caller_hash text`.execute(db);
}
