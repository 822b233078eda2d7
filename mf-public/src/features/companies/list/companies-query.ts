import { companyFlags, type companies, type CompanyFlag } from '@enlace/shared-contract/partners';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { pageOf, pageSize, pathWith } from '../../../lib/page-search';

const orders = {
  jobs: { sort: 'jobs_count', order: 'desc' },
  name: { sort: 'name', order: 'asc' },
  new: { sort: 'created_at', order: 'desc' },
} as const;

/** The visitor's choices in the address. */
export interface CompaniesChoice {
  readonly search: string;
  /** Slugs, or empty. */
  readonly category: string;
  readonly perk: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly flags: readonly CompanyFlag[];
  readonly sort: keyof typeof orders;
  readonly page: number;
}

export function companiesChoiceOf(search: URLSearchParams): CompaniesChoice {
  const country = (search.get('country') ?? '').toUpperCase();
  const sort = search.get('sort');
  return {
    search: (search.get('search') ?? '').trim().slice(0, 200),
    category: slugIn(search.get('category')),
    perk: slugIn(search.get('perk')),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    flags: companyFlags.filter((flag) => ['1', 'true', 'on'].includes(search.get(flag) ?? '')),
    sort: sort === 'name' || sort === 'new' ? sort : 'jobs',
    page: pageOf(search),
  };
}

function slugIn(value: string | null): string {
  return value !== null && /^[a-z0-9-]{1,120}$/.test(value) ? value : '';
}

export function companiesQuery(choice: CompaniesChoice, locale: Locale): ListQueryOf<typeof companies> {
  return {
    ...orders[choice.sort],
    page: choice.page,
    per_page: pageSize,
    lang: locale,
    ...(choice.search === '' ? {} : { search: choice.search }),
    ...(choice.category === '' ? {} : { category: choice.category }),
    ...(choice.perk === '' ? {} : { perk: choice.perk }),
    ...(choice.country === '' ? {} : { country_code: choice.country }),
    ...Object.fromEntries(choice.flags.map((flag) => [flag, true])),
  };
}

/** The address of a choice, without default values. */
export function companiesPath({ flags, sort, page, ...words }: CompaniesChoice): string {
  const flagValues = Object.fromEntries(flags.map((flag) => [flag, '1']));
  return pathWith('/companies', { ...words, ...flagValues, sort: sort === 'jobs' ? '' : sort, page });
}

/** The filter's choices. The query does not depend on the visitor's choice, so all pages share one request. */
export function choicesQuery(locale: Locale): { readonly sort: 'name'; readonly order: 'asc'; readonly lang: Locale } {
  return { sort: 'name', order: 'asc', lang: locale };
}
