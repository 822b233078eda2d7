import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import type { MountedResource } from '../kit/resource-options';
import type { Row } from '../kit/table-repository';

/** Every row of a resource's table as far as it is written, with its related rows, but for when it was changed. */
export async function tableContents(db: Db, { resource, options }: MountedResource): Promise<string> {
  const { table, columns } = options.repository;
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t order by t.id`.execute(
    db,
  );
  const isWritten = (name: string): boolean => name === 'id' || name === 'deleted_at' || name in columns;
  const pairs = [];
  for (const { field } of resource.relations) {
    const pair = options.relations?.[field];
    if (pair === undefined) continue;
    const found = await sql`select ${sql.ref(pair.own)} as own, ${sql.ref(pair.other)} as other
      from ${sql.table(pair.table)} order by 1, 2`.execute(db);
    pairs.push(found.rows);
  }
  const kept = rows.map(({ row }) => Object.entries(row).filter(([name]) => isWritten(name) && name !== 'updated_at'));
  return JSON.stringify([kept, pairs]);
}
