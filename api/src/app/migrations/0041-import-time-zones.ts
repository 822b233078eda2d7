import { type Kysely, sql } from 'kysely';

/** The time zone of local times in an imported file. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table imports add column time_zone text not null default 'UTC'`.execute(db);
}
