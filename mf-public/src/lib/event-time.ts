import type { Locale } from '@enlace/shared-contract';

import type { EventRow } from './types';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is dear, and an unknown time zone must not take the page down: it is read as UTC. */
function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known !== undefined) return known;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat(locale, options);
  } catch {
    made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
  formatters.set(key, made);
  return made;
}

/** Servers and browsers differ in their thin spaces; the drawn text must not. */
function plain(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ');
}

function instant(value: string): Date {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

export function formatIn(zone: string, value: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return plain(formatter(locale, { ...options, timeZone: zone }).format(instant(value)));
}

/** `18:00 – 20:00`, in the zone given. */
export function timeRange(event: Pick<EventRow, 'starts_at' | 'ends_at'>, zone: string, locale: Locale): string {
  const format = formatter(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const [start, end] = [instant(event.starts_at), instant(event.ends_at)];
  const day = (value: Date) => formatter(locale, { dateStyle: 'short', timeZone: zone }).format(value);
  // Past midnight a range would spell out both days.
  return plain(
    day(start) === day(end) ? format.formatRange(start, end) : `${format.format(start)} – ${format.format(end)}`,
  );
}

/** `Thursday, 14 March 2026`, and both days when it lasts longer than a night. */
export function dayRange(event: Pick<EventRow, 'starts_at' | 'ends_at'>, zone: string, locale: Locale): string {
  const format = formatter(locale, { dateStyle: 'full', timeZone: zone });
  const [start, end] = [instant(event.starts_at), instant(event.ends_at)];
  const isNight = end.getTime() - start.getTime() < 12 * 3_600_000;
  return plain(isNight ? format.format(start) : format.formatRange(start, end));
}

/** `GMT-5`. */
export function zoneName(value: string, zone: string, locale: Locale): string {
  const parts = formatter(locale, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(instant(value));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `YYYY-MM` of an event in its own zone; groups of the agenda. */
export function monthOf(event: Pick<EventRow, 'starts_at' | 'timezone'>): string {
  return formatIn(event.timezone, event.starts_at, 'en', { year: 'numeric', month: '2-digit' }).replace(
    /^(\d+)\/(\d+)$/,
    '$2-$1',
  );
}

/** `March 2026` of a `YYYY-MM`. */
export function monthName(month: string, locale: Locale): string {
  return capitalised(formatIn('UTC', `${month}-01T00:00:00Z`, locale, { month: 'long', year: 'numeric' }), locale);
}

/** Spanish and Portuguese write months and days small; at the head of a line they stand large. */
export function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The months around now, as `YYYY-MM`: the coming ones, or those that have been, this one first. */
export function monthsFrom(now: Date, step: 1 | -1, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index * step, 1)).toISOString().slice(0, 7),
  );
}
