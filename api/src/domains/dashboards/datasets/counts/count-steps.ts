import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { all, type Expression } from '../../../../kit/expressions';
import { memberSourceOf } from '../define-dataset';
import type { DatasetPlan } from '../plan-dataset';
import type { NoiseOf } from '../protection/fact-noise';
import { stepsBetween } from '../time/calendar';
import { type Count, type DatasetCounts, noCount } from './count';
import { kindsOf, slotRows } from './count-facts';
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

/** Whether the booking `x` is of an event of some chapters. One of several of them counts once. */
const isOfChapters = (ids: readonly (string | number)[]): Expression => sql`exists (select 1 from event_chapters ec
  where ec.event_id = x.event_id and ec.chapter_id = any(${[...ids]}::bigint[]))`;

/** Tickets by the time of their booking, of the chapters that a viewer counts; without the filter on demand. */
function bookingRows({ filters, viewer }: DatasetPlan, isFiltered: boolean): TimedRows {
  const chosenIds = isFiltered ? filters.chapter : undefined;
  const { chapterIds } = viewer;
  return {
    ...{ from: sql`attendees x`, at: sql`x.created_at`, amount: sql`count(*)`, noise: sql`0` },
    condition: all([
      sql`x.had_ticket`,
      ...(chapterIds === null ? [] : [isOfChapters(chapterIds)]),
      ...(chosenIds === undefined ? [] : [isOfChapters(chosenIds)]),
    ]),
  };
}

/** The rows that a data set counts by time; without filters on demand. */
export function timedRowsOf(plan: DatasetPlan, isFiltered = true): TimedRows {
  const { source } = plan.dataset;
  if (source === 'bookings') return bookingRows(plan, isFiltered);
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
  const withNoise = createNoise(plan, noiseOf);
  const keys =
    period.days === null || period.grain === null ? [] : stepsBetween(period.days.from, period.days.to, period.grain);
  return {
    cells: keys.map((key, index) => ({
      key,
      now: withNoise(now.steps[index] ?? noCount),
      before: withNoise(before?.steps[index] ?? noCount),
    })),
    total: withNoise(now.total),
    totalBefore: withNoise(before?.total ?? noCount),
    lastAt: lastOf(now),
  };
}

const lastOf = ({ total, lastAt }: CountedSteps): Date | null => (total.value === 0 ? null : lastAt);

/** Adds the noise to numbers of facts. Members have brought theirs. */
function createNoise(plan: DatasetPlan, noiseOf: NoiseOf): (count: Count) => Count {
  if (memberSourceOf(plan.dataset) !== null) return (count) => count;
  const subject = kindsOf(plan).join() || String(plan.dataset.source);
  return ({ value }) => ({ value, noise: noiseOf(subject, value) });
}
