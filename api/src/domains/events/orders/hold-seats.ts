import { AppError, isAppError } from '@enlace/shared-contract';
import { randomBytes } from 'node:crypto';

import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { changeSeats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { findTickets, type WantedTicket } from '../tickets/find-tickets';
import { expireHolds, planRelease } from './expire-holds';
import { hashKey } from './order-key';

const holdMs = 10 * 60_000;

/** Random bytes of the reference of an order. */
const referenceBytes = 8;

export interface HoldRequest {
  readonly eventId: number;
  readonly tickets: readonly WantedTicket[];
  /** The secret of the hold. */
  readonly key: string;
}

/**
 * Holds seats for ten minutes; answers the reference of the order. A request that is repeated with the same key has
 * the same answer and holds no further seats. Throws SOLD_OUT, NOT_ENOUGH, and what `findTickets` throws.
 */
export async function holdSeats(writing: Writing, request: HoldRequest): Promise<string> {
  const { db } = writing.deps;
  try {
    return await tryToHold(writing, request);
  } catch (error) {
    // Seats of expired holds are free, even when no job has released them yet.
    const isFull = isAppError(error) && (error.code === 'SOLD_OUT' || error.code === 'NOT_ENOUGH');
    if (!isFull || (await expireHolds(db, request.eventId, writing.now)) === 0) throw error;
    return tryToHold(writing, request);
  }
}

async function tryToHold(writing: Writing, { eventId, tickets, key }: HoldRequest): Promise<string> {
  const { viewer, locale, now, deps } = writing;
  const expiresAt = new Date(now.getTime() + holdMs);
  return transact(deps.db, async (trx) => {
    const offeredTickets = await findTickets(trx, { eventId, tickets, field: 'items' }, writing);
    const pricedTicket = offeredTickets.find(({ price }) => price > 0) ?? offeredTickets[0];
    if (pricedTicket === undefined) throw new AppError('BAD_REQUEST', { message: 'no tickets' });
    const order = await trx
      .insertInto('orders')
      .values({
        event_id: eventId,
        reference: randomBytes(referenceBytes).toString('base64url'),
        secret_hash: hashKey(key),
        state: 'held',
        user_id: viewer?.id ?? null,
        locale,
        currency: pricedTicket.currency,
        total: offeredTickets.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        expires_at: expiresAt,
      })
      .onConflict((on) => on.columns(['event_id', 'secret_hash']).doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (order === undefined) {
      const earlierOrder = await trx
        .selectFrom('orders')
        .select('reference')
        .where('event_id', '=', eventId)
        .where('secret_hash', '=', hashKey(key))
        .executeTakeFirstOrThrow();
      return earlierOrder.reference;
    }
    await trx
      .insertInto('order_items')
      .values(
        offeredTickets.map(({ ticketId, quantity, price }) => ({
          order_id: order.id,
          ticket_id: ticketId,
          quantity,
          unit_price: price,
        })),
      )
      .execute();
    await planRelease(trx, eventId, expiresAt);
    await changeSeats(trx, 'hold', seatsOfItems(eventId, tickets));
    return order.reference;
  });
}
