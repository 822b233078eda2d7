import type { events, Locale, tags } from '@enlace/shared-contract';
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
  /** A way to take part (`online`, `in_person`), or the slug of a chapter for events near it. */
  readonly place: string;
  /** Slug of a tag. */
  readonly topic: string;
  readonly language: string;
  /** Slug of the chapter that hosts the events; pages of chapters link to it. */
  readonly chapter: string;
  /** `YYYY-MM`, or empty. */
  readonly month: string;
  readonly order: EventOrder;
  readonly page: number;
}

export function eventsChoiceOf(search: URLSearchParams): EventsChoice {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 200);
  const month = text('month');
  const language = text('language');
  return {
    when: search.get('when') === 'past' ? 'past' : 'upcoming',
    search: text('search'),
    place: text('place'),
    topic: text('topic'),
    language: /^[a-z]{2}$/.test(language) ? language : '',
    chapter: text('chapter'),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
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

export function eventsQuery(
  choice: EventsChoice,
  locale: Locale,
): ListQueryOf<typeof events, (typeof listedEventFields)[number]> {
  const { when, page, place, search, topic, language, chapter, month } = choice;
  const filters = {
    search,
    topic,
    language,
    chapter,
    month,
    ...(place === 'online' || place === 'in_person' ? { attend: place } : { near: place }),
  } as const;
  return {
    when,
    ...sortOfQuery(choice),
    page,
    per_page: eventsPerPage,
    lang: locale,
    fields: listedEventFields,
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
  };
}

/** All topics by name. */
export function topicsQuery(locale: Locale): ListQueryOf<typeof tags, 'name' | 'slug'> {
  return { sort: 'name', order: 'asc', lang: locale, fields: ['name', 'slug'] };
}

/** The address of a choice, without default values. */
export function eventsPath({ when, order, ...choice }: EventsChoice): string {
  return pathWith('/events', { when: when === 'past' ? 'past' : '', ...choice, sort: sortOf(order, eventOrders) });
}

/** Whether the chips of a choice show names of chapters or topics, not only their slugs. */
export function showsNames({ place, topic, chapter }: EventsChoice): boolean {
  return `${place}${topic}${chapter}` !== '';
}
