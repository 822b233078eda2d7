import { type Kysely, sql } from 'kysely';

/** Names of the starting contents that the database has got once, so that deleted ones do not come back. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create table starting_contents (
    name text primary key,
    added_at timestamptz not null default now())`.execute(db);
}
