import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** An event, a ticket or a pool whose total changes by one seat. */
export interface ExceededSeat {
  readonly kind: 'event' | 'ticket' | 'pool';
  readonly owner_id: number;
}

/** Columns that triggers copy to `capacities.total`. */
const totals: Readonly<Record<ExceededSeat['kind'], readonly [table: string, column: string]>> = {
  event: ['events', 'capacity'],
  ticket: ['tickets', 'quantity'],
  pool: ['event_pools', 'total'],
};

/** Adds a seat to a total, or takes it back; a total without a limit stays so. */
export async function changeTotal(trx: Db, { kind, owner_id: id }: ExceededSeat, change: 1 | -1): Promise<void> {
  const [table, column] = totals[kind];
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${sql.lit(change)}
    where id = ${id}`.execute(trx);
}

/**
 * Forgets the seats that were added for the orders of cancelled tickets, and answers them for `lowerTotals`. Locks event
 * and tickets as their edit does: call it before the seats change.
 */
export async function forgetExceededSeats(
  trx: Db,
  eventId: number,
  attendeeIds: readonly number[],
): Promise<readonly ExceededSeat[]> {
  const { rows } = await sql<ExceededSeat>`delete from exceeded_seats
    where order_id in (select order_id from attendees where id in (${sql.join(attendeeIds)}))
    returning kind, owner_id`.execute(trx);
  if (rows.length === 0) return rows;
  await sql`select 1 from events where id = ${eventId} for no key update`.execute(trx);
  const tickets = rows.filter(({ kind }) => kind === 'ticket').map((row) => row.owner_id);
  await sql`select 1 from tickets where id = any(${tickets}::bigint[]) order by id for no key update`.execute(trx);
  return rows;
}

/**
 * Takes the seats back, after the change that frees them. A total whose seats are all in use stays: an organiser has
 * lowered it, or the ticket has another kind by now and its former seat is sold.
 */
export async function lowerTotals(trx: Db, seats: readonly ExceededSeat[]): Promise<void> {
  // The pools are locked last, as in `changeSeats`.
  for (const seat of seats.toSorted((a, b) => Number(a.kind === 'pool') - Number(b.kind === 'pool'))) {
    const { kind, owner_id: id } = seat;
    const { rows } = await sql`select 1 from capacities where kind = ${kind} and owner_id = ${id}
      and total > sold + held for no key update`.execute(trx);
    if (rows.length > 0) await changeTotal(trx, seat, -1);
  }
}
