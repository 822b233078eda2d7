import type { Locale } from '@enlace/shared-contract/text';

/** Day and hour at the place of an event, with the name of its zone. An unknown zone is read as UTC. */
export function doorTime(value: string, timezone: string, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  };
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(value));
  try {
    return format(timezone);
  } catch {
    return format('UTC');
  }
}
