import { mostSeriesDates, type SeriesRule, seriesWeekdays } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import ICAL from 'ical.js';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { instantOf, localDate } from '../../../infrastructure/time/time-zone';
import type { Row } from '../../../kit/core/table/repository';
import { calendarTime } from '../calendar/time-zone';
import { eventTexts } from '../event-texts';
import { refusal } from '../questions/refusal';

/** The event that repeats. */
export interface FirstDate {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly timezone: string;
}

export interface SeriesDate {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export function firstDateOf(event: Row): FirstDate {
  return {
    starts_at: new Date(String(event['starts_at'])),
    ends_at: new Date(String(event['ends_at'])),
    timezone: String(event['timezone']),
  };
}

/** The rule as RRULE, with the weekday of the event where the rule needs one. Throws VALIDATION_FAILED without an end. */
export function ruleText(rule: SeriesRule, first: FirstDate, locale: Locale): string {
  const { frequency, interval, count, until } = rule;
  if ((count ?? null) === null && (until ?? null) === null) throw refusal('count', fieldText(locale, 'required'));
  return [
    `FREQ=${frequency.toUpperCase()}`,
    `INTERVAL=${interval}`,
    ...(frequency === 'weekly' ? [`BYDAY=${weekdaysOf(rule, first).join(',')}`] : []),
    ...(frequency === 'monthly' ? [monthDayText(rule, first)] : []),
    count === undefined || count === null ? `UNTIL=${(until ?? '').replaceAll('-', '')}T235959` : `COUNT=${count}`,
  ].join(';');
}

/** Weekdays of a weekly rule in the order of the week; that of the event is always one. */
export function weekdaysOf({ weekdays }: SeriesRule, first: FirstDate): (typeof seriesWeekdays)[number][] {
  const ownDay = seriesWeekdays[weekdayOf(first)];
  return seriesWeekdays.filter((day) => day === ownDay || weekdays?.includes(day));
}

/** Place of the event's day in its month. */
export function monthDayOf({ month_day: kind }: SeriesRule, first: FirstDate) {
  const day = Number(calendarTime(first.starts_at, first.timezone).slice(6, 8));
  const place = Math.ceil(day / 7);
  // A fifth weekday is missing in most months.
  return { day, weekday: weekdayOf(first), place: kind === 'last' || place === 5 ? -1 : place };
}

function monthDayText(rule: SeriesRule, first: FirstDate): string {
  const { day, weekday, place } = monthDayOf(rule, first);
  return rule.month_day === 'day' ? `BYMONTHDAY=${day}` : `BYDAY=${place}${seriesWeekdays[weekday]}`;
}

/** Number of the event's weekday in its zone; 0 is Monday. */
function weekdayOf({ starts_at: at, timezone }: FirstDate): number {
  return (localDate(at, timezone).getUTCDay() + 6) % 7;
}

/**
 * All dates of a rule, that of the event first, at the same time of the day in its zone. Throws VALIDATION_FAILED for
 * more than 104 dates and for one date alone.
 */
export function datesOf(rule: SeriesRule, first: FirstDate, locale: Locale): readonly SeriesDate[] {
  const local = calendarTime(first.starts_at, first.timezone);
  const start = ICAL.Time.fromDateTimeString(isoText(local));
  const iterator = ICAL.Recur.fromString(ruleText(rule, first, locale)).iterator(start);
  const dates: SeriesDate[] = [{ starts_at: first.starts_at, ends_at: first.ends_at }];
  const isEndless = rule.count === undefined || rule.count === null;
  for (let time = iterator.next(); time !== null && time !== undefined; time = iterator.next()) {
    const nextLocal = time.toString().replace(/[-:]/g, '');
    // A rule by the last weekday can begin before the event.
    if (nextLocal <= local) continue;
    if (!isEndless && dates.length === rule.count) break;
    if (dates.length === mostSeriesDates)
      throw refusal('until', eventTexts[locale].tooManyDates.replace('{count}', String(mostSeriesDates)));
    const startsAt = instantOf(new Date(`${isoText(nextLocal)}Z`), first.timezone);
    dates.push({ starts_at: startsAt, ends_at: endOf(startsAt, first) });
  }
  if (dates.length === 1) throw refusal(isEndless ? 'until' : 'count', eventTexts[locale].oneDate);
  return dates;
}

/** End of a date that starts at another time than its original: the clock shows the same length, also when it changes. */
export function endOf(start: Date, { starts_at: from, ends_at: to, timezone: zone }: FirstDate): Date {
  const end = shiftInZone({ at: start, zone }, localShift({ at: from, zone }, { at: to, zone }));
  // In the hour that a clock skips or repeats, its digits can go back.
  return end > start ? end : new Date(start.getTime() + to.getTime() - from.getTime());
}

function isoText(text: string): string {
  return text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6');
}

/** Difference of the time of the day, and of the days, between two instants in their zones, in milliseconds. */
export function localShift(from: SeriesZoneDate, to: SeriesZoneDate): number {
  return localDate(to.at, to.zone).getTime() - localDate(from.at, from.zone).getTime();
}

/** An instant that a clock in the zone shows `shiftMs` later than the given one. */
export function shiftInZone({ at, zone }: SeriesZoneDate, shiftMs: number, newZone = zone): Date {
  return instantOf(new Date(localDate(at, zone).getTime() + shiftMs), newZone);
}

interface SeriesZoneDate {
  readonly at: Date;
  readonly zone: string;
}
