import type { Locale } from '@enlace/shared-contract/text';
import type { jobs, jobTypes } from '@enlace/shared-contract/work';
import type { ListQueryOf } from '@enlace/shared-data';

import { pageOf, pageSize, pathWith } from '../../lib/page-search';
import { choiceFields } from '../../lib/row-fields';

export const jobOrders = ['newest', 'closing', 'byTitle', 'byCompany'] as const;
export type JobOrder = (typeof jobOrders)[number];

const names = ['area', 'type', 'seniority', 'location', 'company', 'perk'] as const;

/** Fields of a job in a list. */
export const jobFields = [
  ...(['id', 'title', 'slug', 'company', 'job_locations', 'job_types', 'seniority_levels', 'is_remote'] as const),
  ...(['salary_from', 'salary_to', 'currency', 'salary_period', 'closes_at'] as const),
] as const;

/** The visitor's choices in the address; empty without a choice. */
export interface JobsChoice extends Readonly<Record<(typeof names)[number], string>> {
  readonly search: string;
  readonly remote: '' | '1' | '0';
  readonly order: JobOrder;
  readonly page: number;
}

const sorts: Readonly<Record<JobOrder, Pick<ListQueryOf<typeof jobs>, 'sort' | 'order'>>> = {
  newest: { sort: 'published_at', order: 'desc' },
  closing: { sort: 'closes_at', order: 'asc' },
  byTitle: { sort: 'title', order: 'asc' },
  byCompany: { sort: 'company', order: 'asc' },
};

export function jobsChoiceOf(search: URLSearchParams): JobsChoice {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 200);
  const remote = text('remote');
  return {
    search: text('search'),
    area: text('area'),
    type: text('type'),
    seniority: text('seniority'),
    location: text('location'),
    company: text('company'),
    perk: text('perk'),
    remote: remote === '1' || remote === '0' ? remote : '',
    order: jobOrders.find((order) => order === text('sort')) ?? 'newest',
    page: pageOf(search),
  };
}

export function jobsQuery(choice: JobsChoice, locale: Locale): ListQueryOf<typeof jobs, (typeof jobFields)[number]> {
  const selectedNames = [...names, 'search' as const].filter((name) => choice[name] !== '');
  return {
    ...sorts[choice.order],
    page: choice.page,
    per_page: pageSize,
    lang: locale,
    fields: jobFields,
    ...Object.fromEntries(selectedNames.map((name) => [name, choice[name]])),
    ...(choice.remote === '' ? {} : { remote: choice.remote }),
  };
}

/** The address of a choice, without default values. */
export function jobsPath({ order, page, ...choice }: JobsChoice): string {
  return pathWith('/jobs', { ...choice, sort: order === 'newest' ? '' : order, page });
}

/** Whether the choice uses one of the less common filters. */
export function isDetailed({ type, location, order, remote }: JobsChoice): boolean {
  return type !== '' || location !== '' || remote !== '' || order !== 'newest';
}

/** The choices of the filter. They do not depend on the visitor's choice, so all pages share one request. */
const choicesQuery = <const S extends string>(sort: S, lang: Locale) =>
  ({ sort, order: 'asc', lang, fields: choiceFields }) as const;

export const areasQuery = (locale: Locale) => choicesQuery('name', locale);
export const typesQuery = (locale: Locale): ListQueryOf<typeof jobTypes> => ({
  sort: 'id',
  order: 'asc',
  lang: locale,
});
export const levelsQuery = (locale: Locale) => choicesQuery('rank', locale);
export const placesQuery = (locale: Locale) => choicesQuery('name', locale);
