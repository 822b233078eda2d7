import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { jsonObject } from '../../../kit/core/table/expressions';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { changeSeatsAndRead } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { priceOrder, requireCode, withCodeRefusal } from '../codes/use-code';
import { eventTexts } from '../event-texts';
import { findTickets, type WantedTicket } from '../tickets/find-tickets';
import { hasWaitingPeople } from '../waiting/offers/plan-offers';
import { requireUnreservedSeats } from '../waiting/offers/reserved-seats';
import { inviteToWait } from '../waiting/places/invite-to-wait';
import { planRelease } from './expire-holds';
import { addressHashOf, type HeldSeats, heldSeatsOf, limitHolds } from './limit-holds';
import { createHeldOrder, makeReference } from './machine/create-order';
import { isSold, salesEnded } from './machine/require-sold';
import { hashKey, hashWish } from './order-key';
import { withFreedSeats } from './with-freed-seats';

const holdMs = 10 * 60_000;

export interface HoldRequest {
  readonly eventId: number;
  readonly tickets: readonly WantedTicket[];
  /** The text of a code. */
  readonly code?: string | null;
  /** The secret of the hold. */
  readonly key: string;
}

/** What is true while the seats of a new hold are locked. */
interface HoldFacts {
  readonly is_sold: boolean;
  readonly has_waiting_people: boolean;
  readonly held_seats: HeldSeats;
}

/**
 * Holds seats for ten minutes; answers the reference of the order. A request that is repeated with the same key has
 * the same answer and holds no further seats. Throws CONFLICT for a key of other tickets, SOLD_OUT, NOT_ENOUGH, VALIDATION_FAILED at `code`, RATE_LIMITED for
 * too many seats of one address or user, and what `findTickets` throws.
 */
export async function holdSeats(writing: WriteContext, request: HoldRequest): Promise<string> {
  return withCodeRefusal(writing.locale, () =>
    inviteToWait(writing, request.eventId, () =>
      withFreedSeats(writing, request.eventId, () => tryToHold(writing, request)),
    ),
  );
}

async function tryToHold(
  writing: WriteContext,
  { eventId, tickets, code: text = null, key }: HoldRequest,
): Promise<string> {
  const { viewer, locale, now, deps } = writing;
  const addressHash = addressHashOf(writing);
  const expiresAt = new Date(now.getTime() + holdMs);
  return transact(deps.db, async (trx) => {
    const code = await requireCode(trx, { eventId, text }, writing);
    const offeredTickets = await findTickets(trx, { eventId, tickets, field: 'items', code }, writing);
    const { total, discount, uses } = priceOrder(offeredTickets, code, locale);
    const pricedTicket = offeredTickets.find(({ price }) => price > 0) ?? offeredTickets[0];
    if (pricedTicket === undefined) throw new AppError('BAD_REQUEST', { message: 'no tickets' });
    const reference = makeReference();
    const wishHash = hashWish(tickets, text);
    const values = {
      event_id: eventId,
      reference,
      secret_hash: hashKey(key),
      wish_hash: wishHash,
      user_id: viewer?.id ?? null,
      locale,
      currency: pricedTicket.currency,
      total,
      discount,
      code_id: code?.id ?? null,
      code_uses: uses,
      expires_at: expiresAt,
      address_hash: addressHash,
    };
    const id = await createHeldOrder(trx, values, offeredTickets);
    if (id === null) return findReference(trx, { eventId, key, wishHash }, locale);
    await planRelease(trx, eventId, expiresAt);
    const sale = { eventId, items: tickets };
    const facts = await changeSeatsAndRead(
      trx,
      'hold',
      seatsOfItems(eventId, tickets, code === null ? [] : [{ id: code.id, uses }]),
      sql<HoldFacts>`${jsonObject({
        is_sold: isSold(sale, now),
        has_waiting_people: hasWaitingPeople(eventId),
        held_seats: heldSeatsOf({ orderId: id, eventId, addressHash }, writing),
      })}`,
    );
    // The seats are locked until the commit, so the facts stay true.
    if (facts.has_waiting_people) await requireUnreservedSeats(trx, sale, now);
    if (!facts.is_sold) throw salesEnded(sale);
    limitHolds(facts.held_seats, writing);
    return reference;
  });
}

interface RepeatedHold {
  readonly eventId: number;
  readonly key: string;
  readonly wishHash: string;
}

/** The order that an earlier request with the same key has made. Throws CONFLICT when it was for other tickets. */
async function findReference(trx: Db, { eventId, key, wishHash }: RepeatedHold, locale: Locale): Promise<string> {
  const { reference, wish_hash: earlierHash } = await trx
    .selectFrom('orders')
    .select(['reference', 'wish_hash'])
    .where('event_id', '=', eventId)
    .where('secret_hash', '=', hashKey(key))
    .executeTakeFirstOrThrow();
  if (earlierHash !== null && earlierHash !== wishHash)
    throw new AppError('CONFLICT', { message: 'a key with another wish', userMessage: eventTexts[locale].otherWish });
  return reference;
}
