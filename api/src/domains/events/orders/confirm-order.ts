import { AppError } from '@enlace/shared-contract';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { limitBookings } from '../attendance/limit-bookings';
import { insertAttendees, seatsInState } from '../attendance/insert-attendees';
import { isFull } from '../capacity/is-full';
import { changeSeatsTogether, type Seats } from '../capacity/seats';
import { requestFigures } from '../events-jobs';
import type { StoredForm } from '../events.tables';
import { noteAnsweredOffer } from '../waiting/offers/end-offers';
import { requireUnreservedSeats } from '../waiting/offers/reserved-seats';
import { refuseLatePayment } from './late-payment';
import { type LockedOrder, lockOrder, readOrder, seatsOfOrder } from './orders.repository';
import { buyerOf, type OrderForm, peopleOf } from './people-of-order';

/**
 * Makes the tickets of an order that costs nothing. A confirmed order stays as it is, so a repeated request has the
 * same answer. An expired hold takes its seats again when they are free. Throws PAYMENT_REQUIRED, HOLD_EXPIRED, and
 * VALIDATION_FAILED for more people than seats and for answers to questions.
 */
export async function confirmOrder(writing: Writing, reference: string, key: string, form: OrderForm): Promise<void> {
  const openOrder = await readOrder(writing.deps.db, reference, key);
  await refuseLatePayment(writing.deps.db, openOrder, writing.locale);
  if (!needsTickets(openOrder)) return;
  const people = await peopleOf(openOrder, form, writing);
  await limitBookings(writing, { eventId: openOrder.event_id, email: form.email }, () =>
    transact(writing.deps.db, async (trx) => {
      const order = await lockOrder(trx, reference, key);
      if (needsTickets(order)) await makeTickets(trx, order, { buyer: buyerOf(form), people }, writing);
    }),
  );
}

/** Whether an order that costs nothing is to be confirmed; false for a confirmed one. */
function needsTickets({ id, state, total }: LockedOrder): boolean {
  if (state === 'confirmed') return false;
  if (state === 'cancelled') throw new AppError('HOLD_EXPIRED');
  if (total > 0) throw new AppError('PAYMENT_REQUIRED', { message: `order ${id}` });
  return true;
}

/**
 * Makes the tickets of a locked order; the seats change last, because that locks them until the commit. Throws
 * HOLD_EXPIRED when the seats of an ended hold are taken, and VALIDATION_FAILED for choices that are full.
 */
export async function makeTickets(
  trx: Db,
  order: LockedOrder,
  { buyer, people }: StoredForm,
  writing: Writing,
): Promise<void> {
  const { now } = writing;
  await trx
    .updateTable('orders')
    .set({ ...buyer, state: 'confirmed', confirmed_at: now, form: null, expires_at: null, updated_at: now })
    .where('id', '=', order.id)
    .execute();
  const attendees = await insertAttendees(trx, { orderId: order.id, eventId: order.event_id, people }, writing);
  await noteAnsweredOffer(trx, order.id, 'accepted', now);
  await requestFigures(trx, order.event_id, now);
  const codeUses = seatsOfOrder(order).filter(({ kind }) => kind === 'code');
  const seats: NewSeats = {
    sold: [...seatsInState(order.event_id, attendees, 'confirmed'), ...codeUses],
    // They stay held until an organiser approves or refuses the registrations.
    held: seatsInState(order.event_id, attendees, 'pending_approval'),
  };
  if (order.state === 'held') await changeSeatsTogether(trx, [{ change: 'sellHeld', seats: seats.sold }]);
  else await takeAgain(trx, order, seats, now);
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
