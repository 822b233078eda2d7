import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../../infrastructure/db/database';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { insertAttendees, seatsInState } from '../../attendance/insert-attendees';
import { isFull } from '../../capacity/is-full';
import { changeSeatsAndRead, changeSeatsTogether, type Seats } from '../../capacity/seats';
import { requestFigures } from '../../capacity/note-figures';
import type { StoredForm } from '../../events.tables';
import { shareTotal } from '../../payments/share-total';
import { lockChoices, releaseChoices } from '../../questions/take-choices';
import { requireUnreservedSeats } from '../../waiting/offers/reserved-seats';
import { type LockedOrder, seatsOfOrders } from './locked-order';
import { isSold, requireSold, salesEnded } from './require-sold';

/** The buyer and the people of new tickets, and the author of the write. */
export interface TicketDelivery {
  readonly form: StoredForm;
  readonly writing: WriteContext;
}

/** What an order that becomes confirmed stores. */
export function confirmationOf({ form: { buyer }, writing: { now } }: TicketDelivery) {
  return { ...buyer, confirmed_at: now, form: null };
}

/**
 * Makes the tickets of an order that becomes confirmed; `order` has its state before. The seats change last, because
 * that locks them until the commit. Throws HOLD_EXPIRED when the seats of an order that holds none are taken,
 * SALES_ENDED, and VALIDATION_FAILED for choices that are full.
 */
export async function makeTickets(
  trx: Db,
  order: LockedOrder,
  { form: { buyer, people }, writing }: TicketDelivery,
): Promise<void> {
  const { id: orderId, event_id: eventId } = order;
  const { now } = writing;
  // The people take the choices that the order holds, or others.
  if (order.state === 'held') {
    await lockChoices(trx, [...answersOf(order.form), ...answersOf({ buyer, people })]);
    await releaseChoices(trx, answersOf(order.form));
  }
  const attendees = await insertAttendees(trx, { orderId, eventId, people }, writing);
  if (order.total > 0) await shareTotal(trx, orderId);
  await requestFigures(trx, eventId, now);
  const codeUses = seatsOfOrders([order]).filter(({ kind }) => kind === 'code');
  const seats: NewSeats = {
    sold: [...seatsInState(eventId, attendees, 'confirmed'), ...codeUses],
    // They stay held until an organiser approves or refuses the registrations.
    held: seatsInState(eventId, attendees, 'pending_approval'),
  };
  const sale = { eventId, items: order.items };
  if (order.state === 'held' && seats.sold.some(({ count }) => count > 0)) {
    if (!(await changeSeatsAndRead(trx, 'sellHeld', seats.sold, isSold(sale, now)))) throw salesEnded(sale);
    return;
  }
  if (order.state !== 'held') await takeAgain(trx, order, seats, now);
  await requireSold(trx, sale, now);
}

/** The answers of the people of a stored form. */
export function answersOf(form: StoredForm | null) {
  return form?.people.map(({ answers = {} }) => answers) ?? [];
}

interface NewSeats {
  readonly sold: readonly Seats[];
  readonly held: readonly Seats[];
}

/** A late payment comes before the waiting list, where its buyer would be first; a late confirmation does not. */
async function takeAgain(
  trx: Db,
  order: LockedOrder,
  { sold: soldSeats, held: heldSeats }: NewSeats,
  now: Date,
): Promise<void> {
  try {
    await changeSeatsTogether(trx, [
      { change: 'sell', seats: soldSeats },
      { change: 'hold', seats: heldSeats },
    ]);
    if (order.total === 0) await requireUnreservedSeats(trx, { eventId: order.event_id, items: order.items }, now);
  } catch (error) {
    throw isFull(error) ? new AppError('HOLD_EXPIRED', { cause: error }) : error;
  }
}
