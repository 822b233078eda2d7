import type { events } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { eventsPath, filtersOf, type EventsChoice } from '../events-query';

/** Most events of a month; the list has the others. */
export const monthRows = 100;

const fields = ['id', 'title', 'slug', 'starts_at', 'ends_at', 'timezone', 'status', 'city', 'format'] as const;

/** The month of the choice as `YYYY-MM`; the current one by default. */
export function shownMonth({ month }: EventsChoice): string {
  return month === '' ? new Date().toISOString().slice(0, 7) : month;
}

export function monthQuery(choice: EventsChoice, lang: Locale): ListQueryOf<typeof events, (typeof fields)[number]> {
  const filters = filtersOf({ ...choice, month: shownMonth(choice) });
  return { ...filters, sort: 'starts_at', order: 'asc', page: 1, per_page: monthRows, lang, fields };
}

export function monthPath(choice: EventsChoice, month: string): string {
  return eventsPath({ ...choice, month }, '/events/month');
}
