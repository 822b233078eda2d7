import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { type RunAgain, runAgain } from '../../../../infrastructure/jobs/define-job';
import { changeSeats } from '../../capacity/seats';
import { seatsOfItems } from '../../capacity/seats-of-items';
import { planRelease } from '../../orders/expire-holds';
import { createHeldOrder, makeReference } from '../../orders/machine/create-order';
import { hashKey } from '../../orders/order-key';
import { findTickets } from '../../tickets/find-tickets';
import { createPlaceLinks } from '../place-links';
import { findWaitingList, isOpenList, offerEnd } from '../waiting-list';
import { queuePlaceMail } from '../waiting-mails';
import { readFreeSeats } from './free-seats';
import { findWaitingPeople, type PlannedOffer, planOffers } from './plan-offers';
import { waitingOfferMail } from '../mails/waiting-offer.mail';

/** Offers of one transaction, which locks the seats of the event. */
const mostAtOnce = 50;

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env' | 'findPersonAsViewer'>;

/**
 * Offers the free seats of an event to the people on its waiting list, first come first: each offer is an order that
 * holds its seats, with a mail. Runs of the same event wait for each other, so a seat is offered once.
 */
export async function offerFreeSeats(deps: Deps, eventId: number): Promise<RunAgain | undefined> {
  const now = deps.clock();
  const count = await transact(deps.db, async (trx) => {
    const list = await findWaitingList(trx, eventId, 'lock');
    if (list === null || list.isPaused || !isOpenList(list, now)) return 0;
    const people = await findWaitingPeople(trx, eventId, now, 'lock');
    if (people.length === 0) return 0;
    // Before the seats are locked, as in a hold.
    const end = offerEnd(list, now);
    await planRelease(trx, eventId, end);
    const seats = await readFreeSeats(trx, eventId, 'lock');
    const offers = planOffers(people, seats).slice(0, mostAtOnce);
    return makeOffers(trx, { eventId, offers, end, now }, deps);
  });
  return count >= mostAtOnce ? runAgain() : undefined;
}

/**
 * Offers free seats to one person at once, before the people who came earlier. Throws NOT_FOUND, CONFLICT for a
 * person who does not wait or a list that is closed, SOLD_OUT and NOT_ENOUGH.
 */
export async function offerToEntry(deps: Deps, entryId: number, now: Date): Promise<void> {
  const entry = await deps.db
    .selectFrom('waiting_entries')
    .select('event_id')
    .where('id', '=', entryId)
    .executeTakeFirst();
  if (entry === undefined) throw new AppError('NOT_FOUND', { message: `waiting entry ${entryId}` });
  const eventId = entry.event_id;
  await transact(deps.db, async (trx) => {
    const list = await findWaitingList(trx, eventId, 'lock');
    if (list === null) throw new AppError('NOT_FOUND');
    if (!isOpenList(list, now)) throw new AppError('CONFLICT', { message: 'a waiting list that is closed' });
    const end = offerEnd(list, now);
    await sql`update waiting_entries set resumes_at = null where id = ${entryId} and state = 'waiting'`.execute(trx);
    const people = await findWaitingPeople(trx, eventId, now, 'lock');
    const person = people.find(({ id }) => id === entryId);
    if (person === undefined) throw new AppError('CONFLICT', { message: `entry ${entryId} does not wait` });
    await planRelease(trx, eventId, end);
    const seats = await readFreeSeats(trx, eventId, 'lock');
    const freeCount = Math.max(seats.leftOf(person.ticket_id), 0);
    const offers = planOffers([person], seats);
    if (offers.length === 0)
      throw new AppError(freeCount > 0 ? 'NOT_ENOUGH' : 'SOLD_OUT', { details: { left: freeCount, of: 'ticket' } });
    const count = await makeOffers(trx, { eventId, offers, end, now }, deps);
    if (count === 0) throw new AppError('CONFLICT', { message: `entry ${entryId}: its ticket is not on sale` });
  });
}

interface OfferRound {
  readonly eventId: number;
  readonly offers: readonly PlannedOffer[];
  readonly end: Date;
  readonly now: Date;
}

/** Makes planned offers, whose seats are locked; answers their number. A ticket that is not on sale has none. */
async function makeOffers(trx: Db, { eventId, offers, end, now }: OfferRound, deps: Deps): Promise<number> {
  const items: { ticketId: number; quantity: number }[] = [];
  for (const offer of offers) {
    const isMade = await makeOffer(trx, offer, { eventId, end, now }, deps);
    if (isMade) items.push({ ticketId: offer.entry.ticket_id, quantity: offer.quantity });
  }
  if (items.length > 0) await changeSeats(trx, 'hold', seatsOfItems(eventId, items));
  return items.length;
}

/** Makes the order of an offer for the prices of the person; answers whether the ticket is on sale then. */
async function makeOffer(
  trx: Db,
  { entry, quantity }: PlannedOffer,
  { eventId, end, now }: Omit<OfferRound, 'offers'>,
  deps: Deps,
): Promise<boolean> {
  const person = await trx
    .selectFrom('waiting_entries')
    .select(['user_id', 'first_name', 'last_name', 'email', 'locale'])
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  const viewer = person.user_id === null ? null : await deps.findPersonAsViewer(trx, person.user_id);
  const request = { eventId, tickets: [{ ticketId: entry.ticket_id, quantity }], field: 'ticket_id' };
  const [ticket] = await findTickets(trx, request, { viewer, now, locale: 'en' }).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    return [];
  });
  if (ticket === undefined) return false;
  const links = createPlaceLinks(deps.env.tokenSecret);
  const reference = makeReference();
  const values = {
    ...{ event_id: eventId, reference, secret_hash: hashKey(links.holdKey(reference)) },
    ...person,
    ...{ currency: ticket.currency, total: ticket.price * quantity, expires_at: end },
    // The time of an offer is not extended: others wait for its seats.
    is_extended: true,
  };
  const orderId = await createHeldOrder(trx, values, [{ ticketId: entry.ticket_id, quantity, price: ticket.price }]);
  await trx
    .updateTable('waiting_entries')
    .set({
      ...{ state: 'offered', order_id: orderId, offered_quantity: quantity },
      ...{ offered_at: now, offer_ends_at: end, resumes_at: null, updated_at: now },
    })
    .where('id', '=', entry.id)
    .execute();
  await queuePlaceMail(trx, entry.id, { mail: waitingOfferMail, token: links.issue(entry.id) }, now);
  return true;
}
