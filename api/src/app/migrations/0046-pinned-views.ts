import { type Kysely, sql } from 'kysely';

/** Saved views that are shown as buttons above their list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table views add column is_pinned boolean not null default false`.execute(db);
}
