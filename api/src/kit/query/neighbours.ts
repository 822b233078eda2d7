import { countCap } from '@enlace/shared-contract';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { type Count, countRows } from './count-rows';

export interface Neighbours extends Count {
  readonly previous: number | null;
  readonly next: number | null;
  /** Whether the row itself is in the list; null when there is no such row. */
  readonly isListed: boolean | null;
  /** From 1; null for a row that is not in the list, or too far into it to count. */
  readonly position: number | null;
}

/** A list as SQL; its rows are called `t`. */
export interface OrderedList {
  readonly source: RawBuilder<unknown>;
  readonly condition: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
  readonly order: 'asc' | 'desc';
  /** Whether rows may lack what they are sorted by; those come last. */
  readonly mayLackSort: boolean;
  readonly id: number;
}

/** The rows before and after one, found from its own place in the order: as fast on the last page as on the first. */
export async function findNeighbours(db: Db, list: OrderedList): Promise<Neighbours> {
  const { source, condition, by, order, id } = list;
  const own = sql`(select ${by} from ${source} where t.id = ${id})`;
  const here = await sql<{ is_last: boolean; is_listed: boolean }>`select (${by}) is null as is_last,
    exists (select 1 from ${source} where t.id = ${id} and ${condition}) as is_listed
    from ${source} where t.id = ${id}`.execute(db);
  const place = here.rows[0];
  const counted = await countRows(db, sql`select 1 from ${source} where ${condition}`);
  if (place === undefined) return { previous: null, next: null, isListed: null, position: null, ...counted };
  const isBefore = (isUp: boolean) =>
    place.is_last
      ? sql`(${by} is null and t.id ${sql.raw(isUp ? '<' : '>')} ${id})`
      : sql`((${by}), t.id) ${sql.raw(isUp ? '<' : '>')} (${own}, ${id}::bigint)`;
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
  return { previous, next, isListed: place.is_listed, position, ...counted };
}

async function countBefore(db: Db, rows: RawBuilder<unknown>): Promise<number | null> {
  const counted = await sql<{
    count: number;
  }>`select count(*) as count from (${rows} limit ${countCap}) as few`.execute(db);
  const count = counted.rows[0]?.count ?? 0;
  return count < countCap ? count + 1 : null;
}
