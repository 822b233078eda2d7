import type { Viewer } from '@enlace/shared-contract/access';
import type { events } from '@enlace/shared-contract/events';
import { dayInZone, type Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { findLedOnly } from '../../lib/find-led-only';

export const calendarPath = '/admin/events/calendar';

/** Most events of a month; the list has the others. */
export const mostRows = 100;

const fields = ['id', 'title', 'starts_at', 'ends_at', 'timezone', 'status', 'archived_at'] as const;

/** The current day of the device. */
export const currentDay = (): string =>
  dayInZone(new Date().toISOString(), new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The month of the address as `YYYY-MM`; the current one by default. */
export function monthOf(search: URLSearchParams): string {
  const month = search.get('month') ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : currentDay().slice(0, 7);
}

export function monthQuery(
  month: string,
  lang: Locale,
  viewer: Viewer | null,
): ListQueryOf<typeof events, (typeof fields)[number]> {
  return { ...findLedOnly(viewer), month, sort: 'starts_at', order: 'asc', page: 1, per_page: mostRows, lang, fields };
}
