import { type Kysely, sql } from 'kysely';

/** Places on waiting lists whose mail was not sent, because the address got too many; null after a later mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table waiting_entries add column unmailed_at timestamptz').execute(db);
}
