import { type DatasetFilter, datasetFilters, type DatasetQuery } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import { startOfDay } from '../../../infrastructure/time/time-zone';
import type { AppliedFilters } from './answers/drill';
import type { DashboardViewer } from './dashboard-viewer';
import { type Dataset, memberSourceOf } from './define-dataset';
import { type ComparePeriod, comparePeriod, stepBounds } from './time/compare-period';
import { grainsOf, instantsOf, type PlannedPeriod, planPeriod } from './time/plan-period';

/** A period whose facts are counted, with the begin of each step and the end of the last one. */
export interface CountedPeriod {
  /** Null: since the beginning. */
  readonly start: Date | null;
  /** Null: until now. */
  readonly end: Date | null;
  readonly bounds: readonly Date[];
}

/** Values of a filter after the first one. */
interface IgnoredValues {
  readonly filter: DatasetFilter;
  readonly values: (string | number)[];
}

/** What is counted for a viewer. */
export interface DatasetPlan {
  readonly dataset: Dataset;
  readonly viewer: DashboardViewer;
  readonly now: Date;
  readonly period: PlannedPeriod;
  readonly span: CountedPeriod;
  readonly comparison: ComparePeriod | null;
  readonly filters: AppliedFilters;
  /** Filters of the query that are not applied. */
  readonly ignored: readonly DatasetFilter[];
  /** Values of applied filters that are not applied. */
  readonly ignoredValues: readonly IgnoredValues[];
  /** Whether small numbers are hidden and the others rounded. */
  readonly isProtected: boolean;
}

/** Whether a viewer may read a data set. */
export function mayRead(dataset: Dataset, { kind }: DashboardViewer): boolean {
  return dataset.readers.includes(kind);
}

/** Whether numbers are hidden and rounded. Recruiters can read each row of what happened in their own companies. */
function isProtectedFor({ isOwnRecord }: Dataset, { isRestricted, companyIds }: DashboardViewer): boolean {
  return isRestricted && !(isOwnRecord && companyIds !== null);
}

/** Whether periods have whole months: the numbers are of people, and protected. */
function isWideFor(dataset: Dataset, viewer: DashboardViewer): boolean {
  return memberSourceOf(dataset) !== null && isProtectedFor(dataset, viewer);
}

/** The rules of the period of a data set for a viewer. */
function periodRulesOf(dataset: Dataset, viewer: DashboardViewer) {
  return { by: dataset.by, period: dataset.period, grains: dataset.grains, isWide: isWideFor(dataset, viewer) };
}

/** The grains that a viewer can choose. */
export const grainsFor = (dataset: Dataset, viewer: DashboardViewer) => grainsOf(periodRulesOf(dataset, viewer));

/** Plans the answer to a checked query. Throws FORBIDDEN for companies and chapters of others. */
export function planDataset(
  dataset: Dataset,
  query: DatasetQuery,
  viewer: DashboardViewer,
  at: { readonly now: Date; readonly locale: Locale; readonly beginning: Date | null },
): DatasetPlan {
  if (!mayRead(dataset, viewer)) throw new AppError('FORBIDDEN', { message: `${dataset.name} as ${viewer.kind}` });
  refuseOthers(query, viewer);
  const period = planPeriod(periodRulesOf(dataset, viewer), query, at);
  const isProtected = isProtectedFor(dataset, viewer);
  const namedFilters = filtersOf(dataset, query, viewer);
  const filters = isProtected ? firstValuesOf(namedFilters) : namedFilters;
  return {
    dataset,
    viewer,
    now: at.now,
    period,
    filters,
    span: countedOf(period),
    comparison: comparePeriod(period, query.compare, at.now, isWideFor(dataset, viewer)),
    ignored: namedFiltersOf(query).filter((name) => filters[name] === undefined),
    ignoredValues: isProtected ? laterValuesOf(namedFilters) : [],
    isProtected,
  };
}

function countedOf({ days, tz, grain }: PlannedPeriod): CountedPeriod {
  if (days === null) return { start: null, end: null, bounds: [] };
  const bounds = grain === null ? [] : stepBounds(days, grain).map((day) => startOfDay(day, tz));
  return { ...instantsOf(days, tz), bounds };
}

function refuseOthers({ company = [], chapter = [] }: DatasetQuery, viewer: DashboardViewer): void {
  const { companyIds, chapterIds, kind } = viewer;
  const isOther = (ids: readonly number[] | null) => (id: number) => ids !== null && !ids.includes(id);
  // A leader has no companies; the filter is ignored.
  const otherCompany = kind === 'recruiter' && company.some(isOther(companyIds));
  if (otherCompany || chapter.some(isOther(chapterIds)))
    throw new AppError('FORBIDDEN', { message: 'filters by companies or chapters of others' });
}

/** Filters for which a query has values. */
const namedFiltersOf = (query: DatasetQuery): readonly DatasetFilter[] =>
  datasetFilters.filter((name) => (query[name] ?? []).length > 0);

/** Kinds of filters of members, of which a protected answer applies one. */
const memberFilters = ['area', 'country', 'chapter'] as const;

/**
 * A protected answer applies one value of each filter. With several ones, a small group would be in many sets that
 * overlap, and the mean of their differences would be its number.
 */
function firstValuesOf(filters: AppliedFilters): AppliedFilters {
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.slice(0, 1)]));
}

function laterValuesOf(filters: AppliedFilters): readonly IgnoredValues[] {
  return datasetFilters
    .map((filter) => ({ filter, values: (filters[filter] ?? []).slice(1) }))
    .filter(({ values }) => values.length > 0);
}

/**
 * The filters that are applied, with their values in the order of the query. With two kinds at once, protected groups of members would be so small that their numbers
 * could be compared. The chapters of a leader are no filter: they are all that the leader sees.
 */
function filtersOf(dataset: Dataset, query: DatasetQuery, viewer: DashboardViewer): AppliedFilters {
  const queryNames = namedFiltersOf(query);
  const isLeader = viewer.kind === 'leader';
  const names = dataset.filters.filter((name) => queryNames.includes(name) && !(isLeader && name === 'company'));
  const first = memberFilters.find((name) => names.includes(name) && !(isLeader && name === 'chapter'));
  const appliedNames = isWideFor(dataset, viewer)
    ? names.filter((name) => name === first || (isLeader && name === 'chapter'))
    : names;
  return Object.fromEntries(appliedNames.map((name) => [name, [...new Set<string | number>(query[name])]]));
}
