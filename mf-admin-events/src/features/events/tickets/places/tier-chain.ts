import type { TicketRow } from '../ticket-item';

/** Names of the tickets that a ticket waits for, the one that is on sale first in front. */
export function tierChain(row: TicketRow, rows: readonly TicketRow[]): readonly string[] {
  const names: string[] = [];
  const seenIds = new Set([row.id]);
  let earlier = rows.find(({ id }) => id === row.opens_after_ticket_id);
  while (earlier !== undefined && !seenIds.has(earlier.id)) {
    seenIds.add(earlier.id);
    names.unshift(earlier.name);
    const next: number | null = earlier.opens_after_ticket_id;
    earlier = rows.find(({ id }) => id === next);
  }
  return names;
}
