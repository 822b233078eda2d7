import { type Kysely, sql } from 'kysely';

/**
 * Members agree to be shown on the page of their chapter, and a chapter has the address of its group in a chat, for its
 * members only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column is_shown_in_chapter boolean not null default false`.execute(db);
  await sql`create index users_shown_in_chapter on users (chapter_id, created_at, id)
    where is_shown_in_chapter and deleted_at is null`.execute(db);
  await sql`alter table chapters add column group_url text`.execute(db);
}
