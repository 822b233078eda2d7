import type { chapters, events, Locale } from '@enlace/shared-contract';
import type { ListQueryOf } from '@enlace/shared-data';

export const pageSize = 25;

const whens = ['upcoming', 'past', 'all'] as const;
const sorts = ['starts_at', 'title', 'going_count'] as const;

/** The user's choice for the list, read from the URL. */
export interface ListChoice {
  readonly when: (typeof whens)[number];
  readonly chapter: string;
  readonly search: string;
  readonly sort: (typeof sorts)[number];
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

/** Upcoming events start with the next one, past events with the latest. */
function usualOrder(when: ListChoice['when'], sort: ListChoice['sort']): 'asc' | 'desc' {
  return sort === 'starts_at' && when !== 'upcoming' ? 'desc' : 'asc';
}

/** Reads the URL and ignores invalid values. */
export function choiceOf(search: URLSearchParams): ListChoice {
  const when = whens.find((name) => name === search.get('when')) ?? 'upcoming';
  const sort = sorts.find((name) => name === search.get('sort')) ?? 'starts_at';
  const order = search.get('order');
  const page = Number(search.get('page'));
  return {
    when,
    sort,
    order: order === 'asc' || order === 'desc' ? order : usualOrder(when, sort),
    chapter: (search.get('chapter') ?? '').slice(0, 200),
    search: (search.get('search') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** The address of a choice, without default values. */
export function pathOf(choice: ListChoice): string {
  const { when, sort, order, page } = choice;
  const entries = [
    ['when', when === 'upcoming' ? '' : when],
    ['chapter', choice.chapter],
    ['search', choice.search],
    ['sort', sort === 'starts_at' ? '' : sort],
    ['order', order === usualOrder(when, sort) ? '' : order],
    ['page', page === 1 ? '' : String(page)],
  ].filter((entry): entry is [string, string] => entry[1] !== '');
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '/admin/events' : `/admin/events?${text}`;
}

/** Whether the choice has a filter; an empty list then means "none found" instead of "none yet". */
export function isNarrowed({ when, chapter, search }: ListChoice): boolean {
  return when !== 'upcoming' || chapter !== '' || search !== '';
}

export function eventsQuery(choice: ListChoice, locale: Locale): ListQueryOf<typeof events> {
  return {
    page: choice.page,
    per_page: pageSize,
    sort: choice.sort,
    order: choice.order,
    lang: locale,
    ...(choice.when === 'all' ? {} : { when: choice.when }),
    ...(choice.chapter === '' ? {} : { chapter: choice.chapter }),
    ...(choice.search === '' ? {} : { search: choice.search }),
  };
}

/** Every chapter by name, for the filter. */
export function chaptersQuery(locale: Locale): ListQueryOf<typeof chapters> {
  return { sort: 'name', order: 'asc', lang: locale };
}
