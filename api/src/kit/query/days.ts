import type { RelativeTime } from '@enlace/shared-contract';

const dayMs = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether there is a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The day it is somewhere, `2026-11-21`. */
export function dayIn(timeZone: string, at: Date): string {
  return clockOf(timeZone).format(at).slice(0, 10);
}

/** The first instant of a day somewhere; not always midnight, where clocks are put forward at night. */
export function startOfDay(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const midnight = noon - dayMs / 2;
  // What the clock shows the day before and the day after tells both offsets that may be in force.
  const candidates = [midnight - dayMs, midnight + dayMs]
    .map((near) => midnight - (Date.parse(`${clockOf(timeZone).format(near).replace(' ', 'T')}Z`) - near))
    .filter((at) => dayIn(timeZone, new Date(at)) === day);
  return new Date(Math.min(...(candidates.length === 0 ? [midnight] : candidates)));
}

/** A day so many days, weeks, months or years later; the 31st of a shorter month is its last day. */
export function addTime(day: string, { n, unit }: RelativeTime, sign: 1 | -1 = 1): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (unit === 'day' || unit === 'week') at.setUTCDate(at.getUTCDate() + sign * n * (unit === 'week' ? 7 : 1));
  else {
    const wanted = at.getUTCDate();
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + sign * n * (unit === 'year' ? 12 : 1));
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    at.setUTCDate(Math.min(wanted, last));
  }
  return at.toISOString().slice(0, 10);
}

/** The day after. */
export function nextDay(day: string): string {
  return addTime(day, { n: 1, unit: 'day' });
}

/** `2026-11-21 09:30:00`, as Sweden writes it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
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
