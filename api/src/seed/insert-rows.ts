import { sql } from 'kysely';

import type { Db, Tables } from '../db/database';

export type SeedRow = Readonly<Record<string, unknown>>;

const atOnce = 1000;

/** Inserts many rows with few statements; the database reads the values by its own column types. Ids may be given. */
export async function insertRows(db: Db, table: keyof Tables, rows: readonly SeedRow[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += atOnce) {
    const batch = JSON.stringify(rows.slice(from, from + atOnce));
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)`.execute(db);
  }
  if (names.includes('id'))
    await sql`select setval(pg_get_serial_sequence(${table}::text, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
}
