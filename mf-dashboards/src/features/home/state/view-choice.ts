import {
  datasetCompares,
  type DatasetFilter,
  datasetFilters,
  type DatasetGrain,
  datasetGrains,
  type DatasetInfo,
  type DatasetQuery,
} from '@enlace/shared-contract/dashboards';

import { idOf } from '../../../lib/addresses';
import { addDays, addMonths, type Day, isDay } from './days';

const homePath = '/dashboards';

/** `own`: each data set has the period of its declaration. */
export const periods = ['own', '7', '30', '90', '12m', 'month', 'year', 'all', 'custom'] as const;
type PeriodName = (typeof periods)[number];

/** Most values of one filter. */
export const mostValues = 30;

/** The first day of all time, for data sets that need one. Steps before the first value are not drawn. */
export const firstDay: Day = '2015-01-01';

type FilterValues = Readonly<Record<DatasetFilter, readonly string[]>>;

/** What an address selects; invalid values are ignored. */
export interface ViewChoice extends FilterValues {
  readonly period: PeriodName;
  /** Days of the period `custom` as the address has them; they can be missing, no days, or in the wrong order. */
  readonly from: Day | '';
  readonly to: Day | '';
  readonly compare: (typeof datasetCompares)[number];
  /** Null: the API chooses by the length of the period. */
  readonly grain: DatasetGrain | null;
  /** Data sets that are shown as tables. */
  readonly tables: readonly string[];
  /** The only data set that is shown; null for all. */
  readonly only: string | null;
}

/** A change that removes all filters; period and comparison stay. */
export const noFilters = { area: [], country: [], chapter: [], company: [] } as const satisfies FilterValues;

/** A change back to the period and the steps of each data set. */
export const usualPeriod = { period: 'own', from: '', to: '', grain: null } as const;

/** A change back to the first view. */
export const firstView = { ...noFilters, ...usualPeriod, compare: 'previous' } as const;

export function choiceOf(params: URLSearchParams): ViewChoice {
  const valuesOf = (name: DatasetFilter) =>
    [...new Set(params.getAll(name))].filter((value) => isValueOf(name, value)).slice(0, mostValues);
  const dayOfAddress = (name: string) => params.getAll(name).find((text) => /^[\d-]{1,10}$/.test(text)) ?? '';
  return {
    period: periods.find((name) => name === params.get('period')) ?? 'own',
    from: dayOfAddress('from'),
    to: dayOfAddress('to'),
    compare: datasetCompares.find((name) => name === params.get('compare')) ?? 'previous',
    grain: datasetGrains.find((name) => name === params.get('grain')) ?? null,
    tables: params.getAll('table').filter(isName).slice(0, 60),
    only: params.getAll('only').find(isName) ?? null,
    area: valuesOf('area'),
    country: valuesOf('country'),
    chapter: valuesOf('chapter'),
    company: valuesOf('company'),
  };
}

const isName = (text: string): boolean => /^\w{1,60}$/.test(text);

const isValueOf = (name: DatasetFilter, value: string): boolean =>
  name === 'country' ? /^[A-Z]{2}$/.test(value) : idOf(value) !== null;

/** The address of a view. */
export function addressOf(choice: ViewChoice): string {
  const search = new URLSearchParams();
  if (choice.period !== 'own') search.set('period', choice.period);
  if (choice.period === 'custom' && choice.from !== '') search.set('from', choice.from);
  if (choice.period === 'custom' && choice.to !== '') search.set('to', choice.to);
  if (choice.compare !== 'previous') search.set('compare', choice.compare);
  if (choice.grain !== null) search.set('grain', choice.grain);
  for (const name of datasetFilters) choice[name].forEach((value) => search.append(name, value));
  choice.tables.forEach((name) => search.append('table', name));
  if (choice.only !== null) search.set('only', choice.only);
  const text = search.toString();
  return text === '' ? homePath : `${homePath}?${text}`;
}

/** Whether two texts are the days of a period. */
export const arePeriod = (from: string, to: string): boolean => isDay(from) && isDay(to) && from <= to;

/** First and last day of a period; null for a period that the data set or its beginning decides. */
export function daysOf({ period, from, to }: ViewChoice, today: Day): { from: Day; to: Day } | null {
  if (period === '7' || period === '30' || period === '90')
    return { from: addDays(today, 1 - Number(period)), to: today };
  if (period === '12m') return { from: addDays(addMonths(today, -12), 1), to: today };
  if (period === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period === 'all') return { from: firstDay, to: today };
  return period === 'custom' && arePeriod(from, to) ? { from, to } : null;
}

/** The query of a data set, with all filters: the API names those that it does not know. */
export function queryOf(choice: ViewChoice, info: Pick<DatasetInfo, 'period' | 'grains'>, today: Day): DatasetQuery {
  const isWhole = choice.period === 'all' && info.period === 'all';
  const { compare, grain } = choice;
  return {
    ...(isWhole ? {} : daysOf(choice, today)),
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(compare === 'none' ? {} : { compare }),
    ...(grain !== null && info.grains.includes(grain) ? { grain } : {}),
    ...filtersOf(choice),
  };
}

/**
 * The query of all data sets of a view; null when it differs between them, or when the catalogue decides which filter
 * values count.
 */
export function commonQueryOf(choice: ViewChoice, today: Day): DatasetQuery | null {
  if (choice.period === 'all' || choice.grain !== null) return null;
  if (datasetFilters.some((name) => choice[name].length > 1)) return null;
  return queryOf(choice, { period: 'all', grains: [] }, today);
}

/** The query of a link to a view. */
export function sharedQueryOf(choice: ViewChoice, today: Day): DatasetQuery {
  const { compare, grain } = choice;
  return { ...daysOf(choice, today), compare, ...(grain === null ? {} : { grain }), ...filtersOf(choice) };
}

function filtersOf({ area, country, chapter, company }: FilterValues): Partial<DatasetQuery> {
  return {
    ...(area.length === 0 ? {} : { area: area.map(Number) }),
    ...(country.length === 0 ? {} : { country: [...country] }),
    ...(chapter.length === 0 ? {} : { chapter: chapter.map(Number) }),
    ...(company.length === 0 ? {} : { company: company.map(Number) }),
  };
}

/** The part of a query that changes the numbers of a data set; its answer is out of date when the text changes. */
export function keyOf(query: DatasetQuery, info: DatasetInfo): string {
  const unknownFilters = datasetFilters.filter((name) => !info.filters.includes(name));
  const entries = Object.entries(query).filter(([name]) => !unknownFilters.some((filter) => filter === name));
  return JSON.stringify(entries);
}
