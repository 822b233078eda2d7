import type { DatasetGrain, DatasetQuery } from '@enlace/shared-contract/dashboards';

import { dayIn, startOfDay } from '../../../../infrastructure/time/time-zone';
import { addDays, addMonths, type Day, daysBetween, nextStep, stepsBetween, wholeMonths } from './calendar';
import type { Days, PlannedPeriod } from './plan-period';

const quarterHourMs = 15 * 60_000;

/** Periods with fewer days are compared weekday with weekday. */
const weekdayLimit = 60;

export interface ComparePeriod {
  /** As long as the finished part of the period. */
  readonly days: Days;
  readonly start: Date;
  readonly end: Date;
  /** Begin of each step, and the end of the last one. Instants after the last one belong to no step. */
  readonly bounds: readonly Date[];
}

interface Shift {
  readonly months: number;
  readonly days: number;
}

function shiftOf({ from, to }: Days, compare: 'previous' | 'year', grain: DatasetGrain | null): Shift {
  if (compare === 'year') return { months: 12, days: 0 };
  const months = wholeMonths(from, to);
  if (months !== null) return { months, days: 0 };
  const length = daysBetween(from, to) + 1;
  const isByWeekday = grain === 'day' && length < weekdayLimit;
  return { months: 0, days: isByWeekday ? Math.ceil(length / 7) * 7 : length };
}

const shiftDay = (day: Day, { months, days }: Shift): Day => addDays(addMonths(day, -months), -days);

/** The last day of the period of comparison; whole months end with the month. */
function lastDay(period: Days, shift: Shift): Day {
  return shift.months === 0 ? shiftDay(period.to, shift) : addDays(shiftDay(addDays(period.to, 1), shift), -1);
}

/**
 * The period of `prev`; null without one, and for a period that has not begun. While the period is not finished, it has
 * only as many days and quarters of an hour as have passed; of a wide one it is whole, so that asking again some minutes
 * later never counts a few people more.
 */
export function comparePeriod(
  { tz, today, days, isAll, grain }: PlannedPeriod,
  compare: DatasetQuery['compare'],
  now: Date,
  isWide = false,
): ComparePeriod | null {
  if (days === null || isAll || compare === undefined || compare === 'none' || today < days.from) return null;
  const shift = shiftOf(days, compare, grain);
  const from = shiftDay(days.from, shift);
  const last = lastDay(days, shift);
  const isRunning = !isWide && today <= days.to;
  const sameDay = addDays(from, daysBetween(days.from, today));
  const to = isRunning && sameDay < last ? sameDay : last;
  const whole = startOfDay(addDays(to, 1), tz);
  const end = isRunning && sameDay <= last ? earlier(cutAt(sameDay, tz, now), whole) : whole;
  return {
    days: { from, to },
    start: startOfDay(from, tz),
    end,
    bounds: grain === null ? [] : boundsOf({ from, to: last }, days, grain, shift).map((day) => startOfDay(day, tz)),
  };
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The instant of a day at which as many whole quarters of an hour have passed as today. */
function cutAt(day: Day, tz: string, now: Date): Date {
  const passedMs = now.getTime() - startOfDay(dayIn(now, tz), tz).getTime();
  const quarters = Math.floor(passedMs / quarterHourMs);
  return new Date(startOfDay(day, tz).getTime() + quarters * quarterHourMs);
}

/** Days at which the compared steps begin, and the day after the last one: each is the step of the period, shifted. */
function boundsOf(comparison: Days, period: Days, grain: DatasetGrain, shift: Shift): Day[] {
  const end = addDays(comparison.to, 1);
  const isByMonth = shift.months > 0 && grain !== 'day' && grain !== 'week';
  return stepBounds(period, grain).map((day) => {
    const shiftedDay = isByMonth ? shiftDay(day, shift) : addDays(comparison.from, daysBetween(period.from, day));
    return shiftedDay < end ? shiftedDay : end;
  });
}

/** Days at which the steps of a period begin, the first one with the period, and the day after the period. */
export function stepBounds({ from, to }: Days, grain: DatasetGrain): Day[] {
  const firsts = stepsBetween(from, to, grain).map((first) => (first < from ? from : first));
  return [...firsts, addDays(to, 1)];
}

/** First day of the step that is not finished; null when the period is over or has not begun. */
export function runningStep({ days, grain, today }: PlannedPeriod): Day | null {
  if (days === null || grain === null || today < days.from || today > days.to) return null;
  return (
    stepsBetween(days.from, days.to, grain).find((first) => today >= first && today < nextStep(first, grain)) ?? null
  );
}
