import { type Kysely, sql } from 'kysely';

import { createSearchRefresh } from './0039-search-people';

const statements = [
  // Each run of letters and digits is a word: `Node.js, UX/UI` is `node`, `js`, `ux`, `ui`, as in the words of a search.
  createSearchRefresh('search_phrase'),
  `select search_refresh(kind, array_agg(record_id)) from search_entries group by kind`,
];

/** A search finds each word of a text with dots and slashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
