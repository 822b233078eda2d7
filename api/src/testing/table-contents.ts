import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import type { MountedResource } from '../kit/resource-options';
import type { Row } from '../kit/table-repository';

/** All rows of a resource's table with their written columns and related rows, without the times of changes. */
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
    const result = await sql`select ${sql.ref(pair.own)} as own, ${sql.ref(pair.other)} as other
      from ${sql.table(pair.table)} order by 1, 2`.execute(db);
    pairs.push(result.rows);
  }
  const keptRows = rows.map(({ row }) =>
    Object.entries(row).filter(([name]) => isWritten(name) && name !== 'updated_at'),
  );
  return JSON.stringify([keptRows, pairs]);
}
