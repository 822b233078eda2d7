import { sql } from 'kysely';

import type { Db } from './database';

export type SeedRow = Readonly<Record<string, unknown>>;

const atOnce = 1000;

/**
 * Inserts many rows with few statements; the database parses the values by its own column types. Rows can contain
 * their ids.
 */
export async function insertRows(db: Db, table: string, rows: readonly SeedRow[]): Promise<void> {
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

/** Updates existing rows by id; every row has the same columns. */
export async function updateRows(db: Db, table: string, rows: readonly SeedRow[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  if (names.length === 0) return;
  const changes = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`));
  await sql`update ${sql.table(table)} as t set ${changes}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as v
    where v.id = t.id`.execute(db);
}
