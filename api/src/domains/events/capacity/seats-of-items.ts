import type { Seats } from './seats';

interface Item {
  readonly ticketId: number;
  readonly quantity: number;
}

/** The code of an order and how often the order uses it. */
export interface CodeUses {
  readonly id: number;
  readonly uses: number;
}

/** The seats of tickets of one event: those of each ticket, and their sum for the event; and the uses of codes. */
export function seatsOfItems(eventId: number, items: readonly Item[], codes: readonly CodeUses[] = []): Seats[] {
  const counts = new Map<number, number>();
  for (const { ticketId, quantity } of items) counts.set(ticketId, (counts.get(ticketId) ?? 0) + quantity);
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  return [
    { kind: 'event', id: eventId, count: sum },
    ...[...counts].map(([id, count]): Seats => ({ kind: 'ticket', id, count })),
    ...codes.map(({ id, uses }): Seats => ({ kind: 'code', id, count: uses })),
  ];
}
