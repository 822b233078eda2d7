import { countCap } from '@enlace/shared-contract';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/database';

export interface Count {
  readonly total: number;
  readonly isEstimate: boolean;
}

/** How many rows a query has: exact up to `countCap`, beyond it as many as the database's planner takes it for. */
export async function countRows(db: Db, rows: RawBuilder<unknown>): Promise<Count> {
  const counted = await sql<{
    count: number;
  }>`select count(*) as count from (${rows} limit ${countCap + 1}) as few`.execute(db);
  const total = counted.rows[0]?.count ?? 0;
  if (total <= countCap) return { total, isEstimate: false };
  return { total: Math.max(total, await estimateRows(db, rows)), isEstimate: true };
}

async function estimateRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`explain (format json) ${query}`.execute(db);
  const answer = Object.values(rows[0] ?? {})[0];
  const plan: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
  const [first] = Array.isArray(plan) ? plan : [];
  const count: unknown = first?.Plan?.['Plan Rows'];
  return typeof count === 'number' ? Math.round(count) : 0;
}
