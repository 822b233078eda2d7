import type { Locale } from '@enlace/shared-contract/text';

import { formatIn, zoneName } from './event-time';

/** `14 Mar 2026, 18:00 GMT-5`, in the given time zone. */
export function momentIn(zone: string, value: string, locale: Locale, dateStyle: 'full' | 'medium' = 'medium'): string {
  return `${formatIn(zone, value, locale, { dateStyle, timeStyle: 'short' })} ${zoneName(value, zone, locale)}`;
}
