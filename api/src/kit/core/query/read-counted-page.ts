import { countCap } from '@enlace/shared-contract/lists';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../table/expressions';
import { countAllRows, countRows } from './count-rows';
import type { PagedList, Paging } from './paged-list';
import type { ListResult } from './list-query';

/** Rows of a list with their order, within which a page is read. */
interface Section {
  readonly rows: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/**
 * A page of a list in the order of a number that is zero for most rows. Rows with another number are few and are
 * sorted; the others are read in the order of their ids, and their numbers are not computed. A page in the second half
 * of a long list is read from the end.
 */
export async function readCountedPage(
  db: Db,
  list: PagedList & { readonly counts: Expression },
  { page, perPage, limit, order }: Paging,
): Promise<ListResult> {
  const read = async (offset: number, size: number, isUp = order === 'asc') =>
    readIds(db, sectionsOf(list, isUp), offset, size);
  const complete = async (ids: readonly number[]) => readByIds(db, list, ids);
  if (page === null) return { rows: await complete(await read(0, limit)), total: null };

  const allRows = sql`select 1 from ${list.table} as t where ${list.condition}`;
  const offset = (page - 1) * perPage;
  if (offset < countCap) {
    const rows = await complete(await read(offset, perPage));
    if (rows.length > 0 && rows.length < perPage) return { rows, total: offset + rows.length };
    return { rows, ...(await countRows(db, allRows)) };
  }
  const total = await countAllRows(db, allRows);
  const size = Math.min(perPage, total - offset);
  if (size <= 0) return { rows: [], total };
  const ids =
    offset > total / 2
      ? (await read(total - offset - size, size, order !== 'asc')).toReversed()
      : await read(offset, size);
  return { rows: await complete(ids), total };
}

/** The rows with a number, and the others; from the lowest or from the highest number. */
function sectionsOf({ table, condition, counts }: PagedList & { counts: Expression }, isUp: boolean): Section[] {
  const direction = sql.raw(isUp ? 'asc' : 'desc');
  const countedRows: Section = {
    rows: sql`${table} as t join (${counts}) as counted on counted.id = t.id where ${condition}`,
    order: sql`order by counted.count ${direction}, t.id ${direction}`,
  };
  const otherRows: Section = {
    rows: sql`${table} as t where ${condition} and t.id not in (select counted.id from (${counts}) as counted)`,
    order: sql`order by t.id ${direction}`,
  };
  return isUp ? [otherRows, countedRows] : [countedRows, otherRows];
}

/** Ids of the rows at a place of the sections, one after the other. */
async function readIds(db: Db, sections: readonly Section[], offset: number, size: number): Promise<number[]> {
  const [section, ...rest] = sections;
  if (section === undefined || size === 0) return [];
  const { rows } = await sql<{ id: number }>`select t.id from ${section.rows} ${section.order}
    limit ${size} offset ${offset}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === size || rest.length === 0) return ids;
  const skippedCount =
    ids.length > 0 ? offset + ids.length : await countAllRows(db, sql`select 1 from ${section.rows}`);
  return [...ids, ...(await readIds(db, rest, Math.max(0, offset - skippedCount), size - ids.length))];
}

async function readByIds(db: Db, { selection }: PagedList, ids: readonly number[]): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return [];
  const list = sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`;
  const { rows } = await sql<Record<string, unknown>>`${selection} where t.id = any(${list})
    order by array_position(${list}, t.id)`.execute(db);
  return rows;
}
