import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { changeTotal, type ExceededSeat } from './exceeded-seats';

interface FullRow extends ExceededSeat {
  readonly pool_id: number | null;
  readonly is_full: boolean;
}

/**
 * Adds one seat to each of event, ticket and pool that is full, so that `changeSeats` can sell one more in the same
 * transaction. Locks event and ticket as their edit does, then the seats in the order of `changeSeats`, then the pool.
 * Returns what it enlarged, and keeps it with the order: its cancellation takes the seats back.
 */
export async function addSeatsWhereFull(
  trx: Db,
  { eventId, ticketId, orderId }: { readonly eventId: number; readonly ticketId: number; readonly orderId: number },
): Promise<readonly ExceededSeat['kind'][]> {
  await sql`select 1 from events where id = ${eventId} for no key update`.execute(trx);
  await sql`select 1 from tickets where id = ${ticketId} for no key update`.execute(trx);
  const read = async (condition: ReturnType<typeof sql>): Promise<readonly FullRow[]> => {
    const { rows } =
      await sql<FullRow>`select kind, owner_id, pool_id, total is not null and sold + held >= total as is_full
      from capacities where ${condition} order by id for no key update`.execute(trx);
    return rows;
  };
  const firstRows = await read(
    sql`(kind = 'event' and owner_id = ${eventId}) or (kind = 'ticket' and owner_id = ${ticketId})`,
  );
  const poolId = firstRows.find(({ kind }) => kind === 'ticket')?.pool_id ?? null;
  const poolRows = poolId === null ? [] : await read(sql`kind = 'pool' and owner_id = ${poolId}`);
  const fullRows = [...firstRows, ...poolRows].filter(({ is_full: isFull }) => isFull);
  for (const { kind, owner_id } of fullRows) {
    await changeTotal(trx, { kind, owner_id }, 1);
    await trx.insertInto('exceeded_seats').values({ order_id: orderId, kind, owner_id }).execute();
  }
  return fullRows.map(({ kind }) => kind);
}
