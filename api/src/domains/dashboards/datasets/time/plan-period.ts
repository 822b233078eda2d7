import type { DatasetGrain, DatasetQuery } from '@enlace/shared-contract/dashboards';
import type { Locale } from '@enlace/shared-contract/text';

import { dayIn, startOfDay } from '../../../../infrastructure/time/time-zone';
import { addDays, addMonths, countSteps, type Day, startOfStep } from './calendar';
import { mostSteps, refusePeriod } from './check-period';

/** Days of the calendar, both included. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** What of a data set decides its period. */
interface PeriodRules {
  readonly by: string;
  readonly period: 'all' | number;
  /** Steps of time, the usual one first; empty for a data set without steps. */
  readonly grains: readonly DatasetGrain[];
  /** Whether the numbers are of people and not exact, so that a period has whole months of UTC. */
  readonly isWide: boolean;
}

export interface PlannedPeriod {
  readonly tz: string;
  readonly today: Day;
  /** Null: since the beginning. Steps of time always have days. */
  readonly days: Days | null;
  /** Whether the query and the data set name no period. */
  readonly isAll: boolean;
  readonly grain: DatasetGrain | null;
}

/** The last of the days that queries can name with only one end. */
const firstDay = '2000-01-01';

/** Steps that a chart can show; the usual grain of a longer period is a longer one. */
const usualSteps = 120;

const wideGrains: ReadonlySet<DatasetGrain> = new Set(['month', 'quarter', 'year']);

/** Grains of a data set for a viewer. */
export function grainsOf({ grains, isWide }: Pick<PeriodRules, 'grains' | 'isWide'>): readonly DatasetGrain[] {
  return isWide ? grains.filter((grain) => wideGrains.has(grain)) : grains;
}

/**
 * The period of a checked query. `beginning` is the first day with data, for steps since the beginning. Throws
 * VALIDATION_FAILED for too many steps.
 */
export function planPeriod(
  rules: PeriodRules,
  query: DatasetQuery,
  at: { readonly now: Date; readonly locale: Locale; readonly beginning?: Date | null },
): PlannedPeriod {
  const tz = rules.isWide ? 'UTC' : (query.tz ?? 'UTC');
  const today = dayIn(at.now, tz);
  const grains = grainsOf(rules);
  const plainDays = daysOf(rules, query, today, grains[0]);
  const isStepped = rules.by === 'time';
  const begin = at.beginning ? dayIn(at.beginning, tz) : today;
  const stepDays = plainDays ?? { from: begin < today ? begin : today, to: today };
  const days = isStepped ? stepDays : plainDays;
  const wideDays = days !== null && rules.isWide ? widen(days) : days;
  const plan = { tz, today, days: wideDays, isAll: plainDays === null };
  if (!isStepped || wideDays === null) return { ...plan, grain: null };
  const grain = grainOf(grains, query.grain, wideDays);
  if (countSteps(wideDays.from, wideDays.to, grain) > mostSteps) refusePeriod(['from', 'steps'], at.locale);
  return { ...plan, grain };
}

/** Whole months. */
function widen({ from, to }: Days): Days {
  return { from: startOfStep(from, 'month'), to: addDays(addMonths(startOfStep(to, 'month'), 1), -1) };
}

function daysOf(
  { period }: PeriodRules,
  { from, to }: DatasetQuery,
  today: Day,
  usualGrain: DatasetGrain | undefined,
): Days | null {
  if (from !== undefined) return { from, to: to ?? (today < from ? from : today) };
  if (period === 'all') return to === undefined ? null : { from: to < firstDay ? to : firstDay, to };
  const last = to ?? today;
  const first = addDays(last, 1 - period);
  // The first step is whole, so that it can be compared with the others.
  return { from: to === undefined && usualGrain !== undefined ? startOfStep(first, usualGrain) : first, to: last };
}

function grainOf(grains: readonly DatasetGrain[], wantedGrain: DatasetGrain | undefined, days: Days): DatasetGrain {
  const [usual = 'month'] = grains;
  if (wantedGrain !== undefined && grains.includes(wantedGrain)) return wantedGrain;
  const fits = (grain: DatasetGrain): boolean => countSteps(days.from, days.to, grain) <= usualSteps;
  if (fits(usual)) return usual;
  const longer = (['day', 'week', 'month', 'quarter', 'year'] as const).filter((grain) => grains.includes(grain));
  return longer.find((grain) => longer.indexOf(grain) > longer.indexOf(usual) && fits(grain)) ?? usual;
}

/** First instant of a period, and the first one after it. */
export function instantsOf({ from, to }: Days, tz: string): { readonly start: Date; readonly end: Date } {
  return { start: startOfDay(from, tz), end: startOfDay(addDays(to, 1), tz) };
}
