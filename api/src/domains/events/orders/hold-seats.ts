import { AppError } from '@enlace/shared-contract';
import { randomBytes } from 'node:crypto';

import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { changeSeats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { priceOrder, requireCode, withCodeRefusal } from '../codes/use-code';
import { findTickets, type WantedTicket } from '../tickets/find-tickets';
import { requireUnreservedSeats } from '../waiting/offers/reserved-seats';
import { inviteToWait } from '../waiting/places/invite-to-wait';
import { planRelease } from './expire-holds';
import { hashKey } from './order-key';
import { withFreedSeats } from './with-freed-seats';

const holdMs = 10 * 60_000;

/** Random bytes of the reference of an order. */
const referenceBytes = 8;

export interface HoldRequest {
  readonly eventId: number;
  readonly tickets: readonly WantedTicket[];
  /** The text of a code. */
  readonly code?: string | null;
  /** The secret of the hold. */
  readonly key: string;
}

/**
 * Holds seats for ten minutes; answers the reference of the order. A request that is repeated with the same key has
 * the same answer and holds no further seats. Throws SOLD_OUT, NOT_ENOUGH,
 * VALIDATION_FAILED at `code`, and what `findTickets` throws.
 */
export async function holdSeats(writing: Writing, request: HoldRequest): Promise<string> {
  return withCodeRefusal(writing.locale, () =>
    inviteToWait(writing, request.eventId, () =>
      withFreedSeats(writing, request.eventId, () => tryToHold(writing, request)),
    ),
  );
}

async function tryToHold(writing: Writing, { eventId, tickets, code: text = null, key }: HoldRequest): Promise<string> {
  const { viewer, locale, now, deps } = writing;
  const expiresAt = new Date(now.getTime() + holdMs);
  return transact(deps.db, async (trx) => {
    const code = await requireCode(trx, { eventId, text }, writing);
    const offeredTickets = await findTickets(trx, { eventId, tickets, field: 'items', code }, writing);
    const { total, discount, uses } = priceOrder(offeredTickets, code, locale);
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
        ...{ total, discount, code_id: code?.id ?? null, code_uses: uses },
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
    await changeSeats(trx, 'hold', seatsOfItems(eventId, tickets, code === null ? [] : [{ id: code.id, uses }]));
    await requireUnreservedSeats(trx, { eventId, items: tickets }, now);
    return order.reference;
  });
}
