import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import type { MountedResource } from '../kit/core/table/resource-options';
import type { Row } from '../kit/core/table/repository';

/** Ids and hashes of the written columns of all rows of a resource's table, and related rows, without the times of changes. */
export async function tableContents(db: Db, { resource, options }: MountedResource): Promise<string> {
  const { table, columns } = options.repository;
  const { rows: columnRows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db);
  const isWritten = (name: string): boolean =>
    name !== 'updated_at' && (name === 'id' || name === 'deleted_at' || name in columns);
  const otherColumns = columnRows.map(({ name }) => name).filter((name) => !isWritten(name));
  const { rows } = await sql<Row>`select t.id, md5((to_jsonb(t) - ${otherColumns}::text[])::text) as hash
    from ${sql.table(table)} t order by t.id`.execute(db);
  const pairs = [];
  for (const { field } of resource.relations) {
    const pair = options.relations?.[field];
    if (pair === undefined) continue;
    const result = await sql`select ${sql.ref(pair.own)} as own, ${sql.ref(pair.other)} as other
      from ${sql.table(pair.table)} order by 1, 2`.execute(db);
    pairs.push(result.rows);
  }
  return JSON.stringify([rows, pairs]);
}
