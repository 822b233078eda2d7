import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly is_generated: boolean;
}

/**
 * Fills a table up to `wantedRows` rows with copies of its rows: many equal values, except in unique columns, which
 * get a number at their end. Answers false for a view and for a table without rows.
 */
export async function growTable(db: Db, table: string, wantedRows: number): Promise<boolean> {
  const columns = await sql<Column>`select a.attname as name, format_type(a.atttypid, null) as type,
      (a.attidentity <> '' or a.attgenerated <> '') as is_generated
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relname = ${table} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`.execute(db);
  const indexes = await sql<{ text: string }>`select indexdef as text from pg_indexes
    where tablename = ${table} and indexdef like 'CREATE UNIQUE%'`.execute(db);
  const { rows } = await sql<{ count: number; most: number }>`select count(*)::int as count,
    coalesce(max(id), 0)::int as most from ${sql.table(table)}`.execute(db);
  const [size] = rows;
  if (size === undefined || size.count === 0 || columns.rows.length === 0) return false;
  const checks = await sql<{ text: string }>`select pg_get_constraintdef(k.oid) as text from pg_constraint k
    join pg_class c on c.oid = k.conrelid where c.relname = ${table} and k.contype = 'c'`.execute(db);
  const isChecked = (name: string): boolean => checks.rows.some(({ text }) => new RegExp(`\\W${name}\\W`).test(text));
  const isUnique = (name: string): boolean =>
    !isChecked(name) &&
    indexes.rows.some(({ text }) => new RegExp(`\\W${name}\\W`).test(text.slice(text.indexOf('('))));
  const names = columns.rows.filter(({ name, is_generated }) => name === 'id' || !is_generated);
  const values = names.map(({ name, type }) => {
    if (name === 'id') return sql`(${size.most}::int + n)`;
    if (!isUnique(name)) return sql.ref(`o.${name}`);
    if (/char|text/.test(type)) return sql`${sql.ref(`o.${name}`)} || ' ' || (${size.most}::int + n)`;
    return sql.ref(`o.${name}`);
  });
  const missingRows = wantedRows - size.count;
  if (missingRows <= 0) return true;
  await sql`insert into ${sql.table(table)} (${sql.join(names.map(({ name }) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)} from generate_series(1, ${missingRows}::int) n
    join (select row_number() over (order by id) as place, s.* from ${sql.table(table)} s) o
      on o.place = 1 + (n * 7) % ${size.count}::int`.execute(db);
  return true;
}
