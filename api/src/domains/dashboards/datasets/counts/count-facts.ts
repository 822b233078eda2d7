import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { all, type Expression } from '../../../../kit/core/table/expressions';
import type { FactKind } from '../../facts/fact-kinds';
import type { DatasetPlan } from '../plan-dataset';
import type { CountedCell, DatasetCounts } from './count';
import type { TimedRows } from './read-steps';

const dayMs = 86_400_000;

const subjectNames: Readonly<Record<string, string>> = {
  job_view: 'job',
  company_view: 'company',
  chapter_view: 'chapter',
};

/** Companies that an answer counts; null: all. */
const companiesOf = ({ filters, viewer }: DatasetPlan, isFiltered: boolean): readonly (string | number)[] | null =>
  (isFiltered ? filters.company : undefined) ?? viewer.companyIds;

/** The kinds of facts that an answer counts. Chapters are of no company, so they are not among the facts of one. */
function kindsOf(plan: DatasetPlan, isFiltered = true): readonly FactKind[] {
  const { source } = plan.dataset;
  const kinds = typeof source === 'string' ? [] : source;
  if (plan.viewer.kind === 'leader') return kinds.filter((kind) => kind === 'chapter_view');
  const isOfCompanies = kinds.length > 1 && companiesOf(plan, isFiltered) !== null;
  return isOfCompanies ? kinds.filter((kind) => kind !== 'chapter_view') : kinds;
}

interface Scope {
  /** Null: all. */
  readonly companies: readonly (string | number)[] | null;
  readonly chapters: readonly (string | number)[] | null;
}

function scopeOf(plan: DatasetPlan, isFiltered = true): Scope {
  if (!kindsOf(plan, isFiltered).includes('chapter_view'))
    return { companies: companiesOf(plan, isFiltered), chapters: null };
  const chosenIds = isFiltered ? plan.filters.chapter : undefined;
  return { companies: null, chapters: chosenIds ?? plan.viewer.chapterIds };
}

/** Whether rows are of the companies and chapters that a viewer counts. */
function isCounted(plan: DatasetPlan, isFiltered: boolean): Expression {
  const { companies, chapters } = scopeOf(plan, isFiltered);
  return all([
    sql`x.kind = any(${[...kindsOf(plan, isFiltered)]}::text[])`,
    ...(companies === null ? [] : [sql`x.company_id = any(${[...companies]}::bigint[])`]),
    ...(chapters === null ? [] : [sql`x.subject_id = any(${[...chapters]}::bigint[])`]),
  ]);
}

/** The last fact of each kind, company and chapter that a viewer counts: each is the end of an index. */
export function lastFactRows(plan: DatasetPlan, isFiltered: boolean): Pick<TimedRows, 'from' | 'at' | 'condition'> {
  const { companies, chapters } = scopeOf(plan, isFiltered);
  const ids = companies ?? chapters;
  const idColumn = companies === null ? sql`x.subject_id` : sql`x.company_id`;
  const joinedIds = ids === null ? sql`` : sql`cross join unnest(${[...ids]}::bigint[]) as n(id)`;
  const isOfId = ids === null ? sql`true` : sql`${idColumn} = n.id`;
  return {
    from: sql`unnest(${[...kindsOf(plan, isFiltered)]}::text[]) as k(kind) ${joinedIds}
      cross join lateral (select x.happened_at as at from dashboard_facts x where x.kind = k.kind and ${isOfId}
        order by x.happened_at desc limit 1) as latest`,
    at: sql`latest.at`,
    condition: sql`true`,
  };
}

/** Facts by quarters of an hour: those of all companies together, or of some. */
export function slotRows(plan: DatasetPlan): TimedRows {
  const companies = scopeOf(plan).companies ?? [0];
  const isOfKind = sql`x.kind = any(${[...kindsOf(plan)]}::text[])`;
  return {
    from: sql`dashboard_slots x`,
    at: sql`x.slot`,
    amount: sql`sum(x.amount)`,
    condition: sql`${isOfKind} and x.company_id = any(${[...companies]}::bigint[])`,
  };
}

interface Span {
  readonly start: Date | null;
  readonly end: Date | null;
}

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whole days of UTC from the rollup, and the edges of a period from the facts. */
function spanRows(plan: DatasetPlan, { start, end }: Span): Expression {
  const condition = isCounted(plan, true);
  const columns = sql`x.kind, x.subject_id`;
  if (start === null || end === null) return sql`select ${columns}, x.amount from dashboard_days x where ${condition}`;
  const first = Math.ceil(start.getTime() / dayMs) * dayMs;
  const last = Math.floor(end.getTime() / dayMs) * dayMs;
  const facts = (from: Date, to: Date): Expression => sql`select ${columns}, 1::bigint as amount from dashboard_facts x
    where ${condition} and x.happened_at >= ${from} and x.happened_at < ${to}`;
  if (first >= last) return facts(start, end);
  return sql`select ${columns}, x.amount from dashboard_days x where ${condition}
      and x.day >= ${dayText(first)}::date and x.day < ${dayText(last)}::date
    union all ${facts(start, new Date(first))} union all ${facts(new Date(last), end)}`;
}

interface SubjectRow {
  readonly kind: FactKind;
  readonly subject_id: number;
  readonly value: number;
  readonly value_before: number;
  /** Sums over all subjects. */
  readonly total: number;
  readonly total_before: number;
}

/** Whether the database cuts a ranking after its last place. All subjects of a protected one are needed. */
const isCut = ({ dataset, isProtected }: DatasetPlan): boolean =>
  dataset.kind === 'ranking' && dataset.most !== undefined && !isProtected;

/** Views of both periods by subject, the greatest numbers first. */
async function readSubjects(db: Db, plan: DatasetPlan): Promise<readonly SubjectRow[]> {
  const { span, comparison, dataset } = plan;
  const before =
    comparison === null
      ? sql``
      : sql`union all select kind, subject_id, 0, amount from (${spanRows(plan, comparison)}) as earlier`;
  const { rows } = await sql<SubjectRow>`
    select kind, subject_id, sum(now)::bigint as value, sum(before)::bigint as value_before,
      sum(sum(now)) over ()::bigint as total, sum(sum(before)) over ()::bigint as total_before
    from (select kind, subject_id, amount as now, 0 as before from (${spanRows(plan, span)}) as current ${before}) as counted
    group by kind, subject_id order by value desc, value_before desc, kind, subject_id
    ${isCut(plan) ? sql`limit ${dataset.most}` : sql``}`.execute(db);
  return rows;
}

/** Views by what was viewed. */
export async function countSubjects(db: Db, plan: DatasetPlan): Promise<DatasetCounts> {
  const rows = await readSubjects(db, plan);
  const isBySubject = plan.dataset.by === 'subject';
  const [first] = rows;
  return {
    cells: rows.map(({ kind, subject_id: id, value, value_before: before }): CountedCell => ({
      key: isBySubject ? `${subjectNames[kind] ?? kind}:${id}` : String(id),
      now: value,
      before,
    })),
    total: first?.total ?? 0,
    totalBefore: first?.total_before ?? 0,
    lastAt: null,
  };
}
