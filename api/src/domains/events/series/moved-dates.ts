import { isTimeZone } from '../../../infrastructure/time/time-zone';
import type { Row } from '../../../kit/core/table/repository';
import { localShift, shiftInZone } from './series-dates';

/** How far an event moves. */
export interface EventShift {
  readonly zone: string;
  /** Missing when the zone stays. */
  readonly newZone?: string;
  /** By the clock of the zones, in milliseconds. */
  readonly shift: number;
}

export const saleDateNames = ['sale_starts_at', 'sale_ends_at'] as const;

/** Dates of a row that move with the event. */
export function movedDates(row: Row, names: readonly string[], { zone, newZone = zone, shift }: EventShift): Row {
  return Object.fromEntries(
    names.flatMap((name) => {
      const at = row[name];
      return at instanceof Date ? [[name, shiftInZone({ at, zone }, shift, newZone).toISOString()]] : [];
    }),
  );
}

/**
 * A time of sale that moves with the event: its start and its end. One that has begun is not interrupted until a later
 * start.
 */
export function movedSale(row: Row, names: readonly [start: string, end: string], shift: EventShift, now: Date): Row {
  const [startName, endName] = names;
  const [start] = Object.values(movedDates(row, [startName], shift));
  const formerStart = row[startName];
  const stops = formerStart instanceof Date && formerStart <= now && new Date(String(start)) > now;
  return movedDates(row, stops ? [endName] : names, shift);
}

/** How far these values move an event; null when its start stays, or its zone is unknown. */
export function shiftOf(before: Row, values: Row): EventShift | null {
  const [from, to] = [startOf(before), startOf({ ...before, ...values })];
  if (from.at.getTime() === to.at.getTime() || !isTimeZone(from.zone) || !isTimeZone(to.zone)) return null;
  return { zone: from.zone, newZone: to.zone, shift: localShift(from, to) };
}

function startOf({ starts_at: start, timezone }: Row) {
  return { at: start instanceof Date ? start : new Date(String(start)), zone: String(timezone) };
}
