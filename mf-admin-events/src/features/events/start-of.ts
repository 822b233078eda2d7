import type { RowOf, events, Locale } from '@enlace/shared-contract';

const options = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** `14 Mar 2026, 18:00`, in the place's time zone; UTC for an unknown zone. */
export function startOf({ starts_at, timezone }: RowOf<typeof events>, locale: Locale): string {
  const date = new Date(starts_at);
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone }).format(date);
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  }
}
