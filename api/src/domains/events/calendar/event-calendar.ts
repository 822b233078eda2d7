import type { events } from '@enlace/shared-contract/events';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { Locale, LocalizedText } from '@enlace/shared-contract/text';

import { calendarTime, formatUtc, timeZoneLines } from './time-zone';

/** What a calendar shows of an event. */
export type CalendarEvent = Pick<
  EntityOf<typeof events>,
  | 'id'
  | 'slug'
  | 'title'
  | 'summary'
  | 'status'
  | 'format'
  | 'starts_at'
  | 'ends_at'
  | 'timezone'
  | 'venue_name'
  | 'venue_address'
  | 'city'
  | 'created_at'
  | 'updated_at'
> & {
  readonly event_categories: readonly { readonly name: string }[];
  /** In a message its number; in a feed at least this number, default: seconds from the creation to the last change. */
  readonly sequence?: number | null;
};

/** The site that makes a calendar, and its language. */
export interface CalendarFacts {
  readonly productName: string;
  /** Origin of the site. */
  readonly origin: string;
  /** The sender of the site's mails, `Name <address>`. */
  readonly mailFrom: string;
  readonly locale: Locale;
  /** Whether the request names the language; the addresses in the file then name it too. */
  readonly isChosen: boolean;
}

/** A calendar for one person, as a mail program reads it (RFC 5546). */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly attendee: { readonly name: string; readonly email: string };
  /** The time at which it was made. */
  readonly stampedAt: Date;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const longestLine = 75;

const statuses = {
  draft: 'TENTATIVE',
  published: 'CONFIRMED',
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
  moved_online: 'CONFIRMED',
} as const;
const online: LocalizedText = { en: 'Online', es: 'En línea', pt: 'Online' };

/**
 * An iCalendar file (RFC 5545) of some events. An event keeps its UID for ever; its SEQUENCE grows with each change, so
 * that calendars replace it. It names its organizer (RFC 5546, 3.2.1), and attendees only in the mail to one person.
 * @param name of the calendar
 * @param invitation for the mail to one person; without it the file is a feed
 */
export function eventCalendar(
  name: string,
  rows: readonly CalendarEvent[],
  facts: CalendarFacts,
  invitation?: Invitation,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(facts.productName)}//Events//${facts.locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${invitation?.method ?? 'PUBLISH'}`,
    ...(invitation === undefined ? feedLines(name) : []),
    ...zonesOf(rows),
    ...rows.flatMap((event) => eventLines(event, facts, invitation)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

const feedLines = (name: string): string[] => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
];

function zonesOf(rows: readonly CalendarEvent[]): string[] {
  return [...new Set(rows.map(({ timezone }) => timezone))].sort().flatMap((zone) => {
    const times = rows
      .filter(({ timezone }) => timezone === zone)
      .flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)]);
    return timeZoneLines(zone, new Date(Math.min(...times)), new Date(Math.max(...times)));
  });
}

function eventLines(event: CalendarEvent, facts: CalendarFacts, invitation: Invitation | undefined): string[] {
  const { origin, locale, isChosen } = facts;
  const url = `${origin}${isChosen ? `/${locale}` : ''}/events/${encodeURIComponent(event.slug)}`;
  const [createdAt, updatedAt] = [new Date(event.created_at), new Date(event.updated_at)];
  const seconds = Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));
  const number = event.sequence ?? 0;
  const sequence = invitation === undefined ? Math.max(seconds, number) : number;
  const place = [event.venue_name, event.venue_address, event.city].filter(Boolean).join(', ');
  const categories = event.event_categories.map((category) => escapeText(category.name));
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(origin).hostname}`,
    // The time of a message (RFC 5545, 3.8.7.2); a feed keeps its text until an event changes.
    `DTSTAMP:${formatUtc(invitation?.stampedAt ?? updatedAt)}Z`,
    `CREATED:${formatUtc(createdAt)}Z`,
    `LAST-MODIFIED:${formatUtc(updatedAt)}Z`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=${event.timezone}:${calendarTime(new Date(event.starts_at), event.timezone)}`,
    `DTEND;TZID=${event.timezone}:${calendarTime(new Date(event.ends_at), event.timezone)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText([event.summary, url].filter(Boolean).join('\n\n'))}`,
    `LOCATION:${escapeText(event.format === 'online' || event.status === 'moved_online' ? online[locale] : place)}`,
    `URL:${url}`,
    `STATUS:${invitation?.method === 'CANCEL' ? 'CANCELLED' : statuses[event.status]}`,
    `ORGANIZER;CN="${quotedText(facts.productName)}":mailto:${addressOf(facts.mailFrom)}`,
    ...(invitation === undefined ? [] : [attendeeLine(invitation)]),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.join(',')}`] : []),
    'END:VEVENT',
  ];
}

function attendeeLine({ attendee }: Invitation): string {
  return `ATTENDEE;CN="${quotedText(attendee.name)}";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`;
}

/** A quoted parameter has neither quotes nor control characters (RFC 5545, 3.2). */
const quotedText = (text: string): string => text.replace(/["\p{Cc}]/gu, ' ');

const addressOf = (sender: string): string => sender.slice(sender.lastIndexOf('<') + 1).replace('>', '');

/** A text value (RFC 5545, 3.3.11), without control characters. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A line in parts of at most 75 octets; no part ends inside a character. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (size + length > longestLine) {
      parts.push(part);
      // The space at the beginning of the next line counts.
      [part, size] = ['', 1];
    }
    part += character;
    size += length;
  }
  return [...parts, part].join('\r\n ');
}
