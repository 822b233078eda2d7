import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** Seats of an event or of a ticket that change together with others. */
export interface Seats {
  readonly kind: 'event' | 'ticket';
  /** Of the event or the ticket. */
  readonly id: number;
  readonly count: number;
}

/** How often each number of a capacity changes by the count of its seats. */
interface Way {
  readonly sold: -1 | 0 | 1;
  readonly held: -1 | 0 | 1;
}

const ways = {
  hold: { sold: 0, held: 1 },
  sell: { sold: 1, held: 0 },
  sellHeld: { sold: 1, held: -1 },
  releaseHeld: { sold: 0, held: -1 },
  releaseSold: { sold: -1, held: 0 },
} as const satisfies Readonly<Record<string, Way>>;

export type SeatChange = keyof typeof ways;

/**
 * Changes seats in the transaction: all of them, or none and SOLD_OUT or NOT_ENOUGH. The rows are locked in the order
 * of their ids, so that two transactions never wait for each other in a circle. This function is the only one that
 * writes `sold` and `held`.
 */
export type ChangeSeats = (trx: Db, change: SeatChange, seats: readonly Seats[]) => Promise<void>;

interface Capacity {
  readonly id: number;
  readonly kind: Seats['kind'];
  readonly owner_id: number;
  readonly total: number | null;
  readonly sold: number;
  readonly held: number;
}

/** The guarded change: locks first, checks then, and writes by a condition. */
export const changeSeats: ChangeSeats = async (trx, change, seats) => {
  const { rows } = await sql<Capacity>`select id, kind, owner_id, total, sold, held from capacities
    where ${isOneOf(seats)} order by id for no key update`.execute(trx);
  requireSeats(rows, change, seats);
  const { numAffectedRows = 0n } = await writeSeats(
    trx,
    change,
    seats,
    sql`and (c.total is null
    or c.sold + c.held + w.count * ${ways[change].sold + ways[change].held} <= c.total)`,
  );
  if (Number(numAffectedRows) !== seats.length) throw soldOut(0);
};

/**
 * The same without lock and condition: what a check before a write does. It oversells, and tests use it to prove that
 * they would notice.
 */
export const changeSeatsUnguarded: ChangeSeats = async (trx, change, seats) => {
  const { rows } = await sql<Capacity>`select id, kind, owner_id, total, sold, held from capacities
    where ${isOneOf(seats)}`.execute(trx);
  requireSeats(rows, change, seats);
  await writeSeats(trx, change, seats, sql``);
};

function isOneOf(seats: readonly Seats[]) {
  return sql`(kind, owner_id) in (${sql.join(seats.map(({ kind, id }) => sql`(${kind}::text, ${id}::bigint)`))})`;
}

function requireSeats(rows: readonly Capacity[], change: SeatChange, seats: readonly Seats[]): void {
  const way = ways[change];
  for (const { kind, id, count } of seats) {
    const row = rows.find((one) => one.kind === kind && one.owner_id === id);
    if (row === undefined) throw new AppError('NOT_FOUND', { message: `no seats of ${kind} ${id}` });
    if (way.sold + way.held <= 0 || row.total === null) continue;
    const freeSeats = row.total - row.sold - row.held;
    if (count > freeSeats) throw soldOut(Math.max(freeSeats, 0));
  }
}

async function writeSeats(trx: Db, change: SeatChange, seats: readonly Seats[], condition: ReturnType<typeof sql>) {
  const way = ways[change];
  const rows = sql.join(seats.map(({ kind, id, count }) => sql`(${kind}::text, ${id}::bigint, ${count}::integer)`));
  return sql`update capacities as c set sold = c.sold + w.count * ${sql.lit(way.sold)}, held = c.held + w.count * ${sql.lit(way.held)}
    from (values ${rows}) as w(kind, owner_id, count)
    where c.kind = w.kind and c.owner_id = w.owner_id ${condition}`.execute(trx);
}

function soldOut(freeSeats: number): AppError {
  const code = freeSeats > 0 ? 'NOT_ENOUGH' : 'SOLD_OUT';
  return new AppError(code, { message: `${freeSeats} seats left`, details: { left: freeSeats } });
}
