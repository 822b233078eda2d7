import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { all, type Expression } from '../../../../kit/core/table/expressions';
import type { DatasetDimension } from '../define-dataset';
import type { DatasetPlan } from '../plan-dataset';
import { type CountedCell, type DatasetCounts, sumOf } from './count';
import { isWithin, type TimedRows } from './read-steps';
import { emptyKey } from '../answers/drill';

/** First years of the bands of experience; the last band has no end. */
const bands = [0, 2, 5, 10, 15];

/** Keys of the bands: `0-1`, `2-4`, …, `15-`. */
export const bandKeys = bands.map((from, at) => `${from}-${at + 1 < bands.length ? (bands[at + 1] ?? 0) - 1 : ''}`);

const columns: Readonly<Partial<Record<DatasetDimension, string>>> = {
  country: 'country_code',
  state: 'state_id',
  area: 'area_id',
  chapter: 'chapter_id',
  seniority: 'seniority_id',
  title: 'job_title_id',
  years: 'years',
};

const column = (name: string): Expression => sql.ref(`f.${name}`);
const isHidden = (name: string): Expression => sql`${sql.lit(name)} = any(f.hides)`;

/** A column of a member, null when this viewer may not read it. */
function shownColumn({ isProtected }: DatasetPlan, name: string): Expression {
  return isProtected ? sql`(case when not ${isHidden(name)} then ${column(name)} end)` : column(name);
}

function keyOf(plan: DatasetPlan): Expression {
  const { by } = plan.dataset;
  if (by === 'type') return sql`t.id`;
  const value = shownColumn(plan, columns[by] ?? 'country_code');
  if (by !== 'years') return value;
  const keys = sql.join(bandKeys.map((key) => sql.lit(key)));
  return sql`(array[${keys}])[width_bucket(${value}::integer, array[${sql.join(bands.map((from) => sql.lit(from)))}])]`;
}

const members = sql`member_facts f`;

/** Members, each with a row for every type of work that they look for. */
function membersWithTypes(plan: DatasetPlan): Expression {
  const ids = column('job_type_ids');
  const shownIds = plan.isProtected ? sql`case when not ${isHidden('job_type_ids')} then ${ids} else '{}' end` : ids;
  return sql`${members} left join lateral unnest(${shownIds}) as t(id) on true`;
}

function isChosen(plan: DatasetPlan, name: 'area' | 'country' | 'chapter'): Expression[] {
  const values = plan.filters[name];
  if (values === undefined) return [];
  const isOne = name === 'country' ? sql`= any(${values}::text[])` : sql`= any(${values}::bigint[])`;
  // A leader knows who is in the own chapter.
  const field = columns[name] ?? '';
  const isOwn = name === 'chapter' && plan.viewer.chapterIds !== null;
  return [sql`${isOwn ? column(field) : shownColumn(plan, field)} ${isOne}`];
}

/** Members whom a viewer counts; without filters on demand. */
function isCounted(plan: DatasetPlan, isFiltered: boolean): Expression {
  const { source } = plan.dataset;
  const { chapterIds } = plan.viewer;
  return all([
    ...(source === 'latinas' ? [sql`f.is_latina`] : source === 'premium' ? [sql`f.is_premium`] : []),
    ...(chapterIds === null ? [] : [sql`f.chapter_id = any(${[...chapterIds]}::bigint[])`]),
    ...(isFiltered ? (['area', 'country', 'chapter'] as const).flatMap((name) => isChosen(plan, name)) : []),
  ]);
}

/** Members by the time at which they joined. */
export function memberRows(plan: DatasetPlan, isFiltered = true): TimedRows {
  return {
    from: members,
    at: sql`f.joined_at`,
    amount: sql`count(*)`,
    condition: isCounted(plan, isFiltered),
  };
}

interface Row {
  readonly key: string | null;
  readonly value: number;
  readonly value_before: number;
  readonly last: Date | null;
}

/** Both periods in one reading of the table; one row when there is no key. */
async function readGroups(
  db: Db,
  plan: DatasetPlan,
  key: Expression | null,
  from: Expression,
): Promise<readonly Row[]> {
  const at = sql`f.joined_at`;
  const isNow = isWithin(at, countedNow(plan));
  const isBefore = plan.comparison === null ? sql`false` : isWithin(at, countedBefore(plan));
  const { rows } =
    await sql<Row>`select ${key === null ? sql`null` : sql`(${key})::text`} as key, count(*) filter (where ${isNow}) as value,
      count(*) filter (where ${isBefore}) as value_before,
      max(${at}) filter (where ${isNow}) as last
    from ${from} where ${isCounted(plan, true)} and (${isNow} or ${isBefore})
    group by ${key ?? sql`()`}`.execute(db);
  return rows;
}

/** A sum since the beginning ends with the period, or now. */
function countedNow({ dataset, span, now }: DatasetPlan) {
  if (dataset.by !== 'none') return span;
  return { start: null, end: span.end === null || span.end > now ? new Date(now.getTime() + 1) : span.end };
}

function countedBefore({ dataset, comparison }: DatasetPlan) {
  return { start: dataset.by === 'none' ? null : (comparison?.start ?? null), end: comparison?.end ?? null };
}

/** Members by groups, or all of them as one group. */
export async function countMembers(db: Db, plan: DatasetPlan): Promise<DatasetCounts> {
  const { by } = plan.dataset;
  const isSplit = by !== 'none';
  const isOnce = by !== 'type';
  const [groups, whole] = await Promise.all([
    readGroups(db, plan, isSplit ? keyOf(plan) : null, isOnce ? members : membersWithTypes(plan)),
    isOnce ? [] : readGroups(db, plan, null, members),
  ]);
  const cells = groups.map((row): CountedCell => ({
    key: row.key ?? emptyKey,
    now: row.value,
    before: row.value_before,
  }));
  const countedRows = isOnce ? groups : whole;
  const lastAt = countedRows.reduce<Date | null>(
    (at, { last }) => (last !== null && (at === null || last > at) ? last : at),
    null,
  );
  const sums = {
    total: sumOf(countedRows.map(({ value }) => value)),
    totalBefore: sumOf(countedRows.map(({ value_before: before }) => before)),
  };
  const oneCell: CountedCell = { key: 'total', now: sums.total, before: sums.totalBefore };
  return { cells: isSplit ? cells : [oneCell], ...sums, lastAt };
}
