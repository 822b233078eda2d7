import type { Locale } from '@enlace/shared-contract/text';

import { formatterOf, isNight, normaliseText, parseInstant, type Span } from './event-time';

/** `Thursday, 14 March 2026`, or both days when the event is longer than a night. */
export function dayRange(event: Span, zone: string, locale: Locale): string {
  const format = formatterOf(locale, { dateStyle: 'full', timeZone: zone });
  const [start, end] = [parseInstant(event.starts_at), parseInstant(event.ends_at)];
  return normaliseText(isNight(event) ? format.format(start) : format.formatRange(start, end));
}
