import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

const tables = ['revisions', 'removals', 'presences', 'drafts', 'publications'] as const;

/** Deletes the history and all other data that is stored beside rows, after their deletion for good. */
export async function forgetHistory(trx: Db, resource: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where resource = ${resource} and row_id in (${sql.join(ids)})`.execute(
      trx,
    );
}
