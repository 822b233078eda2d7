import type { jobAges, JobFacetGroup, jobs, salaryPeriods } from '@enlace/shared-contract/work';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { pageOf, pageSize } from '../../lib/page-search';

const jobOrders = ['relevance', 'newest', 'closing', 'salary', 'byTitle', 'byCompany'] as const;
type JobOrder = (typeof jobOrders)[number];

/** Groups of the filter in which several values can be chosen, in the order of the panel. */
export const choiceGroups = [
  'workplace',
  'area',
  'seniority',
  'location',
  'type',
  'title',
  'tag',
  'perk',
  'company_perk',
] as const satisfies readonly JobFacetGroup[];
export type ChoiceGroup = (typeof choiceGroups)[number];

export const ages = ['24h', '7d', '30d'] as const satisfies typeof jobAges;
/** The periods of a pay, the default first. */
export const periods = ['month', 'year', 'hour'] as const satisfies readonly (typeof salaryPeriods)[number][];
const workplaces = ['remote', 'hybrid', 'on_site'];

/** Fields of a job in a list. */
export const jobFields = [
  ...(['id', 'title', 'slug', 'company', 'job_locations', 'job_types', 'seniority_levels', 'is_remote'] as const),
  ...(['salary_from', 'salary_to', 'currency', 'salary_period', 'closes_at', 'published_at'] as const),
  'first_perk',
] as const;

/** The visitor's choices in the address; empty without a choice. */
export interface JobsChoice extends Readonly<Record<ChoiceGroup, readonly string[]>> {
  readonly search: string;
  readonly company: string;
  readonly since: '' | (typeof ages)[number];
  /** The least pay in digits, per `period` and in `currency`. */
  readonly pay: string;
  readonly currency: string;
  readonly period: (typeof periods)[number];
  /** `1` to include jobs without a stated pay. */
  readonly payGap: string;
  /** The order in the address; empty for the default. */
  readonly order: '' | JobOrder;
  /** A group that is shown with all its values. */
  readonly more: '' | ChoiceGroup;
  readonly page: number;
}

const sorts: Readonly<Record<JobOrder, Pick<ListQueryOf<typeof jobs>, 'sort' | 'order'>>> = {
  relevance: { sort: 'relevance', order: 'desc' },
  newest: { sort: 'published_at', order: 'desc' },
  closing: { sort: 'closes_at', order: 'asc' },
  salary: { sort: 'salary', order: 'desc' },
  byTitle: { sort: 'title', order: 'asc' },
  byCompany: { sort: 'company', order: 'asc' },
};

/** Most values of a group that the API takes. */
const mostValues = 50;

/** Digits of an amount, which can be typed with separators of thousands; empty for other texts. */
function amountOf(text: string): string {
  const digits = /^\d{1,3}(?:[.,'\s]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
  return /^\d{1,10}$/.test(digits) ? digits : '';
}

export function jobsChoiceOf(search: URLSearchParams): JobsChoice {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 200);
  const matching = (name: string, form: RegExp) => (form.test(text(name)) ? text(name) : '');
  const list = (name: string) => {
    const values = search.getAll(name).flatMap((value) => value.split(','));
    return [...new Set(values.map((value) => value.trim().slice(0, 200)).filter(Boolean))].slice(0, mostValues);
  };
  const oneOf = <T extends string>(name: string, words: readonly T[]) => words.find((word) => word === text(name));
  const workplace = list('workplace').filter((value) => workplaces.includes(value));
  const formerWorkplace = { '1': ['remote'], '0': ['hybrid', 'on_site'] }[text('remote')] ?? [];
  return {
    search: text('search'),
    workplace: workplace.length > 0 ? workplace : formerWorkplace,
    area: list('area'),
    seniority: list('seniority'),
    location: list('location'),
    type: list('type'),
    title: list('title'),
    tag: list('tag'),
    perk: list('perk'),
    company_perk: list('company_perk'),
    company: text('company'),
    since: oneOf('since', ages) ?? '',
    pay: amountOf(text('salary_from')),
    currency: matching('currency', /^[A-Z]{3}$/),
    period: oneOf('salary_period', periods) ?? periods[0],
    payGap: matching('salary_unstated', /^1$/),
    order: oneOf('sort', jobOrders) ?? '',
    more: oneOf('more', choiceGroups) ?? '',
    page: pageOf(search),
  };
}

/** The orders that make sense for a choice, the default first: pay is comparable within a currency. */
export function ordersOf({ search, currency }: JobsChoice): readonly JobOrder[] {
  return jobOrders.filter((order) => {
    if (order === 'relevance') return search !== '';
    return order !== 'salary' || currency !== '';
  });
}

/** The order of the list: the chosen one, when it makes sense for the choice. */
export function orderOfChoice(choice: JobsChoice): JobOrder {
  const orders = ordersOf(choice);
  return orders.find((order) => order === choice.order) ?? orders[0] ?? 'newest';
}

/** The filters of a choice as the API names them. */
export function filtersOf(choice: JobsChoice): Readonly<Record<string, string>> {
  const { search, company, since, pay, currency, period, payGap } = choice;
  const filters = {
    search,
    ...Object.fromEntries(choiceGroups.map((group) => [group, choice[group].join()])),
    company,
    since,
    salary_from: pay,
    currency,
    salary_unstated: payGap,
    salary_period: pay === '' ? '' : period,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export function jobsQuery(choice: JobsChoice, locale: Locale): ListQueryOf<typeof jobs, (typeof jobFields)[number]> {
  return {
    ...sorts[orderOfChoice(choice)],
    page: choice.page,
    per_page: pageSize,
    lang: locale,
    fields: jobFields,
    ...filtersOf(choice),
  };
}

/** The query of a choice, without default values; the fields of the filter have the same names. */
export function jobsSearch(choice: JobsChoice): URLSearchParams {
  const { search, company, since, pay, currency, period, payGap, more, page } = choice;
  const order = orderOfChoice(choice);
  const words = {
    company,
    since,
    salary_from: pay,
    currency,
    salary_unstated: payGap,
    salary_period: period === periods[0] ? '' : period,
    sort: order === ordersOf(choice)[0] ? '' : order,
    more,
    page: page === 1 ? '' : String(page),
  };
  return new URLSearchParams(
    [
      ['search', search],
      ...choiceGroups.flatMap((group) => choice[group].map((value) => [group, value])),
      ...Object.entries(words),
    ].filter(([, value]) => value !== ''),
  );
}

/** The address of a choice. */
export function jobsPath(choice: JobsChoice): string {
  const query = jobsSearch(choice).toString();
  return query === '' ? '/jobs' : `/jobs?${query}`;
}
