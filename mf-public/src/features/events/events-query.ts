import type { events, Locale } from '@enlace/shared-contract';
import type { ListQueryOf } from '@enlace/shared-data';

import { pageOf, pageSize, pathWith } from '../../lib/page-search';

/** What a visitor has chosen, as the URL tells it. */
export interface EventsChoice {
  readonly when: 'upcoming' | 'past';
  readonly chapter: string;
  /** `YYYY-MM`, or empty. */
  readonly month: string;
  readonly page: number;
}

export function eventsChoiceOf(search: URLSearchParams): EventsChoice {
  const month = search.get('month') ?? '';
  return {
    when: search.get('when') === 'past' ? 'past' : 'upcoming',
    chapter: (search.get('chapter') ?? '').slice(0, 200),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    page: pageOf(search),
  };
}

/** Upcoming events soonest first, past ones latest first. */
export function eventsQuery(choice: EventsChoice, locale: Locale): ListQueryOf<typeof events> {
  return {
    when: choice.when,
    sort: 'starts_at',
    order: choice.when === 'past' ? 'desc' : 'asc',
    page: choice.page,
    per_page: pageSize,
    lang: locale,
    ...(choice.chapter === '' ? {} : { chapter: choice.chapter }),
    ...(choice.month === '' ? {} : { month: choice.month }),
  };
}

/** The address of a choice; what is usual is left out. */
export function eventsPath({ when, chapter, month, page }: EventsChoice): string {
  return pathWith('/events', { when: when === 'past' ? 'past' : '', chapter, month, page });
}
