import type { DatasetGrain } from '@enlace/shared-contract/dashboards';

/** A day of the calendar, `2026-05-31`. */
export type Day = string;

const dayMs = 86_400_000;

const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOfNumber = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

/** Whether the calendar has the day; 30 February is none. */
export function isRealDay(day: Day): boolean {
  const number = numberOf(day);
  return Number.isFinite(number) && dayOfNumber(number) === day;
}

export function addDays(day: Day, count: number): Day {
  return dayOfNumber(numberOf(day) + count);
}

/** Number of days from one day to a later one; 0 for the same day. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from);
}

/** The same day of another month, or its last day when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** First day of the step that contains a day. Weeks begin on Monday. */
export function startOfStep(day: Day, grain: DatasetGrain): Day {
  if (grain === 'day') return day;
  if (grain === 'week') return addDays(day, -((numberOf(day) + 3) % 7));
  const month = Number(day.slice(5, 7)) - 1;
  const first = month - (month % monthsOf[grain]) + 1;
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

/** First day of the step after the one that begins on a day. */
export function nextStep(first: Day, grain: DatasetGrain): Day {
  if (grain === 'day') return addDays(first, 1);
  return grain === 'week' ? addDays(first, 7) : addMonths(first, monthsOf[grain]);
}

/** Number of steps that two days and those between them touch; never too small. */
export function countSteps(from: Day, to: Day, grain: DatasetGrain): number {
  const days = daysBetween(startOfStep(from, grain), to) + 1;
  return Math.ceil(days / { day: 1, week: 7, month: 28, quarter: 90, year: 365 }[grain]);
}

/** First days of the steps from one day to another, both included. */
export function stepsBetween(from: Day, to: Day, grain: DatasetGrain): Day[] {
  const steps: Day[] = [];
  for (let first = startOfStep(from, grain); first <= to; first = nextStep(first, grain)) steps.push(first);
  return steps;
}

/** Number of whole months from one day to another; null when one of them is not whole. */
export function wholeMonths(from: Day, to: Day): number | null {
  const next = addDays(to, 1);
  if (!from.endsWith('-01') || !next.endsWith('-01')) return null;
  const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(next) - monthOf(from);
}
