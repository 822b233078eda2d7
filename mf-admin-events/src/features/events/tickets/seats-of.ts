import type { EventPool } from './pools/event-pool';
import type { TicketRow } from './ticket-item';

export interface Seats {
  readonly sold: number;
  readonly held: number;
  /** Seats of all pools, and of the tickets without a pool; null when one of these has no limit. */
  readonly offered: number | null;
}

/** The seats of an event over all its tickets and pools. */
export function seatsOf(
  tickets: readonly Pick<TicketRow, 'sold_count' | 'held_count' | 'quantity' | 'pool_id'>[],
  pools: readonly Pick<EventPool, 'id' | 'total'>[],
): Seats {
  const isPooled = (poolId: number | null): boolean => pools.some(({ id }) => id === poolId);
  const ownLimits = tickets.filter(({ pool_id: poolId }) => !isPooled(poolId)).map(({ quantity }) => quantity);
  // A pool without tickets offers no seat.
  const poolLimits = pools
    .filter(({ id }) => tickets.some(({ pool_id: poolId }) => poolId === id))
    .map(({ total }) => total);
  const limits = [...ownLimits, ...poolLimits];
  return {
    sold: sumOf(tickets.map(({ sold_count: soldCount }) => soldCount)),
    held: sumOf(tickets.map(({ held_count: heldCount }) => heldCount)),
    offered: limits.includes(null) ? null : sumOf(limits.map((limit) => limit ?? 0)),
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
