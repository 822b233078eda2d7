import type { Locale } from '@enlace/shared-contract/text';

/** A day in words, in UTC as invoices have it. */
export const dayText = (locale: Locale, date: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
