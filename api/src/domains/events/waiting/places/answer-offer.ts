import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { eventTexts } from '../../event-texts';
import { confirmLocked } from '../../orders/confirm-order';
import { lockOrder, lockOrderById } from '../../orders/machine/locked-order';
import { moveOrder } from '../../orders/machine/move-order';
import { isForTicket } from '../../questions/questions.repository';
import { isCancelledEvent, type LockedEntry } from '../machine/locked-entry';
import { moveEntries } from '../machine/move-entries';
import { canMove, isActive } from '../machine/transitions';
import { requestOffers } from '../offers/request-offers';
import { createPlaceLinks } from '../place-links';

interface Entry extends LockedEntry {
  readonly ticket_id: number;
  readonly user_id: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly order_id: number | null;
  readonly offered_quantity: number | null;
  readonly offered_at: Date | null;
  readonly offer_ends_at: Date | null;
  readonly reference: string | null;
  readonly total: number | null;
}

/** The id of the entry of a token. Throws NOT_FOUND. */
export function requireEntryId({ deps }: Pick<WriteContext, 'deps'>, token: string): number {
  const id = createPlaceLinks(deps.env.tokenSecret).read(token);
  if (id === null) throw new AppError('NOT_FOUND', { message: 'no such place' });
  return id;
}

/**
 * Accepts an offer. A free ticket without required questions exists at once; otherwise the answer is the hold, with
 * which the checkout goes on. Accepting again has the same answer. Throws NOT_FOUND, and HOLD_EXPIRED for an offer
 * that has ended.
 */
export async function acceptOffer(
  writing: WriteContext,
  id: number,
): Promise<{ readonly reference: string; readonly key: string } | null> {
  const { deps, now } = writing;
  const entry = await requireEntry(deps.db, id);
  if (entry.state === 'accepted') return null;
  if (entry.state !== 'offered' || entry.reference === null || entry.is_cancelled) throw endedOffer(writing);
  const key = createPlaceLinks(deps.env.tokenSecret).holdKey(entry.reference);
  const hold = { reference: entry.reference, key };
  if ((entry.total ?? 0) > 0 || (await hasRequiredQuestions(deps.db, entry.ticket_id))) {
    if (entry.offer_ends_at !== null && entry.offer_ends_at <= now) throw endedOffer(writing);
    return hold;
  }
  const viewer = entry.user_id === null ? null : await deps.findPersonAsViewer(deps.db, entry.user_id);
  const { first_name, last_name, email } = entry;
  const buyer = { first_name, last_name, email };
  return transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, hold.reference, hold.key);
    if (order.state === 'confirmed') return null;
    if (order.state !== 'held') throw endedOffer(writing);
    const people = order.items.flatMap(({ ticketId, quantity }) =>
      Array.from({ length: quantity }, () => ({ ticketId, person: buyer })),
    );
    await confirmLocked(trx, order, { buyer, people }, { ...writing, viewer });
    return null;
  });
}

/**
 * Ends a place: an offer that is declined, or a person who leaves or is removed, with or without an offer. Its seats go
 * to the next person. Ending it again changes nothing. Throws NOT_FOUND, and CONFLICT for a place whose tickets exist.
 */
export async function endPlace(
  writing: WriteContext,
  { id, name }: { readonly id: number; readonly name: 'decline' | 'leave' | 'remove' },
): Promise<void> {
  const { deps, locale, now, origin } = writing;
  await transact(deps.db, async (trx) => {
    const entry = await lockEntry(trx, id);
    if (entry.state === 'accepted')
      throw new AppError('CONFLICT', {
        message: `entry ${id} has tickets`,
        userMessage: eventTexts[locale].placeHasTickets,
      });
    if (!isActive(entry.state)) return;
    if (!canMove(entry.state, name)) throw endedOffer(writing);
    await moveEntries(trx, [entry], name, { now, origin, logger: deps.logger });
    if (entry.state === 'offered') await releaseOffer(trx, entry, writing);
  });
}

/**
 * Gives the offered seats back and keeps the place. For as long as the offer would have been open, the person gets no
 * further offer: the seats go to the next one. Repeating it changes nothing. The order stays known, because a payment
 * that was begun can still arrive and ends the place. Throws NOT_FOUND and HOLD_EXPIRED.
 */
export async function keepWaiting(writing: WriteContext, id: number): Promise<void> {
  const { deps, now } = writing;
  await transact(deps.db, async (trx) => {
    const entry = await lockEntry(trx, id);
    if (entry.state === 'waiting') return;
    if (entry.state !== 'offered') throw endedOffer(writing);
    const { offered_at: from, offer_ends_at: until } = entry;
    const resumesAt = new Date(now.getTime() + ((until?.getTime() ?? 0) - (from?.getTime() ?? 0)));
    await moveEntries(trx, [entry], 'keepWaiting', { now, resumesAt, logger: deps.logger });
    await requestOffers(trx, entry.event_id, resumesAt);
    await releaseOffer(trx, entry, writing);
  });
}

const entryColumns = sql`w.id, w.event_id, w.ticket_id, w.user_id, w.state, w.first_name, w.last_name, w.email,
  w.order_id, w.offered_quantity, w.offered_at, w.offer_ends_at, o.reference, o.total,
  ${isCancelledEvent} as is_cancelled`;

async function requireEntry(db: Db, id: number): Promise<Entry> {
  const { rows } = await sql<Entry>`select ${entryColumns} from waiting_entries w join events e on e.id = w.event_id
    left join orders o on o.id = w.order_id where w.id = ${id}`.execute(db);
  const [entry] = rows;
  if (entry === undefined) throw new AppError('NOT_FOUND', { message: `waiting entry ${id}` });
  return entry;
}

/** Locks the order of an offer and then the entry, as those do who make tickets or release holds. */
async function lockEntry(trx: Db, id: number): Promise<Entry> {
  await sql`select 1 from orders where id = (select order_id from waiting_entries where id = ${id}) for update`.execute(
    trx,
  );
  await sql`select 1 from waiting_entries where id = ${id} for update`.execute(trx);
  return requireEntry(trx, id);
}

/** Cancels the order of a locked offer; its seats change last, because that locks them until the commit. */
async function releaseOffer(trx: Db, { order_id: orderId }: Entry, { deps, now, origin }: WriteContext): Promise<void> {
  if (orderId === null) return;
  const order = await lockOrderById(trx, orderId);
  if (order.state === 'held') await moveOrder(trx, order, 'release', { now, origin, logger: deps.logger });
}

async function hasRequiredQuestions(db: Db, ticketId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from tickets k join ticket_questions q on ${isForTicket}
    where k.id = ${ticketId} and q.is_required limit 1`.execute(db);
  return rows.length > 0;
}

function endedOffer({ locale }: WriteContext): AppError {
  return new AppError('HOLD_EXPIRED', { userMessage: eventTexts[locale].offerEnded });
}
