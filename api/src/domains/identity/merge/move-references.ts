import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';

/** Changes to the rows of one registered column, as an undo needs them. */
export interface MovedRows {
  readonly column: string;
  /** Primary keys of the rows that now refer to the winner. */
  readonly moved: readonly Record<string, unknown>[];
  /** Whole rows that were deleted because the winner already had an equal row. */
  readonly dropped: readonly Record<string, unknown>[];
}

/**
 * Registered columns whose rows move to the winner of a merge: all except those with `onMerge: 'keep'`, and except
 * addresses.
 */
export function movingColumns(columns: readonly PersonColumn[]): readonly PersonColumn[] {
  return columns.filter(({ holds, onMerge = 'move' }) => holds !== 'email' && onMerge === 'move');
}

/** Changes all references to the loser into references to the winner, as declared in the personal-data register. */
export async function moveReferences(
  trx: Db,
  columns: readonly PersonColumn[],
  loser: number,
  winner: number,
): Promise<MovedRows[]> {
  const movedRows: MovedRows[] = [];
  for (const entry of movingColumns(columns)) {
    const rows = await moveColumn(trx, entry, loser, winner);
    if (rows.moved.length + rows.dropped.length > 0) movedRows.push(rows);
  }
  return movedRows;
}

/** Undoes `moveReferences` for the rows that still exist and still refer to the winner. */
export async function moveBack(
  trx: Db,
  columns: readonly PersonColumn[],
  trace: readonly MovedRows[],
  loser: number,
  winner: number,
): Promise<void> {
  for (const { column, moved: movedKeys, dropped: droppedRows } of trace) {
    const entry = columns.find((one) => one.column === column);
    if (entry === undefined) continue;
    const [table, personColumn] = namesOf(column);
    const value = (id: number) => (entry.holds === 'id' ? id : String(id));
    if (movedKeys.length > 0) {
      const keyConditions = Object.keys(movedKeys[0] ?? {}).map((key) => sql`t.${sql.ref(key)} = k.${sql.ref(key)}`);
      await sql`update ${sql.table(table)} t set ${sql.ref(personColumn)} = ${value(loser)}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(movedKeys)}::jsonb) k
        where ${sql.join(keyConditions, sql` and `)} and t.${sql.ref(personColumn)} = ${value(winner)}`.execute(trx);
    }
    if (droppedRows.length > 0)
      await sql`insert into ${sql.table(table)} overriding system value
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(droppedRows)}::jsonb)
        on conflict do nothing`.execute(trx);
  }
}

async function moveColumn(trx: Db, entry: PersonColumn, loser: number, winner: number): Promise<MovedRows> {
  const [table, personColumn] = namesOf(entry.column);
  const value = (id: number) => (entry.holds === 'id' ? id : String(id));
  const condition = entry.where === undefined ? sql`true` : sql`(${sql.raw(entry.where)})`;
  const { primary, unique } = await keysOf(trx, table);
  const droppedRows: Record<string, unknown>[] = [];
  for (const key of unique.filter((columns) => columns.includes(personColumn))) {
    const others = key
      .filter((column) => column !== personColumn)
      .map((name) => sql`w.${sql.ref(name)} = t.${sql.ref(name)}`);
    const { rows } = await sql<{ row: Record<string, unknown> }>`delete from ${sql.table(table)} t
      where ${sql.ref(personColumn)} = ${value(loser)} and ${condition} and exists (select 1 from ${sql.table(table)} w
        where w.${sql.ref(personColumn)} = ${value(winner)} and ${sql.join([sql`true`, ...others], sql` and `)})
      returning to_jsonb(t) as row`.execute(trx);
    droppedRows.push(...rows.map(({ row }) => row));
  }
  const keyPairs = sql.join(primary.map((name) => sql`${sql.lit(name)}, t.${sql.ref(name)}`));
  const { rows } = await sql<{ key: Record<string, unknown> }>`update ${sql.table(table)} t
    set ${sql.ref(personColumn)} = ${value(winner)} where ${sql.ref(personColumn)} = ${value(loser)} and ${condition}
    returning jsonb_build_object(${keyPairs}) as key`.execute(trx);
  return { column: entry.column, moved: rows.map(({ key }) => key), dropped: droppedRows };
}

/**
 * Columns of the primary key, and of each unique key. Keys with expressions or conditions are left out; the database
 * checks them.
 */
async function keysOf(trx: Db, table: string): Promise<{ primary: readonly string[]; unique: readonly string[][] }> {
  const { rows } = await sql<{ columns: string[]; isPrimary: boolean }>`select i.indisprimary as "isPrimary",
      array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid
        and a.attnum = any(i.indkey::smallint[]) order by a.attnum) as columns
    from pg_index i where i.indrelid = ${table}::regclass and i.indisunique
      and i.indpred is null and i.indexprs is null`.execute(trx);
  const primary = rows.find(({ isPrimary }) => isPrimary)?.columns;
  if (primary === undefined) throw new Error(`${table} has no primary key`);
  return { primary, unique: rows.map(({ columns }) => columns) };
}

function namesOf(column: string): readonly [string, string] {
  const [table = '', name = ''] = column.split('.');
  return [table, name];
}
