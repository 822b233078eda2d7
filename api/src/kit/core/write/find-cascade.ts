import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Row } from '../table/repository';

/** Rows and references that a deletion removes, according to the foreign keys. Rows have the form of `to_jsonb`. */
export interface Taken {
  /** Deleted rows; each table comes after the tables that it refers to. */
  readonly deleted: readonly { readonly table: string; readonly rows: readonly Row[] }[];
  /** Emptied references: the key of each row and the earlier value. */
  readonly emptied: readonly {
    readonly table: string;
    readonly columns: readonly string[];
    readonly key: readonly string[];
    readonly rows: readonly Row[];
  }[];
}

interface ForeignKey {
  readonly table: string;
  /** `c`: the referring rows are deleted too; `n`, `d`: the reference is emptied. Other rules refuse the deletion. */
  readonly rule: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
  /** Primary key of the referring table. */
  readonly key: readonly string[];
}

/**
 * Candidates of what a deletion will remove; call it before the deletion, in its transaction. A view has one
 * candidate for each of its tables; `findRemovedRows` selects the real one.
 */
export async function findCascade(trx: Db, table: string, id: number): Promise<readonly Taken[]> {
  const all: Taken[] = [];
  for (const base of await baseTables(trx, table)) all.push(await takeFrom(trx, base, id));
  return all;
}

/** What the deletion has really removed; call it after the deletion. */
export async function findRemovedRows(trx: Db, candidates: readonly Taken[]): Promise<Taken> {
  const goneRows: Taken[] = [];
  for (const one of candidates) {
    const [first] = one.deleted;
    const id = first?.rows[0]?.['id'];
    if (first === undefined || id === undefined) continue;
    const { rows } = await sql`select 1 from ${sql.table(first.table)} where id = ${id}`.execute(trx);
    if (rows.length === 0) goneRows.push(one);
  }
  return {
    deleted: goneRows.flatMap(({ deleted: deletedRows }) => deletedRows),
    emptied: goneRows.flatMap(({ emptied: emptiedRows }) => emptiedRows),
  };
}

async function baseTables(trx: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct b.oid::regclass::text as name
    from pg_class v join pg_rewrite r on r.ev_class = v.oid
    join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
    join pg_class b on b.oid = d.refobjid and b.relkind = 'r'
    join pg_attribute a on a.attrelid = b.oid and a.attname = 'id'
    where v.oid = ${table}::text::regclass and v.relkind = 'v'`.execute(trx);
  return rows.length === 0 ? [table] : rows.map(({ name }) => name);
}

async function takeFrom(trx: Db, table: string, id: number): Promise<Taken> {
  const first = await sql<{
    row: Row;
  }>`select to_jsonb(t) as row from ${sql.table(table)} t where t.id = ${id}`.execute(trx);
  const deletedRows: { table: string; rows: Row[] }[] = [];
  const emptiedRows: Taken['emptied'][number][] = [];
  const seenRows = new Set<string>();
  const queue = [{ table, rows: first.rows.map(({ row }) => row) }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { table: current } = next;
    const rows = next.rows.filter((row) => {
      const name = `${current} ${JSON.stringify(row)}`;
      return !seenRows.has(name) && seenRows.add(name);
    });
    if (rows.length === 0) continue;
    deletedRows.push({ table: current, rows });
    for (const key of await foreignKeysTo(trx, current)) {
      const referring = await referringRows(trx, current, rows, key);
      if (referring.length === 0) continue;
      if (key.rule === 'c') queue.push({ table: key.table, rows: referring });
      else emptiedRows.push({ table: key.table, columns: key.columns, key: key.key, rows: referring });
    }
  }
  return { deleted: deletedRows, emptied: emptiedRows };
}

/**
 * Inserts deleted rows again. Rows that refer to rows that no longer exist stay deleted, and references with a new
 * value stay as they are. Throws the database's error when the first row conflicts with another row.
 */
export async function insertRemovedRows(trx: Db, { deleted: deletedRows, emptied: emptiedRows }: Taken): Promise<void> {
  for (const [index, { table, rows }] of deletedRows.entries()) {
    if (index === 0) await insertRows(trx, table, rows);
    else if (!(await tryWork(trx, () => insertRows(trx, table, rows))))
      for (const row of rows) await tryWork(trx, () => insertRows(trx, table, [row]));
  }
  for (const { table, columns, key, rows } of emptiedRows) {
    if (key.length === 0) continue;
    const columnOf = (alias: string, name: string) => sql.ref(`${alias}.${name}`);
    const sets = columns.map((name) => sql`${sql.ref(name)} = ${columnOf('was', name)}`);
    const same = key.map((name) => sql`t.${sql.ref(name)} = ${columnOf('was', name)}`);
    const free = columns.map((name) => sql`t.${sql.ref(name)} is null`);
    await sql`update ${sql.table(table)} as t set ${sql.join(sets)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as was
      where ${sql.join([...same, ...free], sql` and `)}`.execute(trx);
  }
}

async function insertRows(trx: Db, table: string, rows: readonly Row[]): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(trx);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value select ${names}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/**
 * Runs work that the database can refuse; a refusal does not end the transaction. Returns whether the work was done.
 */
export async function tryWork(trx: Db, work: () => Promise<void>): Promise<boolean> {
  await sql`savepoint tried`.execute(trx);
  try {
    await work();
    await sql`release savepoint tried`.execute(trx);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('23'))) throw error;
    await sql`rollback to savepoint tried`.execute(trx);
    await sql`release savepoint tried`.execute(trx);
    return false;
  }
}

/** Foreign keys that act on the deletion of a row of this table. */
async function foreignKeysTo(trx: Db, table: string): Promise<ForeignKey[]> {
  const names = (numbers: string, of: string) => sql`array(select a.attname::text
    from unnest(${sql.ref(`c.${numbers}`)}) with ordinality as k(n, place)
    join pg_attribute a on a.attrelid = ${sql.ref(`c.${of}`)} and a.attnum = k.n order by k.place)`;
  const { rows } = await sql<ForeignKey>`select c.conrelid::regclass::text as table, c.confdeltype::text as rule,
      ${names('conkey', 'conrelid')} as columns, ${names('confkey', 'confrelid')} as targets,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.conrelid and i.indisprimary order by a.attnum) as key
    from pg_constraint c where c.contype = 'f' and c.confrelid = ${table}::text::regclass
      and c.confdeltype in ('c', 'n', 'd') order by 1, 3`.execute(trx);
  return rows;
}

async function referringRows(
  trx: Db,
  table: string,
  rows: readonly Row[],
  { table: referring, rule, columns, targets, key }: ForeignKey,
): Promise<Row[]> {
  const same = columns.map((name, index) => sql`t.${sql.ref(name)} = gone.${sql.ref(targets[index] ?? 'id')}`);
  const keptColumns = [...new Set([...key, ...columns])].flatMap((name) => [sql.lit(name), sql`t.${sql.ref(name)}`]);
  const row = rule === 'c' ? sql`to_jsonb(t)` : sql`jsonb_build_object(${sql.join(keptColumns)})`;
  const foundRows = await sql<{ row: Row }>`select ${row} as row from ${sql.table(referring)} t where exists (
    select 1 from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as gone
    where ${sql.join(same, sql` and `)})`.execute(trx);
  return foundRows.rows.map((entry) => entry.row);
}
