import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { all, type Expression } from '../../../../kit/core/table/expressions';
import { memberSourceOf } from '../define-dataset';
import type { DatasetPlan } from '../plan-dataset';
import { stepsBetween } from '../time/calendar';
import type { DatasetCounts } from './count';
import { slotRows } from './count-facts';
import { memberRows } from './count-members';
import { type CountedSteps, readSteps, type TimedRows } from './read-steps';

/** Rows of tables of other domains, which only admins count. */
const tableRows: Readonly<Record<'memberships' | 'enrolments', TimedRows>> = {
  memberships: {
    from: sql`membership_changes x`,
    at: sql`x.created_at`,
    amount: sql`count(*)`,
    condition: sql`x.kind = 'start' and x.state = 'done'`,
  },
  enrolments: {
    from: sql`enrolments x`,
    at: sql`x.created_at`,
    amount: sql`count(*)`,
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
    from: sql`attendees x`,
    at: sql`x.created_at`,
    amount: sql`count(*)`,
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
export async function countSteps(db: Db, plan: DatasetPlan): Promise<DatasetCounts> {
  const { period, span, comparison } = plan;
  const rows = timedRowsOf(plan);
  const [now, before] = await Promise.all([
    readSteps(db, rows, span),
    comparison === null ? null : readSteps(db, rows, comparison),
  ]);
  const keys =
    period.days === null || period.grain === null ? [] : stepsBetween(period.days.from, period.days.to, period.grain);
  return {
    cells: keys.map((key, index) => ({
      key,
      now: now.steps[index] ?? 0,
      before: before?.steps[index] ?? 0,
    })),
    total: now.total,
    totalBefore: before?.total ?? 0,
    lastAt: lastOf(now),
  };
}

const lastOf = ({ total, lastAt }: CountedSteps): Date | null => (total === 0 ? null : lastAt);
