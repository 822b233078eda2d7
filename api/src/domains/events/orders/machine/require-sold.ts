import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';

interface Sale {
  readonly eventId: number;
  readonly items: readonly { readonly ticketId: number }[];
}

/**
 * Refuses tickets of an event that does not take place as planned, is over or removed, and tickets that were removed:
 * SALES_ENDED. Call it after the seats are taken: their lock makes removals and cancellations wait.
 */
export async function requireSold(trx: Db, { eventId, items }: Sale, now: Date): Promise<void> {
  const ids = [...new Set(items.map(({ ticketId }) => ticketId))];
  const { rows } = await sql<{ id: number }>`select k.id from tickets k join events e on e.id = k.event_id
    where k.id = any(${ids}::bigint[]) and e.id = ${eventId} and k.deleted_at is null and e.deleted_at is null
      and e.status in ('published', 'moved_online') and e.ends_at > ${now}`.execute(trx);
  if (rows.length < ids.length) throw new AppError('SALES_ENDED', { message: `event ${eventId} sells no longer` });
}
