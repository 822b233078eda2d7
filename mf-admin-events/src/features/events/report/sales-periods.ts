import type { EventReport } from '@enlace/shared-contract/events';

type Day = EventReport['days'][number];

/** Sales of one day, or of seven days. */
export interface SalesPeriod {
  /** First day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly tickets: number;
  readonly amount: number;
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
  const sums = new Map<number, { tickets: number; amount: number }>();
  for (const { day, tickets, amount } of days) {
    const place = Math.floor((Date.parse(day) - start) / dayMs / length);
    const sum = sums.get(place) ?? { tickets: 0, amount: 0 };
    sums.set(place, { tickets: sum.tickets + tickets, amount: sum.amount + amount });
  }
  return Array.from({ length: Math.ceil(dayCount / length) }, (_, place) => ({
    day: new Date(start + place * length * dayMs).toISOString().slice(0, 10),
    ...(sums.get(place) ?? { tickets: 0, amount: 0 }),
  }));
}
