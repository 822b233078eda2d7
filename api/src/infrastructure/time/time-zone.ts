import { isDay } from '@enlace/shared-contract/text';

import { RecentMap } from '../memory/recent-map';

const dayMs = 86_400_000;

const recentClocks = new RecentMap<string, Intl.DateTimeFormat>(100);

/** The locale of Sweden writes `2026-11-21 09:30:00`. Throws a RangeError for an unknown zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const knownClock = recentClocks.get(zone);
  if (knownClock !== undefined) return knownClock;
  const digits = '2-digit';
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  recentClocks.set(zone, clock);
  return clock;
}

/** Whether a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The time zone that a browser names. Some name one that does not exist, for example `Etc/Unknown`; it is read as UTC. */
export function readerZone(name: string | undefined): string {
  return name !== undefined && isTimeZone(name) ? name : 'UTC';
}

/** The local time of an instant, `2026-11-21 09:30:00`; spreadsheets recognise it as a date. */
export function localTime(at: Date, zone: string): string {
  return clockOf(zone).format(at).padStart(19, '0');
}

/** The local day of an instant, `2026-11-21`. */
export function dayIn(at: Date, zone: string): string {
  return localTime(at, zone).slice(0, 10);
}

/** An instant of UTC with the digits of the local time, to the second. */
export function localDate(at: Date, zone: string): Date {
  return new Date(`${localTime(at, zone).replace(' ', 'T')}Z`);
}

/** Milliseconds that local time is ahead of UTC. */
export function offsetAt(at: Date, zone: string): number {
  return localDate(at, zone).getTime() - Math.floor(at.getTime() / 1000) * 1000;
}

/** The possible instants of digits, by the clocks of the day before and of the day after. */
function candidatesOf(local: Date, zone: string): readonly [before: Date, after: Date] {
  const near = (days: 1 | -1) => new Date(local.getTime() - offsetAt(new Date(local.getTime() + days * dayMs), zone));
  return [near(-1), near(1)];
}

/**
 * The instant at which a clock in the zone shows the digits that `local` has in UTC. A time that the clock skips is
 * moved forward, and of a time that it shows twice the first one counts.
 */
export function instantOf(local: Date, zone: string): Date {
  const candidates = candidatesOf(local, zone);
  return candidates.find((at) => at.getTime() + offsetAt(at, zone) === local.getTime()) ?? candidates[0];
}

/** The instant of a text such as `2026-11-21 09:30`; null for other texts. */
export function parseLocalTime(text: string, zone: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/.exec(text.trim());
  const [, day, time, seconds = ':00'] = match ?? [];
  return isDay(day) ? instantOf(new Date(`${day}T${time}${seconds}Z`), zone) : null;
}

/**
 * The first instant of a day in a zone. Where the clock skips midnight, the day begins with the change; where midnight
 * comes twice, with the first one.
 */
export function startOfDay(day: string, zone: string): Date {
  const [before, after] = candidatesOf(new Date(`${day}T00:00:00Z`), zone);
  const instants = before < after ? [before, after] : [after, before];
  return instants.find((at) => dayIn(at, zone) === day) ?? before;
}
