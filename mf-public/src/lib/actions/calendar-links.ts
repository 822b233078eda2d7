import type { Locale } from '@enlace/shared-contract/text';

import { placeOf } from '../place';
import type { EventRecord } from '../types';

type CalendarEvent = Pick<
  EventRecord,
  'slug' | 'title' | 'starts_at' | 'ends_at' | 'timezone' | 'venue_name' | 'city' | 'format' | 'status'
> &
  Partial<Pick<EventRecord, 'summary'>>;

/** Where an event is added to a calendar: a file for all programs, and the pages of two services. */
export interface CalendarLinks {
  readonly file: string;
  readonly google: string;
  readonly outlook: string;
}

/** @param url address of the event's page; empty while it is unknown */
export function calendarLinks(event: CalendarEvent, url: string, locale: Locale): CalendarLinks {
  const { slug, title, summary, starts_at: start, ends_at: end, timezone } = event;
  const isOnline = event.format === 'online' || event.status === 'moved_online';
  const details = [summary, url].filter(Boolean).join('\n\n');
  const location = isOnline ? url : placeOf(event);
  return {
    file: withQuery('/api/v2/events/calendar', { event: slug, lang: locale }),
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      details,
      location,
      ctz: timezone,
      dates: `${compact(start)}/${compact(end)}`,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      body: details,
      location,
      startdt: iso(start),
      enddt: iso(end),
    }),
  };
}

/** Where a page is shared without the share sheet of the device. */
export function shareLinks(title: string, url: string) {
  return {
    whatsapp: withQuery('https://wa.me/', { text: `${title} ${url}` }),
    linkedin: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
    email: withQuery('mailto:', { subject: title, body: url }),
  };
}

/** Spaces are %20, because Outlook and mail programs show a plus as it is; a typed plus is %2B. */
function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  return `${address}?${String(new URLSearchParams(values)).replaceAll('+', '%20')}`;
}

const iso = (value: string) => new Date(value).toISOString();

/** `20310305T230000Z`. */
const compact = (value: string) => iso(value).replace(/[-:]|\.\d+/g, '');
