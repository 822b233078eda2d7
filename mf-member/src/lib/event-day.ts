import type { Locale } from '@enlace/shared-contract/text';

interface Event {
  readonly starts_at: string;
  readonly timezone: string;
}

/** `Thu, 14 Mar`, in the event's time zone; with the year if it is not the present one. */
export function eventDay(event: Event, locale: Locale): string {
  const year = format(event.starts_at, event.timezone, 'en', { year: 'numeric' });
  return format(event.starts_at, event.timezone, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(year === String(new Date().getFullYear()) ? {} : { year: 'numeric' }),
  });
}

/** `tomorrow`, `in 3 days`; null from the start on. Days are those of the reader's calendar. */
export function timeUntil(value: string, locale: Locale, now = new Date()): string | null {
  const start = new Date(value);
  if (start <= now) return null;
  const days = Math.round((midnightOf(start) - midnightOf(now)) / dayMs);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}

const dayMs = 86_400_000;
const midnightOf = (time: Date): number => new Date(time).setHours(0, 0, 0, 0);

/** `18:00 GMT-5`, in the event's time zone, which is named: an online event has members of several zones. */
export function eventTime(event: Event, locale: Locale): string {
  return format(event.starts_at, event.timezone, locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
}

/** `14 Mar 2026, 18:00 GMT-5`, in the given time zone. */
export function momentIn(zone: string, value: string, locale: Locale): string {
  return format(value, zone, locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
}

function format(value: string, zone: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // A word joiner keeps `GMT-5` in one line: browsers break a line after the hyphen of letters and digits.
  return formatterOf(zone, locale, options)
    .format(new Date(value))
    .replace(/GMT-(?=\d)/, 'GMT-\u2060');
}

/** An unknown time zone must not break the page: it is read as UTC. */
function formatterOf(timeZone: string, locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
}
