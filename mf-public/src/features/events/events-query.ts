import type { events, Locale } from '@enlace/shared-contract';
import type { ListQueryOf } from '@enlace/shared-data';

import { orderOf, sortOf } from '../../lib/orders';
import { pageOf, pageSize, pathWith } from '../../lib/page-search';
import { agendaFields } from '../../lib/row-fields';

export const eventOrders = ['date', 'going', 'newest'] as const;
export type EventOrder = (typeof eventOrders)[number];

/** The visitor's choices in the address. */
export interface EventsChoice {
  readonly when: 'upcoming' | 'past';
  readonly chapter: string;
  /** `YYYY-MM`, or empty. */
  readonly month: string;
  readonly order: EventOrder;
  readonly page: number;
}

export function eventsChoiceOf(search: URLSearchParams): EventsChoice {
  const month = search.get('month') ?? '';
  return {
    when: search.get('when') === 'past' ? 'past' : 'upcoming',
    chapter: (search.get('chapter') ?? '').slice(0, 200),
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
): ListQueryOf<typeof events, (typeof agendaFields)[number]> {
  return {
    when: choice.when,
    ...sortOfQuery(choice),
    page: choice.page,
    per_page: pageSize,
    lang: locale,
    fields: agendaFields,
    ...(choice.chapter === '' ? {} : { chapter: choice.chapter }),
    ...(choice.month === '' ? {} : { month: choice.month }),
  };
}

/** The address of a choice, without default values. */
export function eventsPath({ when, chapter, month, order, page }: EventsChoice): string {
  const sort = sortOf(order, eventOrders);
  return pathWith('/events', { when: when === 'past' ? 'past' : '', chapter, month, sort, page });
}
