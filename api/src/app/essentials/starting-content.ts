import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { insertRows, type SeedRow } from '../../infrastructure/db/insert-rows';
import { slugify } from '../../kit/core/write/slugs';
import { localizeWords, type Words } from './localize-words';
import * as lists from './starting-lists';
import { startingPages } from './starting-pages';

interface StartingContent {
  readonly name: string;
  add(db: Db): Promise<void>;
}

const startingContents: readonly StartingContent[] = [
  startingList('areas', () =>
    lists.areas.map(([name, description, color]) => ({
      ...namedRow(name),
      ...localizeWords({ name, description }),
      color,
    })),
  ),
  startingList('tags', () => lists.tags.map(namedRow)),
  startingList('categories', () => lists.categories.map(namedRow)),
  startingList('event_categories', () => lists.eventCategories.map(namedRow)),
  startingList('perks', () => lists.perks.map(namedRow)),
  ...startingPages,
];

/**
 * Contents that a new site begins with, for administrators to change: lists, and the pages that registration and footer
 * lead to. Each is added once for a database, so that what an administrator has deleted does not come back. A list with
 * entries and a page whose address is taken stay as they are.
 */
export async function ensureStartingContent(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from starting_contents`.execute(db);
  const addedNames = new Set(rows.map(({ name }) => name));
  for (const content of startingContents.filter(({ name }) => !addedNames.has(name))) {
    await content.add(db);
    await sql`insert into starting_contents (name) values (${content.name})`.execute(db);
  }
}

function startingList(table: string, makeRows: () => SeedRow[]): StartingContent {
  return {
    name: table,
    async add(db) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      if (rows.length === 0) await insertRows(db, table, makeRows());
    },
  };
}

const namedRow = (name: Words): SeedRow => ({ slug: slugify(name[0]), ...localizeWords({ name }) });
