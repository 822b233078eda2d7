import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Row } from '../table/repository';

/** New values of columns, in the form of JSON. */
export interface ColumnUpdate {
  readonly id: number;
  readonly columns: Row;
  /** The locked bare row. */
  readonly before: Row;
}

/** A row after an update. */
export interface UpdatedRow {
  readonly id: number;
  /** The row's `updated_at` as database text; null when the table has none. */
  readonly version: string | null;
  /** The earlier values of the written columns, in the JSON format of the database. */
  readonly was: Row;
  /** The bare row. Columns that the database generates have their earlier values. */
  readonly after: Row;
}

interface Updating {
  readonly now: Date;
  /** Whether the table has `updated_at`. */
  readonly hasVersion: boolean;
  /** Whether rows with equal values stay unchanged. */
  readonly skipsEqual: boolean;
}

/**
 * Writes columns of many locked rows: one statement for all rows with the same columns. Answers the written rows.
 * `updated_at` becomes the present time, but is always later than before.
 */
export async function updateColumns(
  trx: Db,
  table: string,
  updates: readonly ColumnUpdate[],
  updating: Updating,
): Promise<Map<number, UpdatedRow>> {
  const updatedRows = new Map<number, UpdatedRow>();
  for (const alike of groupByColumns(updates))
    for (const row of await updateAlike(trx, table, alike, updating)) updatedRows.set(row.id, row);
  return updatedRows;
}

/** The present time, but later than the previous change. The row has the alias `t`. */
function laterThan(now: Date) {
  return sql`greatest(${now}::timestamptz, t.updated_at + interval '1 millisecond')`;
}

type Returned = Row & { readonly id: number };
const versionName = '$version';
const wasName = '$was';

async function updateAlike(
  trx: Db,
  table: string,
  updates: readonly ColumnUpdate[],
  { now, hasVersion, skipsEqual }: Updating,
): Promise<UpdatedRow[]> {
  const names = Object.keys(updates[0]?.columns ?? {});
  const source = sql.table(table);
  const sets = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`);
  const isTouched = hasVersion && !names.includes('updated_at');
  if (isTouched) sets.push(sql`updated_at = ${laterThan(now)}`);
  if (sets.length === 0) return [];
  // Times in the database are exact to the microsecond, unlike times in JavaScript.
  const times = names.filter((name) => updates.some(({ before }) => before[name] instanceof Date));
  const old = times.length === 0 ? sql`` : sql`join ${source} as o on o.id = n.id`;
  const different = names.map((name) => sql`${sql.ref(`t.${name}`)} is distinct from ${sql.ref(`n.${name}`)}`);
  const isDifferent = different.length === 0 ? sql`false` : sql.join(different, sql` or `);
  const condition = skipsEqual ? sql`and (${isDifferent})` : sql``;
  const read = ['id', ...names, ...(isTouched ? ['updated_at'] : [])].map((name) => sql.ref(`t.${name}`));
  const version = hasVersion ? sql`to_json(t.updated_at) #>> '{}'` : sql`null::text`;
  const { rows } = await sql<Returned>`update ${source} as t set ${sql.join(sets)}
    from ${newValues(table, updates)} ${old} where t.id = n.id ${condition}
    returning ${version} as ${sql.ref(versionName)}, ${timesOf(times)} as ${sql.ref(wasName)}, ${sql.join(read)}`.execute(
    trx,
  );
  const heldById = new Map(updates.map(({ id, before }) => [id, before]));
  return rows.map(({ [versionName]: text, [wasName]: exact, ...writtenRow }) => {
    const before = heldById.get(Number(writtenRow.id)) ?? {};
    const was = Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
    return {
      id: Number(writtenRow.id),
      version: typeof text === 'string' ? text : null,
      was: isRow(exact) ? { ...was, ...exact } : was,
      after: { ...before, ...writtenRow },
    };
  });
}

/** The new values as a table with the alias `n`. Values that are equal for all rows are sent once. */
function newValues(table: string, updates: readonly ColumnUpdate[]) {
  const texts = updates.map(({ columns }) => JSON.stringify(columns));
  if (updates.length > 1 && texts.every((text) => text === texts[0])) {
    const names = Object.keys(updates[0]?.columns ?? {}).map((name) => sql`, ${sql.ref(`v.${name}`)}`);
    const ids = JSON.stringify(updates.map(({ id }) => id));
    return sql`(select e.id::bigint as id ${sql.join(names, sql``)}
      from jsonb_array_elements_text(${ids}::jsonb) as e(id)
      cross join jsonb_populate_record(null::${sql.table(table)}, ${texts[0] ?? '{}'}::jsonb) as v) as n`;
  }
  const rows = JSON.stringify(updates.map(({ id, columns }) => ({ ...columns, id })));
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb) as n`;
}

/** The earlier times in the JSON format of the database. */
function timesOf(names: readonly string[]) {
  if (names.length === 0) return sql`null::jsonb`;
  return sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql.ref(`o.${name}`)]))})`;
}

function groupByColumns(updates: readonly ColumnUpdate[]): ColumnUpdate[][] {
  const groups = new Map<string, ColumnUpdate[]>();
  for (const update of updates) {
    const names = Object.keys(update.columns).sort().join();
    const group = groups.get(names);
    if (group === undefined) groups.set(names, [update]);
    else group.push(update);
  }
  return [...groups.values()];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
