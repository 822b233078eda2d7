import type { Seats } from './seats';

interface Item {
  readonly ticketId: number;
  readonly quantity: number;
}

/** The seats of tickets of one event: those of each ticket, and their sum for the event. */
export function seatsOfItems(eventId: number, items: readonly Item[]): Seats[] {
  const counts = new Map<number, number>();
  for (const { ticketId, quantity } of items) counts.set(ticketId, (counts.get(ticketId) ?? 0) + quantity);
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  return [
    { kind: 'event', id: eventId, count: sum },
    ...[...counts].map(([id, count]): Seats => ({ kind: 'ticket', id, count })),
  ];
}
