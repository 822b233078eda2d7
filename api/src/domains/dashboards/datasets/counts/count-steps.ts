import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { memberSourceOf } from '../define-dataset';
import type { CountedPeriod, DatasetPlan } from '../plan-dataset';
import type { NoiseOf } from '../protection/fact-noise';
import { stepsBetween } from '../time/calendar';
import { type Count, type DatasetCounts, noCount } from './count';
import { kindsOf, scopeText, slotRows } from './count-facts';
import { memberRows } from './count-members';
import { type CountedSteps, readSteps, type TimedRows } from './read-steps';

/** Rows of tables of other domains, which only admins count. */
const tableRows: Readonly<Record<'memberships' | 'enrolments', TimedRows>> = {
  memberships: {
    ...{ from: sql`membership_changes x`, at: sql`x.created_at`, amount: sql`count(*)`, noise: sql`0` },
    condition: sql`x.kind = 'start' and x.state = 'done'`,
  },
  enrolments: {
    ...{ from: sql`enrolments x`, at: sql`x.created_at`, amount: sql`count(*)`, noise: sql`0` },
    condition: sql`true`,
  },
};

/** The rows that a data set counts by time. */
export function timedRowsOf(plan: DatasetPlan): TimedRows {
  const { source } = plan.dataset;
  if (source === 'memberships' || source === 'enrolments') return tableRows[source];
  return memberSourceOf(plan.dataset) === null ? slotRows(plan) : memberRows(plan);
}

/** Numbers by steps of time, each also of the compared step. */
export async function countSteps(db: Db, plan: DatasetPlan, noiseOf: NoiseOf): Promise<DatasetCounts> {
  const { period, span, comparison } = plan;
  const rows = timedRowsOf(plan);
  const [now, before] = await Promise.all([
    readSteps(db, rows, span),
    comparison === null ? null : readSteps(db, rows, comparison),
  ]);
  const noiseIn = (span: CountedPeriod | null) => withNoise(plan, noiseOf, span);
  const [nowNoise, beforeNoise] = [noiseIn(span), noiseIn(comparison)];
  const keys =
    period.days === null || period.grain === null ? [] : stepsBetween(period.days.from, period.days.to, period.grain);
  return {
    cells: keys.map((key, index) => ({
      key,
      now: nowNoise(now.steps[index] ?? noCount, index),
      before: beforeNoise(before?.steps[index] ?? noCount, index),
    })),
    total: nowNoise(now.total, null),
    totalBefore: beforeNoise(before?.total ?? noCount, null),
    lastAt: lastOf(now),
  };
}

const lastOf = ({ total, lastAt }: CountedSteps): Date | null => (total.value === 0 ? null : lastAt);

/** Adds the noise of facts to the numbers of a period. Members have brought theirs. */
function withNoise(plan: DatasetPlan, noiseOf: NoiseOf, span: CountedPeriod | null) {
  return (count: Count, index: number | null): Count => {
    if (memberSourceOf(plan.dataset) !== null || span === null) return count;
    const subject = kindsOf(plan).join() || String(plan.dataset.source);
    const step = index === null ? span : { start: span.bounds[index] ?? null, end: span.bounds[index + 1] ?? null };
    return { value: count.value, noise: noiseOf(scopeText(plan), subject, step) };
  };
}
