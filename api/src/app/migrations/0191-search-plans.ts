import { type Kysely, sql } from 'kysely';

import { createSearchRefresh } from './0039-search-people';

/** In PL/pgSQL the statements are planned for the wanted kind alone, and not for all kinds, which takes longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const [, statements = ''] = createSearchRefresh('search_phrase').split('$$');
  await sql
    .raw(
      `create or replace function search_refresh(wanted text, ids bigint[]) returns void language plpgsql
        as $$ begin ${statements} end $$`,
    )
    .execute(db);
}
