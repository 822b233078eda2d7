import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';

const tables = ['revisions', 'removals', 'presences', 'drafts', 'publications'] as const;

/** Lets go of everything that is kept beside a row. For a row that is gone for good. */
export async function forgetHistory(trx: Db, resource: string, id: number): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where resource = ${resource} and row_id = ${id}`.execute(trx);
}
