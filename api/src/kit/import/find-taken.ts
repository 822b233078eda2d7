import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';

/** A column that no two rows share the text of, whatever its case. */
interface UniqueColumn {
  readonly column: string;
  readonly isLower: boolean;
  readonly isOfLiving: boolean;
}

const known = new Map<string, readonly UniqueColumn[]>();

/** The columns of a table that must be unique by themselves, as its indexes say; tables do not change while we run. */
export async function uniqueColumns(db: Db, table: string): Promise<readonly UniqueColumn[]> {
  const before = known.get(table);
  if (before !== undefined) return before;
  const { rows } = await sql<{ text: string }>`select indexdef as text from pg_indexes
    where tablename = ${table} and indexdef like 'CREATE UNIQUE%'`.execute(db);
  const columns = rows.flatMap(({ text }): UniqueColumn[] => {
    const match = /\((?:lower\((\w+)\)|(\w+))\)(?: WHERE \(deleted_at IS NULL\))?$/.exec(text);
    const column = match?.[1] ?? match?.[2];
    if (column === undefined || column === 'id') return [];
    return [{ column, isLower: match?.[1] !== undefined, isOfLiving: text.includes('WHERE') }];
  });
  known.set(table, columns);
  return columns;
}

/** Which of these texts some row has in a unique column, with that row's id. */
export async function findTaken(
  db: Db,
  table: string,
  { column, isLower, isOfLiving }: UniqueColumn,
  texts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(texts)];
  if (wanted.length === 0) return new Map();
  const own = isLower ? sql`lower(${sql.ref(`t.${column}`)})` : sql.ref(`t.${column}`);
  const { rows } = await sql<{ text: string; id: number }>`select w.text, t.id
    from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) as w(text)
    join ${sql.table(table)} t on ${own} = ${isLower ? sql`lower(w.text)` : sql`w.text`}
      ${isOfLiving ? sql`and t.deleted_at is null` : sql``}`.execute(db);
  return new Map(rows.map(({ text, id }) => [text, id]));
}
