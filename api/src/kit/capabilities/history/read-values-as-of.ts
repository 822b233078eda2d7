import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { RowName } from '../../core/table/row-name';
import type { Row } from '../../core/table/repository';

/**
 * The values of a row after its change number `n`, for the fields in its history: the last change up to `n` decides,
 * or the value before the first later change. Null means that the value was empty.
 */
export async function valuesAsOf(db: Db, { resource, rowId }: RowName, n: number): Promise<Row> {
  const of = sql`resource = ${resource} and row_id = ${rowId}`;
  const { rows } = await sql<{ name: string; value: unknown }>`
    with later as (select distinct on (e.key) e.key, e.value from revisions r, jsonb_each(r.before) e
        where ${of} and r.n > ${n} order by e.key, r.n),
      told as (select distinct on (e.key) e.key, e.value from revisions r, jsonb_each(r.after) e
        where ${of} and r.n <= ${n} order by e.key, r.n desc)
    select coalesce(t.key, l.key) as name, case when t.key is null then l.value else t.value end as value
    from told t full join later l on l.key = t.key`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The number of the newest change that is part of `version`; null when the history begins later. */
export async function revisionAt(db: Db, { resource, rowId }: RowName, version: Date): Promise<number | null> {
  const { rows } = await sql<{ n: number }>`select n from revisions
    where resource = ${resource} and row_id = ${rowId} and version <= ${version} order by n desc limit 1`.execute(db);
  return rows[0]?.n ?? null;
}
