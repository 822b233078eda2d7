import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { FreeSeats } from './free-seats';
import { hasOpenList, isOfSale } from '../waiting-list';

/** A person who waits, as far as a plan needs it. */
export interface WaitingPerson {
  readonly id: number;
  readonly ticket_id: number;
  readonly quantity: number;
  readonly takes_fewer: boolean;
  /** Fewest tickets of an offer: those of an order, at most the wanted ones. */
  readonly least: number;
}

export interface PlannedOffer {
  readonly entry: WaitingPerson;
  readonly quantity: number;
}

/** Whether a person waits for the event: without one, `findWaitingPeople` finds none. It is cheap to plan. */
export const hasWaitingPeople = (eventId: number) =>
  sql<boolean>`exists (select 1 from waiting_entries w where w.event_id = ${eventId} and w.state = 'waiting')`;

/**
 * People who can get offers now, first come first: of open lists, of tickets whose sale goes on, without those who
 * keep waiting for a while. The person chose the ticket when it was on sale to them: a later change of its visibility,
 * its roles, its numbers or the tier before it leaves the place as it is.
 */
export async function findWaitingPeople(
  db: Db,
  eventId: number,
  now: Date,
  lock?: 'lock',
): Promise<readonly WaitingPerson[]> {
  const { rows } = await sql<WaitingPerson>`select w.id, w.ticket_id, w.quantity, w.takes_fewer,
      least(k.min_per_order, w.quantity) as least
    from waiting_entries w join tickets k on k.id = w.ticket_id join events e on e.id = w.event_id
    where w.event_id = ${eventId} and w.state = 'waiting' and (w.resumes_at is null or w.resumes_at <= ${now})
      and e.deleted_at is null and ${isOfSale(now)}
      and ${hasOpenList(now)}
    order by w.place, w.id ${lock === undefined ? sql`` : sql`for update of w`}`.execute(db);
  return rows;
}

/**
 * Plans offers in the order of the people, and takes their seats in the plan. A person who wants more tickets than are
 * free is skipped, or gets fewer when that is welcome.
 */
export function planOffers(people: readonly WaitingPerson[], seats: FreeSeats): readonly PlannedOffer[] {
  return people.flatMap((entry) => {
    const freeCount = seats.leftOf(entry.ticket_id);
    const quantity = freeCount >= entry.quantity ? entry.quantity : entry.takes_fewer ? freeCount : 0;
    if (quantity < Math.max(entry.least, 1)) return [];
    seats.take(entry.ticket_id, quantity);
    return [{ entry, quantity }];
  });
}
