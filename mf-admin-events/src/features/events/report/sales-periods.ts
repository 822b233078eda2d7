import type { EventReport } from '@enlace/shared-contract/events';

type Day = EventReport['days'][number];

/** Sales of one day, or of seven days. */
export interface SalesPeriod {
  /** First day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Last day, the same for a period of one day. */
  readonly lastDay: string;
  readonly tickets: number;
}

const mostBars = 62;
const dayMs = 86_400_000;

/** All days from the first sale to the last one; parts of seven days when they are more than two months. */
export function salesPeriods(days: readonly Day[]): readonly SalesPeriod[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const start = Date.parse(first.day);
  const dayCount = (Date.parse(last.day) - start) / dayMs + 1;
  const length = dayCount > mostBars ? 7 : 1;
  const sums = new Map<number, number>();
  for (const { day, tickets } of days) {
    const place = Math.floor((Date.parse(day) - start) / dayMs / length);
    sums.set(place, (sums.get(place) ?? 0) + tickets);
  }
  const dayAt = (place: number) => new Date(start + place * dayMs).toISOString().slice(0, 10);
  return Array.from({ length: Math.ceil(dayCount / length) }, (_, place) => ({
    day: dayAt(place * length),
    lastDay: dayAt(Math.min((place + 1) * length, dayCount) - 1),
    tickets: sums.get(place) ?? 0,
  }));
}
