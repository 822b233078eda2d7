import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { type RunAgain, runAgain } from '../../../../infrastructure/background-jobs/define-job';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { changeSeats } from '../../capacity/seats';
import { seatsOfItems } from '../../capacity/seats-of-items';
import { eventTexts } from '../../event-texts';
import { planRelease } from '../../orders/expire-holds';
import { createHeldOrder, makeReference } from '../../orders/machine/create-order';
import { hashKey } from '../../orders/order-key';
import { lockEntries } from '../machine/locked-entry';
import { moveEntries } from '../machine/move-entries';
import { createPlaceLinks } from '../place-links';
import { findWaitingList, isOpenList, offerEnd } from '../waiting-list';
import { readFreeSeats } from './free-seats';
import { findOfferPrice } from './offer-price';
import { findWaitingPeople, type PlannedOffer, planOffers } from './plan-offers';

/** Offers of one transaction, which locks the seats of the event. */
const mostAtOnce = 50;

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env' | 'logger' | 'findPersonAsViewer'>;

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
 * Offers free seats to one person at once, before the people who came earlier, and notes who did it. Repeating it
 * changes nothing. Throws NOT_FOUND, CONFLICT for a person who does not wait or a list that is closed, SOLD_OUT and NOT_ENOUGH.
 */
export async function offerToEntry({ deps, origin, locale, now }: WriteContext, entryId: number): Promise<void> {
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
    if (!isOpenList(list, now)) throw conflict('a waiting list that is closed', eventTexts[locale].waitingListClosed);
    const end = offerEnd(list, now);
    await sql`update waiting_entries set resumes_at = null where id = ${entryId} and state = 'waiting'`.execute(trx);
    const people = await findWaitingPeople(trx, eventId, now, 'lock');
    const person = people.find(({ id }) => id === entryId);
    if (person === undefined && (await hasOffer(trx, entryId))) return;
    if (person === undefined) throw conflict(`entry ${entryId} does not wait`, eventTexts[locale].placeEnded);
    await recordAudit(trx, { origin, action: 'offer', resource: 'waiting_entries', rowId: entryId });
    await planRelease(trx, eventId, end);
    const seats = await readFreeSeats(trx, eventId, 'lock');
    const freeCount = Math.max(seats.leftOf(person.ticket_id), 0);
    const offers = planOffers([person], seats);
    if (offers.length === 0)
      throw new AppError(freeCount > 0 ? 'NOT_ENOUGH' : 'SOLD_OUT', { details: { left: freeCount, of: 'ticket' } });
    await makeOffers(trx, { eventId, offers, end, now }, deps);
  });
}

async function hasOffer(trx: Db, entryId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from waiting_entries where id = ${entryId} and state = 'offered'`.execute(trx);
  return rows.length > 0;
}

function conflict(message: string, userMessage: string): AppError {
  return new AppError('CONFLICT', { message, userMessage });
}

interface OfferRound {
  readonly eventId: number;
  readonly offers: readonly PlannedOffer[];
  readonly end: Date;
  readonly now: Date;
}

/** Makes planned offers, whose seats are locked; answers their number. */
async function makeOffers(trx: Db, { eventId, offers, end, now }: OfferRound, deps: Deps): Promise<number> {
  for (const offer of offers) await makeOffer(trx, offer, { eventId, end, now }, deps);
  const items = offers.map(({ entry, quantity }) => ({ ticketId: entry.ticket_id, quantity }));
  if (items.length > 0) await changeSeats(trx, 'hold', seatsOfItems(eventId, items));
  return items.length;
}

/** Makes the order of an offer for the price of the person. */
async function makeOffer(
  trx: Db,
  { entry, quantity }: PlannedOffer,
  { eventId, end, now }: Omit<OfferRound, 'offers'>,
  deps: Deps,
): Promise<void> {
  const person = await trx
    .selectFrom('waiting_entries')
    .select(['user_id', 'first_name', 'last_name', 'email', 'locale'])
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  const viewer = person.user_id === null ? null : await deps.findPersonAsViewer(trx, person.user_id);
  const { price, currency } = await findOfferPrice(trx, entry.ticket_id, { viewer, now });
  const links = createPlaceLinks(deps.env.tokenSecret);
  const reference = makeReference();
  const values = {
    event_id: eventId,
    reference,
    secret_hash: hashKey(links.holdKey(reference)),
    ...person,
    currency,
    total: price * quantity,
    expires_at: end,
    // The time of an offer is not extended: others wait for its seats.
    is_extended: true,
  };
  const orderId = await createHeldOrder(trx, values, [{ ticketId: entry.ticket_id, quantity, price }]);
  const offer = { orderId, quantity, end, token: links.issue(entry.id) };
  const lockedEntries = await lockEntries(trx, sql`w.id = ${entry.id}`);
  await moveEntries(trx, lockedEntries, 'offer', { now, logger: deps.logger, offer });
}
