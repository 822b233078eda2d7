import type { chapterPeople, publicChapters as chapters } from '@enlace/shared-contract/community';
import type { events } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf, ScreenContext } from '@enlace/shared-data';

import { orderOf, sortOf } from '../../lib/orders';
import { pageOf, pageSize, pathWith } from '../../lib/page-search';
import { agendaFields, choiceFields } from '../../lib/row-fields';

const entryFields = [
  ...([...choiceFields, 'status', 'city', 'country', 'timezone', 'founded_on', 'cover'] as const),
  ...(['members_count', 'next_event_at'] as const),
] as const;
const spotFields = [
  ...([...choiceFields, 'country_code', 'country', 'latitude', 'longitude', 'timezone'] as const),
  'next_event_at',
] as const;

/** A chapter of the index. */
export type ChapterEntryRow = Pick<RowOf<typeof chapters>, (typeof entryFields)[number]>;
/** A chapter of the map and of the filter. */
export type ChapterSpotRow = Pick<RowOf<typeof chapters>, (typeof spotFields)[number]>;

export type ChaptersMapQuery = ListQueryOf<typeof chapters, (typeof spotFields)[number]>;

export const chapterOrders = ['city', 'next', 'members', 'newest'] as const;
export type ChapterOrder = (typeof chapterOrders)[number];

const sorts: Readonly<Record<ChapterOrder, Pick<ListQueryOf<typeof chapters>, 'sort' | 'order'>>> = {
  city: { sort: 'city', order: 'asc' },
  next: { sort: 'next_event_at', order: 'asc' },
  members: { sort: 'members_count', order: 'desc' },
  newest: { sort: 'created_at', order: 'desc' },
};

export interface ChaptersChoice {
  readonly search: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  /** ISO 639-1, or empty. */
  readonly language: string;
  readonly order: ChapterOrder;
  readonly page: number;
}

export function chaptersChoiceOf(search: URLSearchParams): ChaptersChoice {
  const country = (search.get('country') ?? '').toUpperCase();
  const language = search.get('language') ?? '';
  return {
    search: (search.get('search') ?? '').trim().slice(0, 200),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    language: /^[a-z]{2}$/.test(language) ? language : '',
    order: orderOf(search, chapterOrders),
    page: pageOf(search),
  };
}

export function chaptersQuery(
  choice: ChaptersChoice,
  locale: Locale,
): ListQueryOf<typeof chapters, (typeof entryFields)[number]> {
  return {
    ...sorts[choice.order],
    page: choice.page,
    per_page: pageSize,
    lang: locale,
    fields: entryFields,
    ...filtersOf(choice),
  };
}

/** All chapters, for the countries of the filter. */
export function allSpotsQuery(locale: Locale): ChaptersMapQuery {
  return { sort: 'name', order: 'asc', lang: locale, fields: spotFields };
}

/** All chapters of a choice, for the map. Without a choice it equals the filter's query, so they share one request. */
export function chaptersMapQuery(choice: ChaptersChoice, locale: Locale): ChaptersMapQuery {
  return { ...allSpotsQuery(locale), ...filtersOf(choice) };
}

function filtersOf({ search, country, language }: ChaptersChoice) {
  return {
    ...(search === '' ? {} : { search }),
    ...(country === '' ? {} : { country_code: country }),
    ...(language === '' ? {} : { language }),
  };
}

export type ChapterEventsQuery = ListQueryOf<typeof events, (typeof agendaFields)[number]>;

/** Events of the chapter that the address names. */
export function chapterEventsQuery(
  { params, locale }: Pick<ScreenContext, 'params' | 'locale'>,
  when: 'upcoming' | 'past',
): ChapterEventsQuery {
  return {
    chapter: params['slug'] ?? '',
    when,
    sort: 'starts_at',
    order: when === 'past' ? 'desc' : 'asc',
    page: 1,
    per_page: 6,
    lang: locale,
    fields: agendaFields,
  };
}

export type ChapterPeopleQuery = ListQueryOf<typeof chapterPeople>;

/** Members on the page of a chapter at first, and on each further page; both fill rows of two, three and four. */
const firstPeople = 12;
export const peoplePageSize = 60;

/** The newest members who agreed to be shown on the page of the chapter. */
export function chapterPeopleQuery(
  { params }: Pick<ScreenContext, 'params'>,
  { page, isWhole }: { readonly page: number; readonly isWhole: boolean } = { page: 1, isWhole: false },
): ChapterPeopleQuery {
  const sort = { sort: 'created_at', order: 'desc' } as const;
  return { chapter: params['slug'] ?? '', ...sort, page, per_page: isWhole ? peoplePageSize : firstPeople };
}

/** The address of a choice, without default values. */
export function chaptersPath({ order, ...choice }: ChaptersChoice): string {
  return pathWith('/chapters', { ...choice, sort: sortOf(order, chapterOrders) });
}
