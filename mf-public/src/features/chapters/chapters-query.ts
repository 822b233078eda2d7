import type { chapters, Locale } from '@enlace/shared-contract';
import type { ListQueryOf } from '@enlace/shared-data';

import { allChaptersQuery } from '../../lib/chapter-names';
import { pageOf, pageSize, pathWith } from '../../lib/page-search';

export type ChaptersMapQuery = ListQueryOf<typeof chapters>;

export interface ChaptersChoice {
  readonly search: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly page: number;
}

export function chaptersChoiceOf(search: URLSearchParams): ChaptersChoice {
  const country = (search.get('country') ?? '').toUpperCase();
  return {
    search: (search.get('search') ?? '').trim().slice(0, 200),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    page: pageOf(search),
  };
}

export function chaptersQuery(choice: ChaptersChoice, locale: Locale): ListQueryOf<typeof chapters> {
  return {
    sort: 'city',
    order: 'asc',
    page: choice.page,
    per_page: pageSize,
    lang: locale,
    ...(choice.search === '' ? {} : { search: choice.search }),
    ...(choice.country === '' ? {} : { country_code: choice.country }),
  };
}

/** All chapters of a choice, on one map; without a choice it is the question that the filter asks too. */
export function chaptersMapQuery({ search, country }: ChaptersChoice, locale: Locale): ChaptersMapQuery {
  return {
    ...allChaptersQuery(locale),
    ...(search === '' ? {} : { search }),
    ...(country === '' ? {} : { country_code: country }),
  };
}

/** The address of a choice; what is usual is left out. */
export function chaptersPath({ search, country, page }: ChaptersChoice): string {
  return pathWith('/chapters', { search, country, page });
}
