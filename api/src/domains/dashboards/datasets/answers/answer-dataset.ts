import type { DatasetAnswer, DatasetCell, DatasetQuery } from '@enlace/shared-contract/dashboards';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { dayIn } from '../../../../infrastructure/time/time-zone';
import type { CountedCell, DatasetCounts } from '../counts/count';
import { countSubjects } from '../counts/count-facts';
import { countMembers } from '../counts/count-members';
import { countSteps } from '../counts/count-steps';
import { findTime } from '../counts/read-steps';
import type { DashboardViewer } from '../dashboard-viewer';
import { type Dataset, memberSourceOf } from '../define-dataset';
import { type DatasetPlan, planDataset } from '../plan-dataset';
import { protectCells, protectTotal } from '../protection/protect-cells';
import { addDays, nextStep } from '../time/calendar';
import { runningStep } from '../time/compare-period';
import { labelCells, type Labelled, limitCells, sortCells } from './arrange-cells';
import { emptyKey, othersKey } from './drill';
import { findEmptiness, findLastTime } from './find-emptiness';
import { findLabels } from './find-labels';

/** What answers depend on besides data set, query and viewer. */
export interface AnswerContext {
  readonly db: Db;
  readonly now: Date;
  readonly lang: Locale;
  /** Counts a protected answer of the viewer. Throws RATE_LIMITED after too many. */
  countRead(): Promise<void>;
}

/** Answers a data set to a checked query. Throws FORBIDDEN, VALIDATION_FAILED and RATE_LIMITED. */
export async function answerDataset(
  context: AnswerContext,
  dataset: Dataset,
  query: DatasetQuery,
  viewer: DashboardViewer,
): Promise<DatasetAnswer> {
  const { db, now, lang } = context;
  const beginning = await findBeginning(db, dataset, query);
  const plan = planDataset(dataset, query, viewer, { now, locale: lang, beginning });
  if (plan.isProtected) await context.countRead();
  const counts = await countDataset(db, plan);
  const data = await cellsOf(context, plan, counts);
  return { data: data.map(({ cell }) => cell), meta: await metaOf(context, plan, counts, data) };
}

/** The first day of steps since the beginning: of all members, so that it shows nothing about a few of them. */
async function findBeginning(db: Db, dataset: Dataset, { from, to }: DatasetQuery): Promise<Date | null> {
  const isNeeded = dataset.by === 'time' && dataset.period === 'all' && from === undefined && to === undefined;
  if (!isNeeded || memberSourceOf(dataset) === null) return null;
  return findTime(db, { from: sql`member_facts f`, at: sql`f.joined_at`, condition: sql`true` }, 'first');
}

function countDataset(db: Db, plan: DatasetPlan): Promise<DatasetCounts> {
  if (plan.dataset.by === 'time') return countSteps(db, plan);
  return memberSourceOf(plan.dataset) === null ? countSubjects(db, plan) : countMembers(db, plan);
}

interface ProtectedCell extends ShownNumbers {
  readonly key: string;
  /** Whether a group is in the answer. */
  readonly isPresent: boolean;
}

interface ArrangedCell extends Labelled<ProtectedCell> {
  readonly cell: DatasetCell;
}

/** The cells that the viewer may see, in their order. */
async function cellsOf({ db, lang }: AnswerContext, plan: DatasetPlan, counts: DatasetCounts): Promise<ArrangedCell[]> {
  const { dataset } = plan;
  const isSplit = dataset.by !== 'time' && dataset.by !== 'none';
  const shownCells = protectedCells(plan, counts).filter(({ isPresent }) => !isSplit || isPresent);
  const cells = await withLabels(db, plan, shownCells, lang);
  const arrangedCells = cells.map((cell): ArrangedCell => ({ ...cell, cell: presentCell(plan, cell) }));
  if (!isSplit) return arrangedCells;
  const sortedGroups = sortCells(arrangedCells, dataset.kind, lang);
  return dataset.kind === 'ranking' ? sortedGroups.slice(0, dataset.most) : sortedGroups;
}

