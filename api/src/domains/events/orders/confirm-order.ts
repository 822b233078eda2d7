import { AppError } from '@enlace/shared-contract';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { limitBookings } from '../attendance/limit-bookings';
import { insertAttendees } from '../attendance/insert-attendees';
import { isFull } from '../capacity/is-full';
import { changeSeats } from '../capacity/seats';
import { requestFigures } from '../events-jobs';
import type { StoredForm } from '../events.tables';
import { type LockedOrder, lockOrder, readOrder, seatsOfOrder } from './orders.repository';
import { buyerOf, type OrderForm, peopleOf } from './people-of-order';

/**
 * Makes the tickets of an order that costs nothing. A confirmed order stays as it is, so a repeated request has the
 * same answer. An expired hold takes its seats again when they are free. Throws PAYMENT_REQUIRED, HOLD_EXPIRED, and
 * VALIDATION_FAILED for more people than seats and for answers to questions.
 */
export async function confirmOrder(writing: Writing, reference: string, key: string, form: OrderForm): Promise<void> {
  const openOrder = await readOrder(writing.deps.db, reference, key);
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
  await insertAttendees(trx, { orderId: order.id, eventId: order.event_id, people }, writing);
  await requestFigures(trx, order.event_id, now);
  const seats = seatsOfOrder(order);
  if (order.state === 'held') await changeSeats(trx, 'sellHeld', seats);
  else await takeAgain(trx, seats);
}

async function takeAgain(trx: Db, seats: ReturnType<typeof seatsOfOrder>): Promise<void> {
  try {
    await changeSeats(trx, 'sell', seats);
  } catch (error) {
    throw isFull(error) ? new AppError('HOLD_EXPIRED', { cause: error }) : error;
  }
}
