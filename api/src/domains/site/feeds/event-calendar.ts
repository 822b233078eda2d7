import type { EntityOf, events, LocalizedText } from '@enlace/shared-contract';

import type { FeedFacts } from './record-rss';
import { formatUtc, localTime, timeZoneLines } from './time-zone';

type Event = EntityOf<typeof events>;

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
 * that calendars replace it.
 * @param name of the calendar
 */
export function eventCalendar(name: string, rows: readonly Event[], facts: FeedFacts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(facts.productName)}//Events//${facts.locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...zonesOf(rows),
    ...rows.flatMap((event) => eventLines(event, facts)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function zonesOf(rows: readonly Event[]): string[] {
  return [...new Set(rows.map(({ timezone }) => timezone))].sort().flatMap((zone) => {
    const times = rows
      .filter(({ timezone }) => timezone === zone)
      .flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)]);
    return timeZoneLines(zone, new Date(Math.min(...times)), new Date(Math.max(...times)));
  });
}

function eventLines(event: Event, { origin, locale, isChosen }: FeedFacts): string[] {
  const url = `${origin}${isChosen ? `/${locale}` : ''}/events/${encodeURIComponent(event.slug)}`;
  const [createdAt, updatedAt] = [new Date(event.created_at), new Date(event.updated_at)];
  const sequence = Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));
  const place = [event.venue_name, event.venue_address, event.city].filter(Boolean).join(', ');
  const categories = event.event_categories.map((category) => escapeText(category.name));
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${formatUtc(updatedAt)}Z`,
    `CREATED:${formatUtc(createdAt)}Z`,
    `LAST-MODIFIED:${formatUtc(updatedAt)}Z`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=${event.timezone}:${localTime(new Date(event.starts_at), event.timezone)}`,
    `DTEND;TZID=${event.timezone}:${localTime(new Date(event.ends_at), event.timezone)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText([event.summary, url].filter(Boolean).join('\n\n'))}`,
    `LOCATION:${escapeText(event.format === 'online' ? online[locale] : place)}`,
    `URL:${url}`,
    `STATUS:${statuses[event.status]}`,
    ...(categories.length > 0 ? [`CATEGORIES:${categories.join(',')}`] : []),
    'END:VEVENT',
  ];
}

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
