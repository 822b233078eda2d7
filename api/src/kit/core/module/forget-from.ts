import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** Deletes the rows of tables that refer to rows of a resource by `resource` and `row_id`. For `Capability.forgetRows`. */
export function forgetFrom(
  ...tables: readonly string[]
): (trx: Db, resource: string, ids: readonly number[]) => Promise<void> {
  return async (trx, resource, ids) => {
    for (const table of tables)
      await sql`delete from ${sql.table(table)} where resource = ${resource} and row_id in (${sql.join(ids)})`.execute(
        trx,
      );
  };
}
