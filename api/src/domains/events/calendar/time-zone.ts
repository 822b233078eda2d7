import { RecentMap } from '../../../infrastructure/memory/recent-map';
import { localDate, offsetAt } from '../../../infrastructure/time/time-zone';

const minuteMs = 60_000;
/** Shorter than the time between two changes of the clock in any zone. */
const stepMs = 7 * 86_400_000;

/** Local time in a zone as in iCalendar, `20260504T190000`. */
export function calendarTime(at: Date, zone: string): string {
  return formatUtc(localDate(at, zone));
}

/** `20260504T190000` of an instant in UTC. */
export function formatUtc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}Z$/g, '');
}

/** Minutes that local time is ahead of UTC. */
function minutesAt(at: Date, zone: string): number {
  return Math.round(offsetAt(at, zone) / minuteMs);
}

/** A change of the clock in a zone; offsets in minutes. */
interface ClockChange {
  readonly at: Date;
  readonly before: number;
  readonly after: number;
}

/** Changes of a year by zone and year, because finding them takes milliseconds. */
const yearChanges = new RecentMap<string, readonly ClockChange[]>(2000);

function changesOfYear(zone: string, year: number): readonly ClockChange[] {
  const key = `${zone} ${year}`;
  const knownChanges = yearChanges.get(key);
  if (knownChanges !== undefined) return knownChanges;
  const changes: ClockChange[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  for (let from = Date.UTC(year, 0, 1); from < end; from += stepMs) {
    const to = Math.min(from + stepMs, end);
    const [before, after] = [minutesAt(new Date(from), zone), minutesAt(new Date(to), zone)];
    if (before !== after) changes.push({ at: changeBetween(from, to, zone, before), before, after });
  }
  yearChanges.set(key, changes);
  return changes;
}

/** Lines of a VTIMEZONE (RFC 5545, 3.6.5) with every change of the clock in the years of two instants. */
export function timeZoneLines(zone: string, from: Date, to: Date): string[] {
  const [firstYear, lastYear] = [from.getUTCFullYear() - 1, to.getUTCFullYear()];
  const start = new Date(Date.UTC(firstYear, 0, 1));
  const changes: ClockChange[] = [{ at: start, before: minutesAt(start, zone), after: minutesAt(start, zone) }];
  for (let year = firstYear; year <= lastYear; year += 1) changes.push(...changesOfYear(zone, year));
  const standard = Math.min(...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap(({ at, before, after }) => {
      const kind = after > standard ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        // The local time of the change, by the clock before it.
        `DTSTART:${formatUtc(new Date(at.getTime() + before * minuteMs))}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** The minute in which the clock changes. */
function changeBetween(from: number, to: number, zone: string, before: number): Date {
  let [low, high] = [from, to];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (minutesAt(new Date(middle), zone) === before) low = middle;
    else high = middle;
  }
  return new Date(high);
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
}
