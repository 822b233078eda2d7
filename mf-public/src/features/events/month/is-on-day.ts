import { dayInZone } from '@enlace/shared-contract/text';

import { isNight } from '../../../lib/event-time';
import type { EventRow } from '../../../lib/types';

/** Whether an event is on a day (`YYYY-MM-DD`) in its own time zone: on each of its days, and a night on its first. */
export function isOnDay(event: Pick<EventRow, 'starts_at' | 'ends_at' | 'timezone'>, date: string): boolean {
  const { starts_at: start, ends_at: end, timezone } = event;
  const first = dayInZone(start, timezone);
  if (isNight(event)) return first === date;
  // An event until midnight is not on the next day.
  const lastMoment = new Date(Math.max(Date.parse(start), Date.parse(end) - 1)).toISOString();
  return first <= date && date <= dayInZone(lastMoment, timezone);
}
