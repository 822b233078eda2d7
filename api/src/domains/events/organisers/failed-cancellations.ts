import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { cancelTickets, type TakenTicket } from '../attendance/cancel-tickets';

interface OrderOfEvent {
  readonly id: number;
  readonly event_id: number;
}

/** Notes that an order of a cancelled event, which could not be cancelled, is done after all. */
export async function noteDoneCancellation(trx: Db, { id, event_id: eventId }: OrderOfEvent): Promise<void> {
  await sql`update event_cancellations set done_count = done_count + 1, failed_orders = coalesce(
      (select jsonb_agg(f.id) from jsonb_array_elements(failed_orders) as f(id) where f.id <> to_jsonb(${id}::bigint)), '[]')
    where event_id = ${eventId} and failed_orders @> to_jsonb(${id}::bigint)`.execute(trx);
}

/**
 * Cancels the tickets of a locked order that the cancellation of its event could not cancel. The last step of a
 * transaction, because it locks the seats of the event until the commit.
 */
export async function endFailedCancellation(
  trx: Db,
  order: OrderOfEvent,
  writing: Pick<WriteContext, 'deps' | 'now' | 'origin' | 'reason'>,
): Promise<void> {
  const { rows: tickets } = await sql<TakenTicket>`select id, event_id, ticket_id, answers, state from attendees
    where order_id = ${order.id} and state <> 'cancelled' order by id for update`.execute(trx);
  await noteDoneCancellation(trx, order);
  await cancelTickets(trx, tickets, writing);
}
