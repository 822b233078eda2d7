import type { MovedPart } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';
import type { MovedRows } from './move-references';

/** Records that are named for each kind; the others are counted. */
const mostRecords = 5;

/** The moved rows of a merge by kind, the largest number first, with the names of the records that they lead to. */
export async function summarizeMoves(
  trx: Db,
  columns: readonly PersonColumn[],
  references: readonly MovedRows[],
): Promise<MovedPart[]> {
  const parts = new Map<string, MovedPart>();
  for (const { column, moved: movedKeys, dropped: droppedRows } of references) {
    const entry = columns.find((one) => one.column === column);
    const [table = ''] = column.split('.');
    const part = entry?.part ?? table;
    const records = entry === undefined ? [] : await readRecords(trx, entry, table, movedKeys);
    const sum = parts.get(part) ?? { part, moved: 0, dropped: 0, records: [] };
    parts.set(part, {
      part,
      moved: sum.moved + movedKeys.length,
      dropped: sum.dropped + droppedRows.length,
      records: [...sum.records, ...records].slice(0, mostRecords),
    });
  }
  return [...parts.values()].sort((one, other) => other.moved - one.moved || (one.part < other.part ? -1 : 1));
}

async function readRecords(
  trx: Db,
  { record }: PersonColumn,
  table: string,
  keys: MovedRows['moved'],
): Promise<MovedPart['records']> {
  if (record === undefined || keys.length === 0) return [];
  const { resource, column, name } = record;
  const conditions = Object.keys(keys[0] ?? {}).map((key) => sql`t.${sql.ref(key)} = k.${sql.ref(key)}`);
  const { rows } = await sql<{ id: number; name: string }>`select distinct r.id, r.${sql.ref(name)} as name
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(keys)}::jsonb) k
    join ${sql.table(table)} t on ${sql.join(conditions, sql` and `)}
    join ${sql.table(resource)} r on r.id = t.${sql.ref(column)}
    order by 2, 1 limit ${mostRecords}`.execute(trx);
  return rows.map(({ id, name }) => ({ resource, id, name }));
}
