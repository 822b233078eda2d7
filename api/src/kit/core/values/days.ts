import type { RelativeTime } from '@enlace/shared-contract/lists';
import { isDay } from '@enlace/shared-contract/text';

const dayMs = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

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

/** The present day in a time zone, `2026-11-21`. */
export function dayIn(timeZone: string, at: Date): string {
  return clockOf(timeZone).format(at).slice(0, 10);
}

/** The first instant of a day in a time zone. It is not midnight when clocks are put forward at night. */
export function startOfDay(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const midnight = noon - dayMs / 2;
  // The local times one day before and one day after give both possible offsets.
  const candidates = [midnight - dayMs, midnight + dayMs]
    .map((near) => midnight - (Date.parse(`${clockOf(timeZone).format(near).replace(' ', 'T')}Z`) - near))
    .filter((at) => dayIn(timeZone, new Date(at)) === day);
  return new Date(Math.min(...(candidates.length === 0 ? [midnight] : candidates)));
}

/** An instant as local time with seconds, `2026-11-21 09:30:00`; spreadsheets recognise it as a date. */
export function localTime(timeZone: string, at: Date): string {
  return clockOf(timeZone).format(at);
}

/** The instant of a local time such as `2026-11-21 09:30`; null for other texts. */
export function instantOf(text: string, timeZone: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/.exec(text.trim());
  const [, day, time, seconds = ':00'] = match ?? [];
  if (!isDay(day)) return null;
  const asUtc = Date.parse(`${day}T${time}${seconds}Z`);
  if (Number.isNaN(asUtc)) return null;
  const candidates = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(timeZone, near));
  const exact = candidates.find((at) => at + offsetAt(timeZone, at) === asUtc);
  return new Date(exact ?? candidates[0] ?? asUtc);
}

/** Milliseconds that local time is ahead of UTC. */
function offsetAt(timeZone: string, at: number): number {
  return Date.parse(`${clockOf(timeZone).format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}

/** Adds days, weeks, months or years to a day; the 31st becomes the last day of a shorter month. */
export function addTime(day: string, { n, unit }: RelativeTime, sign: 1 | -1 = 1): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (unit === 'day' || unit === 'week') at.setUTCDate(at.getUTCDate() + sign * n * (unit === 'week' ? 7 : 1));
  else {
    const wantedDay = at.getUTCDate();
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + sign * n * (unit === 'year' ? 12 : 1));
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    at.setUTCDate(Math.min(wantedDay, last));
  }
  return at.toISOString().slice(0, 10);
}

/** The day after. */
export function nextDay(day: string): string {
  return addTime(day, { n: 1, unit: 'day' });
}

/** The locale of Sweden writes `2026-11-21 09:30:00`. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const knownClock = clocks.get(timeZone);
  if (knownClock !== undefined) return knownClock;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (clocks.size < 100) clocks.set(timeZone, clock);
  return clock;
}
