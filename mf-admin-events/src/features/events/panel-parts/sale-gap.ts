import type { AdminRow } from '@enlace/shared-admin';

const dayMs = 86_400_000;

/** The end of the last sale of an event that has moved to a later day. */
export interface SaleGap {
  /** ISO 8601. */
  readonly end: string;
  readonly isOver: boolean;
}

/**
 * The sale of all tickets ends before the former start of an event that comes a day later or more: its dates have stayed
 * behind. Null when a ticket is sold longer.
 */
export function saleGapOf(
  { previous_starts_at: formerStart, starts_at: start, ends_at: end, status }: AdminRow,
  tickets: readonly Readonly<Record<string, unknown>>[],
  now: Date,
): SaleGap | null {
  if (status === 'cancelled' || Date.parse(String(end)) <= now.getTime()) return null;
  const saleEnds = tickets.map(({ sale_ends_at: saleEnd }) => Date.parse(String(saleEnd ?? end)));
  const last = Math.max(...saleEnds);
  const isBehind = last <= Date.parse(String(formerStart)) && last <= Date.parse(String(start)) - dayMs;
  return isBehind && saleEnds.length > 0 ? { end: new Date(last).toISOString(), isOver: last <= now.getTime() } : null;
}
