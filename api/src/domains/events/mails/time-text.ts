import type { Locale } from '@enlace/shared-contract/text';

/** Date and time in the zone of the event, which the text names as pages do: `GMT-6`. */
export function timeText(
  { starts_at: time, timezone }: { readonly starts_at: string | Date; readonly timezone: string },
  locale: Locale,
): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone: timezone,
  }).format(new Date(time));
}
