import { AppError, type confirmHoldSchema, isAppError } from '@enlace/shared-contract';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Writing } from '../../../kit/writing';
import { insertAttendees, type Person } from '../attendance/insert-attendees';
import { changeSeats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { requestFigures } from '../figures-jobs';
import { type LockedOrder, lockOrder } from './orders.repository';

type Form = z.infer<typeof confirmHoldSchema>;

/**
 * Makes the tickets of an order that costs nothing. A confirmed order stays as it is, so a repeated request has the
 * same answer. An expired hold takes its seats again when they are free. Throws PAYMENT_REQUIRED, HOLD_EXPIRED, and
 * VALIDATION_FAILED for more people than seats.
 */
export async function confirmOrder(writing: Writing, reference: string, key: string, form: Form): Promise<void> {
  await transact(writing.deps.db, async (trx) => {
    const order = await lockOrder(trx, reference, key);
    if (order.state === 'confirmed') return;
    if (order.state === 'cancelled') throw new AppError('HOLD_EXPIRED');
    if (order.total > 0) throw new AppError('PAYMENT_REQUIRED', { message: `order ${order.id}` });
    await makeTickets(trx, order, form, writing);
  });
}

/** Makes the tickets of a locked order; the seats change last, because that locks them until the commit. */
async function makeTickets(trx: Db, order: LockedOrder, form: Form, writing: Writing): Promise<void> {
  const { now } = writing;
  const buyer = { first_name: form.first_name, last_name: form.last_name, email: form.email };
  await trx
    .updateTable('orders')
    .set({ ...buyer, state: 'confirmed', confirmed_at: now, expires_at: null, updated_at: now })
    .where('id', '=', order.id)
    .execute();
  const people = peopleOf(order, form, buyer, writing);
  await insertAttendees(trx, { orderId: order.id, eventId: order.event_id, people }, writing);
  await requestFigures(trx, order.event_id, now);
  const seats = seatsOfItems(order.event_id, order.items);
  if (order.state === 'held') await changeSeats(trx, 'sellHeld', seats);
  else await takeAgain(trx, seats);
}

async function takeAgain(trx: Db, seats: ReturnType<typeof seatsOfItems>): Promise<void> {
  try {
    await changeSeats(trx, 'sell', seats);
  } catch (error) {
    const isFull = isAppError(error) && (error.code === 'SOLD_OUT' || error.code === 'NOT_ENOUGH');
    throw isFull ? new AppError('HOLD_EXPIRED', { cause: error }) : error;
  }
}

/** A person for each seat: those of the form in their order, and the buyer for the others. */
function peopleOf(order: LockedOrder, form: Form, buyer: Person, { locale }: Writing) {
  const waitingPeople = [...(form.attendees ?? [])];
  const people = order.items.flatMap(({ ticketId, quantity }) =>
    Array.from({ length: quantity }, () => {
      const place = waitingPeople.findIndex((one) => one.ticket_id === ticketId);
      const [attendee = buyer] = place === -1 ? [] : waitingPeople.splice(place, 1);
      return {
        ticketId,
        person: { first_name: attendee.first_name, last_name: attendee.last_name, email: attendee.email },
      };
    }),
  );
  if (waitingPeople.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      message: 'more people than seats',
      fields: { attendees: [fieldText(locale, 'unknownRow')] },
    });
  return people;
}
