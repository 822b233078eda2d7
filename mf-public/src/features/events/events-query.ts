import type { publicTags } from '@enlace/shared-contract/community';
import type { events } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { orderOf, sortOf } from '../../lib/orders';
import { pageOf, pathWith } from '../../lib/page-search';
import { listedEventFields } from '../../lib/row-fields';

/** Rows of one page. */
export const eventsPerPage = 20;

export const eventOrders = ['date', 'going', 'newest'] as const;
export type EventOrder = (typeof eventOrders)[number];

/** The visitor's choices in the address. */
export interface EventsChoice {
  readonly when: 'upcoming' | 'past';
  readonly search: string;
  /** Slug of a chapter, for events near it. */
  readonly place: string;
  /** A way to take part: `online`, `in_person`, or empty. */
  readonly attend: string;
  /** Slug of an event category. */
  readonly category: string;
  /** Slug of a tag. */
  readonly topic: string;
  readonly language: string;
  /** Slug of the chapter that hosts the events; pages of chapters link to it. */
  readonly chapter: string;
  /** `YYYY-MM`, or empty. */
  readonly month: string;
  /** `1` for free events. */
  readonly free: string;
  readonly order: EventOrder;
  readonly page: number;
}

export function eventsChoiceOf(search: URLSearchParams): EventsChoice {
  const text = (name: string, form = /./) => {
    const value = (search.get(name) ?? '').trim().slice(0, 200);
    return form.test(value) ? value : '';
  };
  return {
    when: search.get('when') === 'past' ? 'past' : 'upcoming',
    search: text('search'),
    place: text('place'),
    attend: text('attend', /^(online|in_person)$/),
    category: text('category'),
    topic: text('topic'),
    language: text('language', /^[a-z]{2}$/),
    chapter: text('chapter'),
    month: text('month', /^\d{4}-(0[1-9]|1[0-2])$/),
    free: text('free', /^1$/),
    order: orderOf(search, eventOrders),
    page: pageOf(search),
  };
}

/** Upcoming events in ascending order, past events in descending order. */
function sortOfQuery({ when, order }: EventsChoice): Pick<ListQueryOf<typeof events>, 'sort' | 'order'> {
  if (order === 'going') return { sort: 'going_count', order: 'desc' };
  if (order === 'newest') return { sort: 'created_at', order: 'desc' };
  return { sort: 'starts_at', order: when === 'past' ? 'desc' : 'asc' };
}

/** The filters of a choice as the API names them. */
export function filtersOf(choice: EventsChoice): Readonly<Record<string, string>> {
  const { when: _when, order: _order, page: _page, place, ...filters } = choice;
  return Object.fromEntries(Object.entries({ ...filters, near: place }).filter(([, value]) => value));
}

export function eventsQuery(
  choice: EventsChoice,
  locale: Locale,
): ListQueryOf<typeof events, (typeof listedEventFields)[number]> {
  const { when, page } = choice;
  return {
    when,
    ...sortOfQuery(choice),
    page,
    per_page: eventsPerPage,
    lang: locale,
    fields: listedEventFields,
    ...filtersOf(choice),
  };
}

/** All topics, or all kinds of events, by name. */
export function topicsQuery(locale: Locale): ListQueryOf<typeof publicTags, 'name' | 'slug'> {
  return { sort: 'name', order: 'asc', lang: locale, fields: ['name', 'slug'] };
}

/** The address of a choice, without default values. */
export function eventsPath({ when, order, ...choice }: EventsChoice, path = '/events'): string {
  return pathWith(path, { when: when === 'past' ? when : '', ...choice, sort: sortOf(order, eventOrders) });
}
