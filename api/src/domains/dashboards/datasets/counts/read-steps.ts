import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { Expression } from '../../../../kit/core/table/expressions';
import type { CountedPeriod } from '../plan-dataset';
import { sumOf } from './count';

/** Rows with a time. */
export interface TimedRows {
  readonly from: Expression;
  readonly at: Expression;
  /** Aggregate of the rows of a step. */
  readonly amount: Expression;
  readonly condition: Expression;
}

export interface CountedSteps {
  readonly steps: readonly number[];
  readonly total: number;
  readonly lastAt: Date | null;
}

interface Row {
  readonly step: number;
  readonly value: number;
  readonly last: Date | null;
}

/** Whether a time is in a period. */
export function isWithin(at: Expression, { start, end }: Pick<CountedPeriod, 'start' | 'end'>): Expression {
  const conditions = [
    ...(start === null ? [] : [sql`${at} >= ${start}`]),
    ...(end === null ? [] : [sql`${at} < ${end}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Counts rows by steps of time. The only place that puts times into steps: the bounds are instants, so the database
 * knows nothing of time zones, and finds the step of a row by binary search.
 */
export async function readSteps(db: Db, rows: TimedRows, period: CountedPeriod): Promise<CountedSteps> {
  const bounds = period.bounds.map((bound) => bound.toISOString());
  const result = await sql<Row>`select width_bucket(${rows.at}, ${bounds}::timestamptz[]) as step,
      coalesce(${rows.amount}, 0)::bigint as value, max(${rows.at}) as last
    from ${rows.from} where ${rows.condition} and ${isWithin(rows.at, period)} group by 1`.execute(db);
  const counts = new Map(result.rows.map((row) => [row.step, row.value]));
  const times = result.rows.flatMap(({ last }) => last ?? []);
  return {
    steps: bounds.slice(1).map((_, index) => counts.get(index + 1) ?? 0),
    total: sumOf([...counts.values()]),
    lastAt: times.reduce<Date | null>((last, time) => (last === null || time > last ? time : last), null),
  };
}

/** The first or the last time of rows; null without rows. */
export async function findTime(
  db: Db,
  { from, at, condition }: Pick<TimedRows, 'from' | 'at' | 'condition'>,
  end: 'first' | 'last',
): Promise<Date | null> {
  const aggregate = end === 'first' ? sql`min(${at})` : sql`max(${at})`;
  const { rows } = await sql<{
    time: Date | null;
  }>`select ${aggregate} as time from ${from} where ${condition}`.execute(db);
  return rows[0]?.time ?? null;
}
