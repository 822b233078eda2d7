import type { categories, news } from '@enlace/shared-contract/editorial';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf, ScreenContext } from '@enlace/shared-data';

import { pageOf, pathWith } from '../../lib/page-search';

/** Stories per page: four on the front, and twenty rows. */
export const storiesPerPage = 24;

export const newsOrders = ['newest', 'oldest', 'alphabetical'] as const;
export type NewsOrder = (typeof newsOrders)[number];

/** The visitor's choices in the address. */
export interface NewsChoice {
  /** Slug, or empty. */
  readonly category: string;
  readonly search: string;
  readonly order: NewsOrder;
  readonly page: number;
}

/** Fields of a story in a list. */
export const storyFields = [
  ...(['id', 'title', 'slug', 'summary', 'author', 'categories', 'featured_image', 'published_at'] as const),
  ...(['language', 'reading_minutes'] as const),
] as const;

export type StoriesQuery = ListQueryOf<typeof news, (typeof storyFields)[number]>;

export function newsChoiceOf(search: URLSearchParams): NewsChoice {
  return {
    category: (search.get('category') ?? '').slice(0, 200),
    search: (search.get('search') ?? '').trim().slice(0, 200),
    order: newsOrders.find((order) => order === search.get('sort')) ?? 'newest',
    page: pageOf(search),
  };
}

export function newsQuery({ category, search, order, page }: NewsChoice, locale: Locale): StoriesQuery {
  return {
    sort: order === 'alphabetical' ? 'title' : 'published_at',
    order: order === 'newest' ? 'desc' : 'asc',
    page,
    per_page: storiesPerPage,
    lang: locale,
    fields: storyFields,
    ...(search === '' ? {} : { search }),
    ...(category === '' ? {} : { category }),
  };
}

/** Stories beside the one that the address names. */
export const relatedQuery = ({ params, locale }: Pick<ScreenContext, 'params' | 'locale'>): StoriesQuery => ({
  related: params['slug'] ?? '',
  sort: 'published_at',
  order: 'desc',
  page: 1,
  per_page: 3,
  lang: locale,
  fields: storyFields,
});

export const categoriesQuery = (locale: Locale): ListQueryOf<typeof categories> => ({ order: 'asc', lang: locale });

/** The address of a choice, without default values. */
export function newsPath({ category, search, order, page }: NewsChoice): string {
  return pathWith('/news', { category, search, sort: order === 'newest' ? '' : order, page });
}

/** Whether the page shows the newest stories without a filter, so that the first one is large. */
export function isFront({ category, search, order, page }: NewsChoice): boolean {
  return category === '' && search === '' && order === 'newest' && page === 1;
}
