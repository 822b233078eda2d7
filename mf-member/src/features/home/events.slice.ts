import { publicEvents as contract } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import { createResource, type ListQueryOf } from '@enlace/shared-data';

export const events = createResource('member', contract);

type EventsQuery = ListQueryOf<typeof contract>;

function nextEventsQuery(filters: Pick<EventsQuery, 'chapter' | 'near' | 'attend'>, lang: Locale): EventsQuery {
  return { ...filters, when: 'upcoming', sort: 'starts_at', order: 'asc', page: 1, per_page: 4, lang };
}

/** The next events of a chapter. */
export const chapterEventsQuery = (slug: string, lang: Locale): EventsQuery => nextEventsQuery({ chapter: slug }, lang);

/** The next events in the cities around a chapter, its own included. */
export const nearEventsQuery = (slug: string, lang: Locale): EventsQuery => ({
  ...nextEventsQuery({ near: slug }, lang),
  per_page: 8,
});

/** The next events that take place online. */
export const onlineEventsQuery = (lang: Locale): EventsQuery => nextEventsQuery({ attend: 'online' }, lang);
