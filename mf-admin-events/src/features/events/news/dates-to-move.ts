import { type AdminRow, localOf } from '@enlace/shared-admin';

import { rowsOf } from '../panel-parts/rows-of';

/** Dates of an event that can move with its start. */
export interface DatesToMove {
  /** Tickets with a start or an end of their sale. */
  readonly ticketCount: number;
  /** Whether free cancellation ends on a day that this save does not set. */
  readonly hasLimit: boolean;
}

/** Null when a save with these values leaves the start as it is, or the event has no such dates. */
export function datesToMove(record: AdminRow, values: Readonly<Record<string, unknown>>): DatesToMove | null {
  const start = values['starts_at'];
  if (typeof start !== 'string' || Date.parse(start) === Date.parse(String(record['starts_at']))) return null;
  const tickets = rowsOf(record['tickets']).filter((ticket) => ticket['sale_starts_at'] ?? ticket['sale_ends_at']);
  const hasLimit = typeof record['cancel_until'] === 'string' && !isOtherLimit(record['cancel_until'], record, values);
  return tickets.length === 0 && !hasLimit ? null : { ticketCount: tickets.length, hasLimit };
}

/** In a new zone, the form sends another instant of the same digits, which is no change. */
function isOtherLimit(limit: string, { timezone: zone }: AdminRow, values: Readonly<Record<string, unknown>>): boolean {
  const { cancel_until: value, timezone: newZone = zone } = values;
  if (value === undefined) return false;
  return typeof value !== 'string' || localOf(value, String(newZone)) !== localOf(limit, String(zone));
}
