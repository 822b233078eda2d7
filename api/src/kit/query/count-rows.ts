import { countCap } from '@enlace/shared-contract';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';

export interface Count {
  readonly total: number;
  readonly isEstimate: boolean;
}

/** Milliseconds for which an estimate is reused. */
const estimateTtl = 5000;
const mostEstimates = 200;

interface Estimate {
  readonly total: number;
  readonly until: number;
}

/** Estimates by query, the oldest first. */
const estimates = new WeakMap<Db, Map<string, Estimate>>();

/**
 * The number of rows of a query: exact up to `countCap`, else the estimate of the database's planner. An estimate is
 * reused for five seconds, so that turning the pages of a long list does not count its rows each time.
 */
export async function countRows(db: Db, rows: RawBuilder<unknown>): Promise<Count> {
  const { sql: text, parameters } = rows.compile(db);
  const key = JSON.stringify([text, parameters]);
  const knownEstimates = estimates.get(db) ?? new Map<string, Estimate>();
  estimates.set(db, knownEstimates);
  const before = knownEstimates.get(key);
  if (before !== undefined && before.until > performance.now()) return { total: before.total, isEstimate: true };

  const result = await sql<{
    count: number;
  }>`select count(*) as count from (${rows} limit ${countCap + 1}) as few`.execute(db);
  const count = result.rows[0]?.count ?? 0;
  knownEstimates.delete(key);
  if (count <= countCap) return { total: count, isEstimate: false };
  const total = Math.max(count, await estimateRows(db, rows));
  const [oldest] = knownEstimates.keys();
  if (knownEstimates.size >= mostEstimates && oldest !== undefined) knownEstimates.delete(oldest);
  knownEstimates.set(key, { total, until: performance.now() + estimateTtl });
  return { total, isEstimate: true };
}

async function estimateRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`explain (format json) ${query}`.execute(db);
  const answer = Object.values(rows[0] ?? {})[0];
  const plan: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
  const [first] = Array.isArray(plan) ? plan : [];
  const count: unknown = first?.Plan?.['Plan Rows'];
  return typeof count === 'number' ? Math.round(count) : 0;
}
