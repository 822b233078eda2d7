import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { eventTexts } from '../event-texts';

interface PoolMove {
  readonly ticketId: number;
  /** Of the pool after the write; null for no pool. */
  readonly poolId: number | null;
}

/**
 * Moves the seats of a ticket from its pool to another one, before the ticket is written. Throws VALIDATION_FAILED at
 * `pool_id` when the pool has too few seats for those that are sold and held.
 */
export async function movePool(trx: Db, { ticketId, poolId }: PoolMove, locale: Locale): Promise<void> {
  const { rows } = await sql<{ sold: number; held: number; pool_id: number | null }>`select sold, held, pool_id
    from capacities where kind = 'ticket' and owner_id = ${ticketId} for no key update`.execute(trx);
  const [ticket] = rows;
  if (ticket === undefined || ticket.pool_id === poolId) return;
  const { sold: soldSeats, held: heldSeats } = ticket;
  const ids = [ticket.pool_id, poolId].filter((id) => id !== null);
  const pools = await sql<{ owner_id: number; total: number; sold: number; held: number }>`
    select owner_id, total, sold, held from capacities
    where kind = 'pool' and owner_id in (${sql.join(ids)}) order by id for no key update`.execute(trx);
  const target = pools.rows.find((row) => row.owner_id === poolId);
  if (poolId !== null && target === undefined) throw refusal(fieldText(locale, 'unknownRow'));
  if (target !== undefined && target.sold + target.held + soldSeats + heldSeats > target.total)
    throw refusal(
      eventTexts[locale].poolTooSmall
        .replace('{needed}', String(soldSeats + heldSeats))
        .replace('{left}', String(target.total - target.sold - target.held)),
    );
  if (soldSeats + heldSeats === 0) return;
  await sql`update capacities set
      sold = sold + case when owner_id = ${poolId} then ${soldSeats}::integer else ${-soldSeats}::integer end,
      held = held + case when owner_id = ${poolId} then ${heldSeats}::integer else ${-heldSeats}::integer end
    where kind = 'pool' and owner_id in (${sql.join(ids)})`.execute(trx);
}

function refusal(text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: 'pool of a ticket', fields: { pool_id: [text] } });
}
