import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';

/** The free seats of the tickets of an event, for plans that take some of them. */
export interface FreeSeats {
  /** The fewest of the ticket, its pool and the event; Infinity without a limit, 0 for an unknown ticket. */
  leftOf(ticketId: number): number;
  /** Takes seats in the plan; a negative number gives seats back. */
  take(ticketId: number, count: number): void;
  /** Adds seats to the ticket and its pool, or to all of them, and to the event. */
  add(count: number, ticketId: number | null): void;
}

interface Row {
  readonly kind: 'event' | 'ticket' | 'pool';
  readonly owner_id: number;
  readonly free: number | null;
  readonly pool_id: number | null;
}

/**
 * Reads the free seats of an event. With `lock` they stay the same until the end of the transaction: the rows are
 * locked in the order of `changeSeats`.
 */
export async function readFreeSeats(db: Db, eventId: number, lock?: 'lock'): Promise<FreeSeats> {
  const find = async (kinds: readonly Row['kind'][]): Promise<readonly Row[]> => {
    const { rows } = await sql<Row>`select kind, owner_id, total - sold - held as free, pool_id from capacities
      where event_id = ${eventId} and kind in (${sql.join(kinds)})
      order by id ${lock === undefined ? sql`` : sql`for no key update`}`.execute(db);
    return rows;
  };
  return freeSeatsOf([...(await find(['event', 'ticket'])), ...(await find(['pool']))]);
}

function freeSeatsOf(rows: readonly Row[]): FreeSeats {
  const counts = new Map(rows.map(({ kind, owner_id: id, free }) => [`${kind} ${id}`, free ?? Infinity]));
  const events = rows.filter(({ kind }) => kind === 'event').map(({ owner_id: id }) => `event ${id}`);
  const pools = new Map(rows.filter(({ kind }) => kind === 'ticket').map((row) => [row.owner_id, row.pool_id]));
  const keysOf = (ticketId: number): readonly string[] => {
    const pool = pools.get(ticketId) ?? null;
    return [...events, `ticket ${ticketId}`, ...(pool === null ? [] : [`pool ${pool}`])];
  };
  const change = (keys: Iterable<string>, count: number): void => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + count);
  };
  return {
    leftOf: (ticketId) => Math.min(...keysOf(ticketId).map((key) => counts.get(key) ?? 0)),
    take: (ticketId, count) => change(keysOf(ticketId), -count),
    add: (count, ticketId) => change(ticketId === null ? [...counts.keys()] : keysOf(ticketId), count),
  };
}
