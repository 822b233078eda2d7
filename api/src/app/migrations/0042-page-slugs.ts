import { type Kysely, sql } from 'kysely';

/**
 * The address of a person's own page. It is a function, because the entry changes together with the person: answers
 * that name a person depend on the person's row, and not on every entry of the search.
 */
const statement = `create function person_page_slug(person bigint) returns text language sql stable as $$
  select slug from search_entries where kind = 'people' and record_id = person $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
