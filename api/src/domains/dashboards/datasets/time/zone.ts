import { RecentMap } from '../../../../infrastructure/memory/recent-map';
import type { Day } from './calendar';

const hourMs = 3_600_000;

const recentFormats = new RecentMap<string, Intl.DateTimeFormat>(50);

/** Throws a RangeError for an unknown time zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const knownFormat = recentFormats.get(zone);
  if (knownFormat !== undefined) return knownFormat;
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23' },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  });
  recentFormats.set(zone, format);
  return format;
}

/** Whether a text is the name of a time zone, such as `America/Lima`; not an offset. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return formatOf(zone).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The local time of an instant, in milliseconds as if it were in UTC. */
function localMs(instant: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day that a clock in the zone shows at an instant. */
export function localDay(instant: Date, zone: string): Day {
  return new Date(localMs(instant.getTime(), zone)).toISOString().slice(0, 10);
}

const offsetAt = (instant: number, zone: string): number => localMs(instant, zone) - Math.floor(instant / 1000) * 1000;

/**
 * The first instant of a day in a zone. Where the clock skips midnight, the day begins with the change; where midnight
 * comes twice, with the first one.
 */
export function startOfDay(day: Day, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const before = offsetAt(wall - 16 * hourMs, zone);
  const after = offsetAt(wall + 14 * hourMs, zone);
  const instants = [wall - before, wall - after].sort((one, other) => one - other);
  const midnight = instants.find((instant) => localMs(instant, zone) === wall);
  return new Date(midnight ?? wall - before);
}
