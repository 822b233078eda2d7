import { countCap } from '@enlace/shared-contract/lists';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Count } from './list-query';
import { RecentMap } from '../../../infrastructure/memory/recent-map';

/** Milliseconds for which a large number is reused. */
const countTtl = 5000;
const mostCounts = 200;

interface KeptCount extends Count {
  readonly until: number;
}

/** Large numbers of rows by query. */
const keptCounts = new WeakMap<Db, RecentMap<string, KeptCount>>();

/**
 * The number of rows of a query: exact up to `countCap`, else the estimate of the database's planner. An estimate is
 * reused for five seconds, so that turning the pages of a long list does not count its rows each time.
 */
export async function countRows(db: Db, rows: RawBuilder<unknown>): Promise<Count> {
  const before = findCount(db, rows);
  if (before !== null) return before;
  const count = await countUpTo(db, rows, countCap + 1);
  if (count <= countCap) return { total: count, isEstimate: false };
  return keepCount(db, rows, { total: Math.max(count, await estimateRows(db, rows)), isEstimate: true });
}

/** The exact number of rows of a query, reused for five seconds; for lists of which a page in the middle is read. */
export async function countAllRows(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const before = findCount(db, rows);
  if (before !== null && !before.isEstimate) return before.total;
  return keepCount(db, rows, { total: await countUpTo(db, rows, null), isEstimate: false }).total;
}

async function countUpTo(db: Db, query: RawBuilder<unknown>, most: number | null): Promise<number> {
  const limit = most === null ? sql`` : sql`limit ${most}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query} ${limit}) as few`.execute(db);
  return rows[0]?.count ?? 0;
}

function keyOf(db: Db, query: RawBuilder<unknown>): string {
  const { sql: text, parameters } = query.compile(db);
  return JSON.stringify([text, parameters]);
}

function findCount(db: Db, query: RawBuilder<unknown>): Count | null {
  const count = keptCounts.get(db)?.get(keyOf(db, query));
  if (count === undefined || count.until <= performance.now()) return null;
  return { total: count.total, isEstimate: count.isEstimate };
}

function keepCount(db: Db, query: RawBuilder<unknown>, count: Count): Count {
  const counts = keptCounts.get(db) ?? new RecentMap<string, KeptCount>(mostCounts);
  keptCounts.set(db, counts);
  counts.set(keyOf(db, query), { ...count, until: performance.now() + countTtl });
  return count;
}

async function estimateRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`explain (format json) ${query}`.execute(db);
  const answer = Object.values(rows[0] ?? {})[0];
  const plan: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
  const [first] = Array.isArray(plan) ? plan : [];
  const count: unknown = first?.Plan?.['Plan Rows'];
  return typeof count === 'number' ? Math.round(count) : 0;
}
