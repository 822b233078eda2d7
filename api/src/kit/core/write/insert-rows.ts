import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Row } from '../table/table-repository';

/** A row after an insert. */
export interface InsertedRow {
  readonly id: number;
  /** The row's `updated_at` as database text; null when the table has none. */
  readonly version: string | null;
  readonly after: Row;
}

/** Inserts rows with one statement, in their order. A missing column gets its default; null stays null. */
export async function insertRows(trx: Db, table: string, rows: readonly Row[]): Promise<InsertedRow[]> {
  if (rows.length === 0) return [];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isPartial = names.some((name) => rows.some((row) => !(name in row)));
  const defaults = isPartial ? await columnDefaults(trx, table) : new Map<string, string>();
  const values = names.map((name) => {
    const text = defaults.get(name);
    const sentValue = sql.ref(`n.${name}`);
    if (text === undefined || rows.every((row) => name in row)) return sentValue;
    return sql`case when jsonb_exists(e.body, ${sql.lit(name)}) then ${sentValue} else ${sql.raw(text)} end`;
  });
  const { rows: insertedRows } = await sql<Row>`insert into ${sql.table(table)} as t
      (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as e(body, place)
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, e.body) as n order by e.place
    returning to_jsonb(t) ->> 'updated_at' as "$version", t.*`.execute(trx);
  return insertedRows.map(({ $version: version, ...after }) => ({
    id: Number(after['id']),
    version: typeof version === 'string' ? version : null,
    after,
  }));
}

const knownDefaults = new Map<string, ReadonlyMap<string, string>>();

/** Defaults of a table's columns as SQL. The result is cached, because tables do not change while the API runs. */
async function columnDefaults(trx: Db, table: string): Promise<ReadonlyMap<string, string>> {
  const knownColumns = knownDefaults.get(table);
  if (knownColumns !== undefined) return knownColumns;
  const { rows } = await sql<{ name: string; text: string }>`select a.attname as name,
      pg_get_expr(d.adbin, d.adrelid) as text
    from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::text::regclass and a.attidentity = '' and a.attgenerated = ''`.execute(trx);
  const defaults = new Map(rows.map(({ name, text }) => [name, text]));
  knownDefaults.set(table, defaults);
  return defaults;
}
