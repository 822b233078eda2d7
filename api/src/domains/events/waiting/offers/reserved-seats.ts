import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../../infrastructure/db/database';
import { readFreeSeats } from './free-seats';
import { findWaitingPeople, planOffers } from './plan-offers';

interface Sale {
  readonly eventId: number;
  readonly items: readonly { readonly ticketId: number; readonly quantity: number }[];
}

/**
 * Refuses a public sale of seats that people of the waiting list get: SOLD_OUT or NOT_ENOUGH. Call it after the sale
 * has taken its seats, whose lock makes the answer certain; the error rolls them back. Seats that no person on the
 * list can use are sold.
 */
export async function requireUnreservedSeats(trx: Db, { eventId, items }: Sale, now: Date): Promise<void> {
  const people = await findWaitingPeople(trx, eventId, now);
  if (people.length === 0) return;
  const seats = await readFreeSeats(trx, eventId);
  for (const { ticketId, quantity } of items) seats.take(ticketId, -quantity);
  planOffers(people, seats);
  for (const { ticketId, quantity } of items) {
    const freeCount = Math.max(seats.leftOf(ticketId), 0);
    if (freeCount < quantity)
      throw new AppError(freeCount > 0 ? 'NOT_ENOUGH' : 'SOLD_OUT', {
        message: `seats of ticket ${ticketId} are reserved for the waiting list`,
        details: { left: freeCount, of: 'ticket' },
      });
    seats.take(ticketId, quantity);
  }
}
