import type { AdminRow } from '@enlace/shared-admin';
import { type SeriesRule, seriesWeekdays } from '@enlace/shared-contract/events';

/** The rule as it is typed. */
export interface RuleValues {
  readonly frequency: SeriesRule['frequency'];
  readonly interval: string;
  readonly weekdays: readonly (typeof seriesWeekdays)[number][];
  readonly monthDay: SeriesRule['month_day'];
  readonly end: 'count' | 'until';
  readonly count: string;
  readonly until: string;
}

export const firstRule: RuleValues = {
  frequency: 'weekly',
  interval: '1',
  weekdays: [],
  monthDay: 'weekday',
  end: 'count',
  count: '6',
  until: '',
};

/** The body of the calls. */
export function bodyOfRule({ frequency, interval, weekdays, monthDay, end, count, until }: RuleValues) {
  return {
    frequency,
    interval,
    ...(frequency === 'weekly' ? { weekdays } : {}),
    ...(frequency === 'monthly' ? { month_day: monthDay } : {}),
    ...(end === 'count' ? { count } : { until: until === '' ? null : until }),
  };
}

/** The weekday of an event in its zone. */
export function weekdayOf(event: AdminRow): (typeof seriesWeekdays)[number] | undefined {
  const timeZone = zoneOf(event);
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(
    new Date(String(event['starts_at'])),
  );
  return seriesWeekdays.find((day) => day === name.slice(0, 2).toUpperCase());
}

export function zoneOf(event: AdminRow): string {
  return typeof event['timezone'] === 'string' ? event['timezone'] : 'UTC';
}
