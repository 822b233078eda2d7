import { countCap } from '@enlace/shared-contract/lists';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { countRows } from './count-rows';
import type { Neighbours } from './list-query';

/** A list as SQL; its rows have the alias `t`. */
export interface OrderedList {
  readonly source: RawBuilder<unknown>;
  readonly condition: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
  readonly order: 'asc' | 'desc';
  /** Whether the sort value can be missing; such rows come last. */
  readonly mayLackSort: boolean;
  readonly id: number;
}

/**
 * The rows before and after a row. They are searched from the row's own sort value, so the last page is as fast as
 * the first.
 */
export async function findNeighbours(db: Db, list: OrderedList): Promise<Neighbours> {
  const { source, condition, by, order, id } = list;
  const ownValue = sql`(select ${by} from ${source} where t.id = ${id})`;
  const here = await sql<{ is_last: boolean; is_listed: boolean }>`select (${by}) is null as is_last,
    exists (select 1 from ${source} where t.id = ${id} and ${condition}) as is_listed
    from ${source} where t.id = ${id}`.execute(db);
  const place = here.rows[0];
  const rowCount = await countRows(db, sql`select 1 from ${source} where ${condition}`);
  if (place === undefined) return { previous: null, next: null, isListed: null, position: null, ...rowCount };
  const isBefore = (isUp: boolean) =>
    place.is_last
      ? sql`(${by} is null and t.id ${sql.raw(isUp ? '<' : '>')} ${id})`
      : sql`((${by}), t.id) ${sql.raw(isUp ? '<' : '>')} (${ownValue}, ${id}::bigint)`;
  const first = async (where: RawBuilder<unknown>, way: 'asc' | 'desc'): Promise<number | null> => {
    const { rows } = await sql<{ id: number }>`select t.id from ${source} where ${condition} and ${where}
      order by ${by} ${sql.raw(way)}, t.id ${sql.raw(way)} limit 1`.execute(db);
    return rows[0]?.id ?? null;
  };
  const isUp = order === 'asc';
  const back = isUp ? 'desc' : 'asc';
  const isFilled = sql`(${by}) is not null`;
  const isLacking = sql`(${by}) is null`;
  const next =
    (await first(isBefore(!isUp), order)) ??
    (list.mayLackSort && !place.is_last ? await first(isLacking, order) : null);
  const previous = (await first(isBefore(isUp), back)) ?? (place.is_last ? await first(isFilled, back) : null);
  const before = place.is_last ? sql`(${isFilled} or ${isBefore(isUp)})` : isBefore(isUp);
  const position = place.is_listed
    ? await countBefore(db, sql`select 1 from ${source} where ${condition} and ${before}`)
    : null;
  return { previous, next, isListed: place.is_listed, position, ...rowCount };
}

async function countBefore(db: Db, rows: RawBuilder<unknown>): Promise<number | null> {
  const result = await sql<{
    count: number;
  }>`select count(*) as count from (${rows} limit ${countCap}) as few`.execute(db);
  const count = result.rows[0]?.count ?? 0;
  return count < countCap ? count + 1 : null;
}