/** The numbers that the viewer may see, and which groups are in the answer. */
function protectedCells(plan: DatasetPlan, counts: DatasetCounts): readonly ProtectedCell[] {
  const { dataset, isProtected } = plan;
  const cells = limitCells(counts.cells, dataset, isProtected);
  const { values, prevs } = protect(plan, counts, cells);
  return cells.map(({ key, now, before }, index) => {
    const [value, prev] = [values?.[index] ?? null, prevs?.[index] ?? null];
    // When all numbers of a period are hidden, an answer does not show which groups have rows in it.
    const hasRows = (values !== null && now > 0) || (prevs !== null && before > 0);
    // A place in a protected ranking needs a number: hidden ones look like those without visits.
    const isPresent = dataset.kind === 'ranking' && isProtected ? (value ?? 0) > 0 : hasRows;
    return { key, value, prev, isPresent };
  });
}

async function withLabels(
  db: Db,
  plan: DatasetPlan,
  cells: readonly ProtectedCell[],
  lang: Locale,
): Promise<readonly Labelled<ProtectedCell>[]> {
  const { by, words } = plan.dataset;
  if (by === 'time') return cells.map((cell) => ({ ...cell, label: cell.key, place: 0 }));
  if (by === 'none') return cells.map((cell) => ({ ...cell, label: words[lang].title, place: 0 }));
  const keys = cells.map(({ key }) => key).filter((key) => key !== emptyKey && key !== othersKey);
  return labelCells(cells, await findLabels(db, by, keys, { lang, kind: plan.viewer.kind }), lang);
}

interface ShownNumbers {
  readonly value: number | null;
  readonly prev: number | null;
}

interface ShownColumns {
  readonly values: readonly (number | null)[] | null;
  readonly prevs: readonly (number | null)[] | null;
}

function protect(plan: DatasetPlan, counts: DatasetCounts, cells: readonly CountedCell[]): ShownColumns {
  const [now, before] = [cells.map((cell) => cell.now), cells.map((cell) => cell.before)];
  if (!plan.isProtected) return { values: now, prevs: before };
  const isZeroHidden = plan.dataset.by === 'time';
  return {
    values: protectCells(now, counts.total, isZeroHidden),
    prevs: protectCells(before, counts.totalBefore, isZeroHidden),
  };
}

function presentCell(
  plan: DatasetPlan,
  cell: ShownNumbers & { readonly key: string; readonly label: string },
): DatasetCell {
  const { key, label, value, prev } = cell;
  const drill = value === null || value === 0 ? null : drillOf(plan, key);
  return {
    key,
    label,
    value,
    ...(plan.comparison === null ? {} : { prev }),
    ...(drill === null ? {} : { drill }),
  };
}

/** The path of the list behind a cell. */
function drillOf({ dataset, viewer, period, filters }: DatasetPlan, key: string): string | null {
  const build = dataset.drill?.[viewer.kind];
  if (build === undefined) return null;
  if (dataset.by !== 'time' || period.days === null || period.grain === null)
    return build({ key, days: dataset.by === 'none' || period.isAll ? null : period.days, filters });
  const { from, to } = period.days;
  const last = addDays(nextStep(key, period.grain), -1);
  return build({ key, days: { from: key < from ? from : key, to: last < to ? last : to }, filters });
}

async function metaOf(
  { db, now }: AnswerContext,
  plan: DatasetPlan,
  counts: DatasetCounts,
  cells: readonly ArrangedCell[],
): Promise<DatasetAnswer['meta']> {
  const { dataset, period, comparison, isProtected } = plan;
  const shownTotal = isProtected ? protectTotal(counts.total) : counts.total;
  const shownBefore = isProtected ? protectTotal(counts.totalBefore) : counts.totalBefore;
  const hiddenCells = cells.filter(({ value }) => value === null).length;
  const { empty, lastAt } = isProtected
    ? { empty: cells.every(({ value }) => value === null) ? ('hidden' as const) : null, lastAt: null }
    : counts.total === 0
      ? await findEmptiness(db, plan)
      : { empty: null, lastAt: counts.lastAt ?? (await findLastTime(db, plan, true)) };
  return {
    name: dataset.name,
    period: period.isAll ? null : period.days,
    compare: comparison?.days ?? null,
    tz: period.tz,
    grain: period.grain,
    total: shownTotal,
    ...(comparison === null ? {} : { prev_total: shownBefore }),
    suppressed: hiddenCells,
    is_rounded: isProtected,
    running: dataset.by === 'time' ? runningStep(period) : null,
    empty,
    last_day: lastAt === null ? null : dayIn(lastAt, period.tz),
    ignored: [...plan.ignored],
    ...(plan.ignoredValues.length === 0 ? {} : { ignored_values: [...plan.ignoredValues] }),
    generated_at: now.toISOString(),
  };
}
