import { type Kysely, Migrator, sql } from 'kysely';

import * as accounts from './migrations/0018-accounts';
import * as failures from './migrations/0019-failures';
import * as community from './migrations/0001-community';
import * as auth from './migrations/0002-auth';
import * as work from './migrations/0004-work';
import * as editorial from './migrations/0005-editorial';
import * as forms from './migrations/0006-forms';
import * as inbox from './migrations/0011-inbox';
import * as history from './migrations/0016-history';
import * as packages from './migrations/0008-packages';
import * as partners from './migrations/0003-partners';
import * as people from './migrations/0007-people';
import * as search from './migrations/0009-search';
import * as rights from './migrations/0013-rights';
import * as searchLists from './migrations/0010-search-lists';
import * as workWriting from './migrations/0014-work-writing';
import * as lists from './migrations/0015-lists';
import * as media from './migrations/0012-media';

/** Listed by hand, so that they are found in a bundle too. Migrations only go forward. */
const migrations = {
  '0001-community': community,
  '0002-auth': auth,
  '0004-work': work,
  '0005-editorial': editorial,
  '0006-forms': forms,
  '0008-packages': packages,
  '0003-partners': partners,
  '0007-people': people,
  '0009-search': search,
  '0010-search-lists': searchLists,
  '0011-inbox': inbox,
  '0013-rights': rights,
  '0014-work-writing': workWriting,
  '0012-media': media,
  '0015-lists': lists,
  '0016-history': history,
  '0018-accounts': accounts,
  '0019-failures': failures,
};

/** Brings the database to the newest shape. Answers the names of the migrations that ran; all or none of them stay. */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  if (await isNewest(db)) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** The migrator reads the whole catalogue before it finds nothing to do, most of what a start takes. */
async function isNewest<T>(db: Kysely<T>): Promise<boolean> {
  const found = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(db);
  if (typeof found.rows[0]?.table !== 'string') return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = Object.keys(migrations);
  return rows.length === known.length && rows.every(({ name }) => known.includes(name));
}
