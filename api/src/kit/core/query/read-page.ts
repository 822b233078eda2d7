import { countCap } from '@enlace/shared-contract/lists';
import { type RawBuilder, sql } from 'kysely';

import { isAnyId } from '../../../infrastructure/db/any-id';
import type { Db } from '../../../infrastructure/db/database';
import { countAllRows, countRows } from './count-rows';
import type { PagedList, Paging } from './paged-list';
import type { ListResult } from './list-query';
import { readCountedPage } from './read-counted-page';
import { readRows } from './read-rows';

type Row = Record<string, unknown>;

/** The most results of a search that are sorted after they were found. */
const mostResults = 2000;

/**
 * Like `readPage`, for a search. The planner can expect results that do not exist, and would then read the whole list
 * in its order: so the results are found first, up to a limit, and their page is read afterwards.
 */
export async function readSearchedPage(db: Db, list: PagedList, paging: Paging): Promise<ListResult> {
  const { from, condition, selection } = list;
  const { page, perPage } = paging;
  if (page === null) return readPage(db, list, paging);
  const { rows: results } = await sql<{ id: number }>`select t.id from ${from}
    where ${condition} limit ${mostResults + 1}`.execute(db);
  if (results.length > mostResults) return readPage(db, list, paging);
  const total = results.length;
  const offset = (page - 1) * perPage;
  if (offset >= total) return { rows: [], total };
  const ids = results.map(({ id }) => id);
  const { rows } = await sql<Row>`${selection} where t.id in (
    select t.id from ${from} where ${isAnyId(sql`t.id`, ids)} ${orderBy(list, paging)}
    limit ${perPage} offset ${offset}) ${orderBy(list, paging)}`.execute(db);
  return { rows, total };
}

/**
 * Reads a page of a list, or the whole list up to the limit. The fields of skipped rows are not computed: a later page
 * skips ids, which one index contains together with the sort value. A page in the second half of a long list is read
 * from the end.
 */
export async function readPage(db: Db, list: PagedList, paging: Paging): Promise<ListResult> {
  const { from, condition, selection } = list;
  const { page, perPage } = paging;
  if (list.counts !== null) return readCountedPage(db, { ...list, counts: list.counts }, paging);
  const first = (limit: number): Promise<Row[]> =>
    readRows(db, sql<Row>`${selection} where ${condition} ${orderBy(list, paging)} limit ${sql.lit(limit)}`);
  if (page === null) return { rows: await first(paging.limit), total: null };

  const allRows = sql`select 1 from ${from} where ${condition}`;
  const offset = (page - 1) * perPage;
  if (offset < countCap) {
    const rows = offset === 0 ? await first(perPage) : await readPart(db, list, paging, { offset, size: perPage });
    if (rows.length > 0 && rows.length < perPage) return { rows, total: offset + rows.length };
    return { rows, ...(await countRows(db, allRows)) };
  }

  const total = await countAllRows(db, allRows);
  const size = Math.min(perPage, total - offset);
  if (size <= 0) return { rows: [], total };
  const isNearEnd = offset > total / 2;
  const part = isNearEnd ? { offset: total - offset - size, size, isFromEnd: true } : { offset, size };
  return { rows: await readPart(db, list, paging, part), total };
}

interface Part {
  readonly offset: number;
  readonly size: number;
  readonly isFromEnd?: boolean;
}

async function readPart(db: Db, list: PagedList, paging: Paging, { offset, size, isFromEnd }: Part): Promise<Row[]> {
  const { from, condition, selection } = list;
  const part = sql`limit ${sql.lit(size)} offset ${sql.lit(offset)}`;
  return readRows(
    db,
    sql<Row>`${selection} where t.id in (
      select t.id from ${from} where ${condition} ${orderBy(list, paging, isFromEnd)} ${part})
      ${orderBy(list, paging)}`,
  );
}

function orderBy({ sort }: PagedList, { order, mayLackSort }: Paging, isReversed = false): RawBuilder<unknown> {
  const isUp = (order === 'asc') !== isReversed;
  const nulls = mayLackSort === false ? sql`` : isReversed ? sql`nulls first` : sql`nulls last`;
  const direction = sql.raw(isUp ? 'asc' : 'desc');
  return sql`order by ${sort} ${direction} ${nulls}, t.id ${direction}`;
}
