import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** A column with a unique index, possibly case-insensitive. */
interface UniqueColumn {
  readonly column: string;
  readonly isLower: boolean;
  readonly isOfLiving: boolean;
}

const knownColumns = new Map<string, readonly UniqueColumn[]>();

/** Columns with a unique index of their own. The result is cached, because tables do not change while the API runs. */
export async function uniqueColumns(db: Db, table: string): Promise<readonly UniqueColumn[]> {
  const before = knownColumns.get(table);
  if (before !== undefined) return before;
  const { rows } = await sql<{ text: string }>`select indexdef as text from pg_indexes
    where tablename = ${table} and indexdef like 'CREATE UNIQUE%'`.execute(db);
  const columns = rows.flatMap(({ text }): UniqueColumn[] => {
    const match = /\((?:lower\((\w+)\)|(\w+))\)(?: WHERE \(deleted_at IS NULL\))?$/.exec(text);
    const column = match?.[1] ?? match?.[2];
    if (column === undefined || column === 'id') return [];
    return [{ column, isLower: match?.[1] !== undefined, isOfLiving: text.includes('WHERE') }];
  });
  knownColumns.set(table, columns);
  return columns;
}

/** Texts that already exist in a unique column, with the id of their row. */
export async function findTaken(
  db: Db,
  table: string,
  { column, isLower, isOfLiving }: UniqueColumn,
  texts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wantedTexts = [...new Set(texts)];
  if (wantedTexts.length === 0) return new Map();
  const ownText = isLower ? sql`lower(${sql.ref(`t.${column}`)})` : sql.ref(`t.${column}`);
  const { rows } = await sql<{ text: string; id: number }>`select w.text, t.id
    from jsonb_array_elements_text(${JSON.stringify(wantedTexts)}::jsonb) as w(text)
    join ${sql.table(table)} t on ${ownText} = ${isLower ? sql`lower(w.text)` : sql`w.text`}
      ${isOfLiving ? sql`and t.deleted_at is null` : sql``}`.execute(db);
  return new Map(rows.map(({ text, id }) => [text, id]));
}
