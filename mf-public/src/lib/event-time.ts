import type { Locale } from '@enlace/shared-contract/text';

import type { EventRow } from './types';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formatters are kept, because making one is slow. An unknown time zone counts as UTC, so that it cannot break the
 * page.
 */
export function formatterOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const storedFormatter = formatters.get(key);
  if (storedFormatter !== undefined) return storedFormatter;
  let newFormatter: Intl.DateTimeFormat;
  try {
    newFormatter = new Intl.DateTimeFormat(locale, options);
  } catch {
    newFormatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
  formatters.set(key, newFormatter);
  return newFormatter;
}

/**
 * Servers and browsers use different thin spaces; both must render the same text. A word joiner keeps `GMT-5` in one line:
 * browsers break a line after the hyphen of letters and digits.
 */
export function normaliseText(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ').replace(/GMT-(?=\d)/g, 'GMT-\u2060');
}

export function parseInstant(value: string): Date {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

export function formatIn(zone: string, value: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return normaliseText(formatterOf(locale, { ...options, timeZone: zone }).format(parseInstant(value)));
}

export type Span = Pick<EventRow, 'starts_at' | 'ends_at'>;

/**
 * `18:00 – 20:00`, in the given time zone; `zoneName` names it. Longer than a night, with the days: `Sat, Nov 28,
 * 9:00 AM – Sun, Nov 29, 11:00 AM`.
 *
 * @param hasWeekday the weekday of the start comes first
 */
export function timeRange(event: Span, zone: string, locale: Locale, hasWeekday = false): string {
  const [start, end] = [parseInstant(event.starts_at), parseInstant(event.ends_at)];
  const time = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const;
  const day = (value: Date) => formatterOf(locale, { dateStyle: 'short', timeZone: zone }).format(value);
  const isOneDay = day(start) === day(end);
  const isSpan = !isOneDay && !isNight(event);
  const format = formatterOf(locale, { ...time, ...(isSpan && shortDay) });
  const weekday = hasWeekday && !isSpan ? `${formatIn(zone, event.starts_at, locale, { weekday: 'short' })} ` : '';
  // The formatter's own range would contain both days when the event ends after midnight.
  return normaliseText(
    weekday + (isOneDay ? format.formatRange(start, end) : `${format.format(start)} – ${format.format(end)}`),
  );
}

const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Shorter than 12 hours. */
export function isNight({ starts_at: start, ends_at: end }: Span): boolean {
  return parseInstant(end).getTime() - parseInstant(start).getTime() < 12 * 3_600_000;
}

/** `GMT-5`. */
export function zoneName(value: string, zone: string, locale: Locale): string {
  const parts = formatterOf(locale, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(parseInstant(value));
  return normaliseText(parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone);
}

/** `YYYY-MM` of an event in its own time zone; the agenda groups by it. */
export function monthOf(event: Pick<EventRow, 'starts_at' | 'timezone'>): string {
  return formatIn(event.timezone, event.starts_at, 'en', { year: 'numeric', month: '2-digit' }).replace(
    /^(\d+)\/(\d+)$/,
    '$2-$1',
  );
}

/** `March 2026` of a `YYYY-MM`. */
export function monthName(month: string, locale: Locale): string {
  return capitalise(formatIn('UTC', `${month}-01T00:00:00Z`, locale, { month: 'long', year: 'numeric' }), locale);
}

/** Spanish and Portuguese months and weekdays start with a small letter; at the start of a line they need a capital. */
export function capitalise(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
