import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** Notes that an order of a cancelled event, which could not be cancelled, is done after all. */
export async function noteDoneCancellation(
  trx: Db,
  { id, event_id: eventId }: { readonly id: number; readonly event_id: number },
): Promise<void> {
  await sql`update event_cancellations set done_count = done_count + 1, failed_orders = coalesce(
      (select jsonb_agg(f.id) from jsonb_array_elements(failed_orders) as f(id) where f.id <> to_jsonb(${id}::bigint)), '[]')
    where event_id = ${eventId} and failed_orders @> to_jsonb(${id}::bigint)`.execute(trx);
}
