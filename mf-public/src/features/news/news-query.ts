import type { categories, Locale, news } from '@enlace/shared-contract';
import type { ListQueryOf } from '@enlace/shared-data';

import { pageOf, pathWith } from '../../lib/page-search';

/** Stories of one page: a front of four, and twenty rows. */
export const storiesPerPage = 24;

export const newsOrders = ['newest', 'oldest', 'alphabetical'] as const;
export type NewsOrder = (typeof newsOrders)[number];

/** What a reader has chosen, as the URL tells it. */
export interface NewsChoice {
  /** Slug, or empty. */
  readonly category: string;
  readonly search: string;
  readonly order: NewsOrder;
  readonly page: number;
}

export function newsChoiceOf(search: URLSearchParams): NewsChoice {
  return {
    category: (search.get('category') ?? '').slice(0, 200),
    search: (search.get('search') ?? '').trim().slice(0, 200),
    order: newsOrders.find((order) => order === search.get('sort')) ?? 'newest',
    page: pageOf(search),
  };
}

export function newsQuery({ category, search, order, page }: NewsChoice, locale: Locale): ListQueryOf<typeof news> {
  return {
    sort: order === 'alphabetical' ? 'title' : 'published_at',
    order: order === 'newest' ? 'desc' : 'asc',
    page,
    per_page: storiesPerPage,
    lang: locale,
    ...(search === '' ? {} : { search }),
    ...(category === '' ? {} : { category }),
  };
}

export const categoriesQuery = (locale: Locale): ListQueryOf<typeof categories> => ({ order: 'asc', lang: locale });

/** The address of a choice; what is usual is left out. */
export function newsPath({ category, search, order, page }: NewsChoice): string {
  return pathWith('/news', { category, search, sort: order === 'newest' ? '' : order, page });
}

/** Whether the newest stories stand there as they are, so that the first of them may lead. */
export function isFront({ category, search, order, page }: NewsChoice): boolean {
  return category === '' && search === '' && order === 'newest' && page === 1;
}
