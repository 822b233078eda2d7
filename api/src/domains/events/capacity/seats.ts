import { AppError } from '@enlace/shared-contract/errors';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { requestOffers } from '../waiting/offers/request-offers';
import { figuresNotice } from './announce-figures';

/** Seats of an event, a ticket or a pool, or uses of a code, that change together with others. */
export interface Seats {
  readonly kind: 'event' | 'ticket' | 'pool' | 'code';
  /** Of the event, the ticket, the pool or the code. */
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
 * Changes seats in the transaction: all of them, or none and SOLD_OUT or NOT_ENOUGH. The seats of a ticket are also
 * those of its pool. The rows are locked in a fixed order, so that two transactions never wait for each other in a
 * circle: events and tickets by id, then pools and codes by id. Only this function and `movePool` write `sold` and
 * `held`.
 */
export type ChangeSeats = (trx: Db, change: SeatChange, seats: readonly Seats[]) => Promise<void>;

interface Capacity {
  readonly id: number;
  readonly kind: Seats['kind'];
  readonly owner_id: number;
  readonly total: number | null;
  readonly sold: number;
  readonly held: number;
  readonly pool_id: number | null;
}

/** The guarded change: locks first, checks then, and writes by a condition. */
export const changeSeats: ChangeSeats = async (trx, change, seats) => {
  await changeSeatsAndRead(trx, change, seats, sql`null`);
};

/**
 * The same, with a value that the statement that writes the seats reads: after their locks, and true until the commit.
 * A second statement would make all other buyers of the event wait longer.
 */
export async function changeSeatsAndRead<T>(
  trx: Db,
  change: SeatChange,
  seats: readonly Seats[],
  value: RawBuilder<T>,
): Promise<T> {
  const { rows, allSeats } = await findSeats(trx, seats, sql`for no key update`);
  requireSeats(rows, change, allSeats);
  const isFree = sql`and (c.total is null
    or c.sold + c.held + w.count * ${ways[change].sold + ways[change].held} <= c.total)`;
  const writtenSeats = await writeSeats(trx, change, allSeats, isFree, value);
  if (writtenSeats.count !== allSeats.length) throw soldOut('event', 0);
  if (change === 'releaseHeld' || change === 'releaseSold') await offerFreedSeats(trx, allSeats);
  return writtenSeats.value;
}

/**
 * Several changes of the seats of one event, in their order, with the locks of one change. A later change can use the
 * seats that an earlier one frees.
 */
export async function changeSeatsTogether(
  trx: Db,
  changes: readonly { readonly change: SeatChange; readonly seats: readonly Seats[] }[],
): Promise<void> {
  const filledChanges = changes.filter(({ seats }) => seats.some(({ count }) => count > 0));
  const [first] = filledChanges;
  if (first === undefined) return;
  if (filledChanges.length === 1) return changeSeats(trx, first.change, first.seats);
  // The rows of all changes are locked first, so that the order of the locks does not depend on the changes.
  await findSeats(
    trx,
    filledChanges.flatMap(({ seats }) => seats),
    sql`for no key update`,
  );
  for (const { change, seats } of filledChanges) await changeSeats(trx, change, seats);
}

/** Freed seats go to the people on the waiting list of their event. */
async function offerFreedSeats(trx: Db, seats: readonly Seats[]): Promise<void> {
  for (const { kind, id } of seats) if (kind === 'event') await requestOffers(trx, id);
}

/**
 * The same without lock and condition: what a check before a write does. It oversells, and tests use it to prove that
 * they would notice.
 */
export const changeSeatsUnguarded: ChangeSeats = async (trx, change, seats) => {
  const { rows, allSeats } = await findSeats(trx, seats, sql``);
  requireSeats(rows, change, allSeats);
  await writeSeats(trx, change, allSeats, sql``, sql`null`);
};

/**
 * Throws SOLD_OUT or NOT_ENOUGH when the seats are not free now. It locks nothing, so `changeSeats` decides later: this
 * saves the people who come after the last seat the wait for those before them.
 */
export async function requireFreeSeats(db: Db, change: SeatChange, seats: readonly Seats[]): Promise<void> {
  const { rows, allSeats } = await findSeats(db, seats, sql``);
  requireSeats(rows, change, allSeats);
}

/** The rows of the seats, and the seats with those of the tickets' pools. */
async function findSeats(trx: Db, seats: readonly Seats[], lock: ReturnType<typeof sql>) {
  const find = async (wantedSeats: readonly Seats[]): Promise<readonly Capacity[]> => {
    const { rows } = await sql<Capacity>`select id, kind, owner_id, total, sold, held, pool_id from capacities
      where ${isOneOf(wantedSeats)} order by id ${lock}`.execute(trx);
    return rows;
  };
  const isFirst = ({ kind }: Seats): boolean => kind === 'event' || kind === 'ticket';
  const rows = await find(seats.filter(isFirst));
  const laterSeats = [...poolSeats(rows, seats), ...seats.filter((one) => !isFirst(one))];
  if (laterSeats.length === 0) return { rows, allSeats: seats };
  return { rows: [...rows, ...(await find(laterSeats))], allSeats: [...seats.filter(isFirst), ...laterSeats] };
}

function poolSeats(rows: readonly Capacity[], seats: readonly Seats[]): Seats[] {
  const counts = new Map<number, number>();
  for (const { kind, owner_id: id, pool_id: pool } of rows) {
    if (kind !== 'ticket' || pool === null) continue;
    const count = seats.find((one) => one.kind === 'ticket' && one.id === id)?.count ?? 0;
    counts.set(pool, (counts.get(pool) ?? 0) + count);
  }
  return [...counts].map(([id, count]) => ({ kind: 'pool', id, count }));
}

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
    if (count > freeSeats) throw soldOut(kind, Math.max(freeSeats, 0));
  }
}

async function writeSeats<T>(
  trx: Db,
  change: SeatChange,
  seats: readonly Seats[],
  condition: RawBuilder<unknown>,
  value: RawBuilder<T>,
): Promise<{ readonly count: number; readonly value: T }> {
  const way = ways[change];
  const values = sql.join(seats.map(({ kind, id, count }) => sql`(${kind}::text, ${id}::bigint, ${count}::integer)`));
  const { rows } = await sql<{ count: number; value: T }>`with written as (
      update capacities as c set sold = c.sold + w.count * ${sql.lit(way.sold)}, held = c.held + w.count * ${sql.lit(way.held)}
      from (values ${values}) as w(kind, owner_id, count)
      where c.kind = w.kind and c.owner_id = w.owner_id ${condition} returning c.id)
    select (select count(*)::int from written) as count, ${value} as value, ${noticeOf(change, seats)} as notice`.execute(
    trx,
  );
  const [writtenRow] = rows;
  if (writtenRow === undefined) throw new Error('the statement that writes seats has no row');
  return writtenRow;
}

/** A hold is announced at once, freed seats with their offer, and sold ones with the copied figures. */
function noticeOf(change: SeatChange, seats: readonly Seats[]): RawBuilder<unknown> {
  const event = seats.find(({ kind }) => kind === 'event');
  return change === 'hold' && event !== undefined ? figuresNotice(event.id) : sql`null`;
}

function soldOut(of: Seats['kind'], freeSeats: number): AppError {
  const code = freeSeats > 0 ? 'NOT_ENOUGH' : 'SOLD_OUT';
  return new AppError(code, { message: `${freeSeats} seats left of the ${of}`, details: { left: freeSeats, of } });
}
