import { sql } from 'kysely';

import type { TestApi } from './build-test-api';

/** Texts by the tables that contain them in any column, whatever its type; also in the encodings of an address. */
export async function findTracesInTables(
  { deps: { db } }: TestApi,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const forms = texts.flatMap((text) => [text, encodeURIComponent(text), text.replaceAll(' ', '+')]);
  const places = new Map<string, readonly string[]>();
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ form: string }>`with contents as (
        select string_agg(lower(row::text), ' ') as text from ${sql.table(name)} as row)
      select f.form from contents c, jsonb_array_elements_text(${JSON.stringify(forms)}::jsonb) f (form)
      where strpos(c.text, lower(f.form)) > 0`.execute(db);
    if (rows.length > 0) places.set(name, [...new Set(rows.map(({ form }) => form))]);
  }
  return places;
}
