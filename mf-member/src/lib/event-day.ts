import type { Locale } from '@enlace/shared-contract/text';

interface Event {
  readonly starts_at: string;
  readonly timezone: string;
}

/** `Thu, 14 Mar`, in the event's time zone. */
export function eventDay(event: Event, locale: Locale): string {
  return format(event.starts_at, event.timezone, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** `18:00 GMT-5`, in the event's time zone, which is named: an online event has members of several zones. */
export function eventTime(event: Event, locale: Locale): string {
  return format(event.starts_at, event.timezone, locale, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
}

/** `14 Mar 2026, 18:00 GMT-5`, in the given time zone. */
export function momentIn(zone: string, value: string, locale: Locale): string {
  return format(value, zone, locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
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
