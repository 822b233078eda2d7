import { dayMs } from '../times';

/** Days of facts in the demo: two years. */
export const factDays = 730;

/** Interest by month: much in March and October, little in July and December. */
const monthWeights = [0.8, 1, 1.35, 1.1, 1, 0.95, 0.6, 0.85, 1.1, 1.4, 1.05, 0.5] as const;

/** Interest by weekday, from Sunday. */
const weekdayWeights = [0.5, 1.15, 1.2, 1.15, 1.1, 0.9, 0.5] as const;

/** Days ago of an outage of three days, in which no view was noted. */
const outage = { from: 411, to: 409 };

/** How busy a day was, compared with a usual day of today. The community has grown: two years ago it was a third. */
export function busynessOf(day: Date, now: Date): number {
  const daysAgo = Math.floor((now.getTime() - day.getTime()) / dayMs);
  const growth = 1 - (0.65 * daysAgo) / factDays;
  const month = monthWeights[day.getUTCMonth()] ?? 1;
  return growth * month * (weekdayWeights[day.getUTCDay()] ?? 1);
}

export function isOutage(daysAgo: number): boolean {
  return daysAgo <= outage.from && daysAgo >= outage.to;
}

/** Visits by hour in UTC: the day and the evening of America. */
export const hourWeights: readonly (readonly [number, number])[] = Array.from({ length: 24 }, (_, hour) => [
  hour,
  hour >= 13 && hour <= 23 ? 6 : hour <= 3 ? 4 : 1,
]);
