import { AppError } from '@enlace/shared-contract/errors';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';

interface Sale {
  readonly eventId: number;
  readonly items: readonly { readonly ticketId: number }[];
}

/**
 * Whether tickets may be sold: none was removed, and their event takes place as planned, is not over and not removed.
 * Read it after the seats are locked: their lock makes removals and cancellations wait.
 */
export function isSold({ eventId, items }: Sale, now: Date): RawBuilder<boolean> {
  const ids = [...new Set(items.map(({ ticketId }) => ticketId))];
  return sql<boolean>`(select count(*) = ${ids.length} from tickets k join events e on e.id = k.event_id
    where k.id = any(${ids}::bigint[]) and e.id = ${eventId} and k.deleted_at is null and e.deleted_at is null
      and e.status in ('published', 'moved_online') and e.ends_at > ${now})`;
}

/** Refuses tickets that may not be sold: SALES_ENDED. Call it after the seats are taken. */
export async function requireSold(trx: Db, sale: Sale, now: Date): Promise<void> {
  const { rows } = await sql<{ isSold: boolean }>`select ${isSold(sale, now)} as "isSold"`.execute(trx);
  if (rows[0]?.isSold !== true) throw salesEnded(sale);
}

export function salesEnded({ eventId }: Pick<Sale, 'eventId'>): AppError {
  return new AppError('SALES_ENDED', { message: `event ${eventId} sells no longer` });
}
