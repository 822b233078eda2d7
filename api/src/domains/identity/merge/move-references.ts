import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';

/** What was done to the rows of one registered column, so that it can be taken back. */
export interface MovedRows {
  readonly column: string;
  /** Primary keys of the rows that refer to the winner now, as they are now. */
  readonly moved: readonly Record<string, unknown>[];
  /** Whole rows that went because the winner has the same already. */
  readonly dropped: readonly Record<string, unknown>[];
}

/** Registered columns whose rows follow a person when two accounts become one: all that do not say otherwise. */
export function movingColumns(columns: readonly PersonColumn[]): readonly PersonColumn[] {
  return columns.filter(({ holds, onMerge = 'move' }) => holds !== 'email' && onMerge === 'move');
}

/** Makes everything that refers to the loser refer to the winner, as the register says. */
export async function moveReferences(
  trx: Db,
  columns: readonly PersonColumn[],
  loser: number,
  winner: number,
): Promise<MovedRows[]> {
  const done: MovedRows[] = [];
  for (const entry of movingColumns(columns)) {
    const rows = await moveColumn(trx, entry, loser, winner);
    if (rows.moved.length + rows.dropped.length > 0) done.push(rows);
  }
  return done;
}

/** Takes back what `moveReferences` did, as far as the rows are still there and still the winner's. */
export async function moveBack(
  trx: Db,
  columns: readonly PersonColumn[],
  trace: readonly MovedRows[],
  loser: number,
  winner: number,
): Promise<void> {
  for (const { column, moved, dropped } of trace) {
    const entry = columns.find((one) => one.column === column);
    if (entry === undefined) continue;
    const [table, own] = namesOf(column);
    const value = (id: number) => (entry.holds === 'id' ? id : String(id));
    if (moved.length > 0) {
      const same = Object.keys(moved[0] ?? {}).map((key) => sql`t.${sql.ref(key)} = k.${sql.ref(key)}`);
      await sql`update ${sql.table(table)} t set ${sql.ref(own)} = ${value(loser)}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(moved)}::jsonb) k
        where ${sql.join(same, sql` and `)} and t.${sql.ref(own)} = ${value(winner)}`.execute(trx);
    }
    if (dropped.length > 0)
      await sql`insert into ${sql.table(table)} overriding system value
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(dropped)}::jsonb)
        on conflict do nothing`.execute(trx);
  }
}

async function moveColumn(trx: Db, entry: PersonColumn, loser: number, winner: number): Promise<MovedRows> {
  const [table, own] = namesOf(entry.column);
  const value = (id: number) => (entry.holds === 'id' ? id : String(id));
  const which = entry.where === undefined ? sql`true` : sql`(${sql.raw(entry.where)})`;
  const { primary, unique } = await keysOf(trx, table);
  const dropped: Record<string, unknown>[] = [];
  for (const key of unique.filter((columns) => columns.includes(own))) {
    const others = key.filter((column) => column !== own).map((name) => sql`w.${sql.ref(name)} = t.${sql.ref(name)}`);
    const { rows } = await sql<{ row: Record<string, unknown> }>`delete from ${sql.table(table)} t
      where ${sql.ref(own)} = ${value(loser)} and ${which} and exists (select 1 from ${sql.table(table)} w
        where w.${sql.ref(own)} = ${value(winner)} and ${sql.join([sql`true`, ...others], sql` and `)})
      returning to_jsonb(t) as row`.execute(trx);
    dropped.push(...rows.map(({ row }) => row));
  }
  const shown = sql.join(primary.map((name) => sql`${sql.lit(name)}, t.${sql.ref(name)}`));
  const { rows } = await sql<{ key: Record<string, unknown> }>`update ${sql.table(table)} t
    set ${sql.ref(own)} = ${value(winner)} where ${sql.ref(own)} = ${value(loser)} and ${which}
    returning jsonb_build_object(${shown}) as key`.execute(trx);
  return { column: entry.column, moved: rows.map(({ key }) => key), dropped };
}

/** Columns of the primary key, and of every key that holds no two alike; keys of expressions are left to the database. */
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
