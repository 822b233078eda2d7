import type { addAttendSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { type ChangeSeats, changeSeats, requireFreeSeats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { requestFigures } from '../capacity/note-figures';
import type { StoredAnswers } from '../events.tables';
import { prepareAnswers } from '../questions/prepare-answers';
import { createConfirmedOrder } from '../orders/machine/create-order';
import { requireSold } from '../orders/machine/require-sold';
import { withFreedSeats } from '../orders/with-freed-seats';
import { findTickets, type OfferedTicket } from '../tickets/find-tickets';
import { requireUnreservedSeats } from '../waiting/offers/reserved-seats';
import { inviteToWait } from '../waiting/places/invite-to-wait';
import { type Attendee, requireAttendee } from './attendees.repository';
import { insertAttendees } from './insert-attendees';
import { limitBookings } from './limit-bookings';
import { callerHashOf, callerOf, findRepeatedOrder, lockBookings } from './repeated-booking';

export type AttendeeForm = z.infer<typeof addAttendSchema>;

/**
 * Gives a person a free ticket: order, attendee and seats in one transaction, in which the answer is read, too: after the
 * commit nothing can fail any more. The same caller who asks again within seconds gets the same ticket. The seat of a
 * ticket that requires an approval is held until an organiser decides. Throws SOLD_OUT, PAYMENT_REQUIRED for a ticket
 * with a price, VALIDATION_FAILED with the fields `answers[12]` for answers to its questions, RATE_LIMITED after many
 * bookings for one address, and what `findTickets` throws. See sections 6 and 7 of docs/SPECIFICATION.md.
 */
export async function addAttendee(
  writing: WriteContext,
  { change = changeSeats, ...form }: AttendeeForm & { readonly change?: ChangeSeats },
): Promise<Attendee> {
  const person = { ticketId: form.ticket_id, answers: form.answers ?? {}, field: '' };
  const [answers = {}] = await prepareAnswers(writing, [person], () =>
    requireFreeTicket(writing.deps.db, form, writing),
  );
  return limitBookings(writing, { eventId: form.event_id, email: form.email }, () =>
    inviteToWait(writing, form.event_id, () =>
      withFreedSeats(writing, form.event_id, () => tryToAdd(writing, form, answers, change)),
    ),
  );
}

async function tryToAdd(
  writing: WriteContext,
  form: AttendeeForm,
  answers: StoredAnswers,
  change: ChangeSeats,
): Promise<Attendee> {
  const { first_name, last_name, email } = form;
  const eventId = form.event_id;
  return transact(writing.deps.db, async (trx) => {
    // First, so that only a ticket that this person could book now is found.
    const ticket = await requireFreeTicket(trx, form, writing);
    const people = [{ ticketId: form.ticket_id, person: { first_name, last_name, email }, answers }];
    await lockBookings(trx, people);
    const caller = callerOf(writing, 'buyer');
    const repeatedOrder = await findRepeatedOrder(trx, { people, caller }, writing.now);
    if (repeatedOrder !== null) return requireAttendee(trx, repeatedOrder.attendeeId);
    const item = { ticketId: form.ticket_id, quantity: 1 };
    const seats = seatsOfItems(eventId, [item]);
    await requireFreeSeats(trx, 'sell', seats);
    const orderId = await addOrder(trx, ticket, { ...form, caller_hash: callerHashOf(caller) }, writing);
    if (orderId === null) throw new Error('an order without a secret was there already');
    const [newAttendee] = await insertAttendees(trx, { orderId, eventId, people }, writing);
    const attendee = await requireAttendee(trx, newAttendee?.id ?? 0);
    await requestFigures(trx, eventId, writing.now);
    // The last step, because it locks the seats of the event until the commit.
    await change(trx, attendee.state === 'pending_approval' ? 'hold' : 'sell', seats);
    await requireUnreservedSeats(trx, { eventId, items: [item] }, writing.now);
    await requireSold(trx, { eventId, items: [item] }, writing.now);
    return attendee;
  });
}

async function requireFreeTicket(db: Db, form: AttendeeForm, writing: WriteContext): Promise<OfferedTicket> {
  const request = { eventId: form.event_id, tickets: [{ ticketId: form.ticket_id, quantity: 1 }], field: 'ticket_id' };
  const [ticket] = await findTickets(db, request, writing);
  if (ticket === undefined) throw new AppError('NOT_FOUND');
  if (ticket.price > 0)
    throw new AppError('PAYMENT_REQUIRED', { details: { price: ticket.price, currency: ticket.currency } });
  return ticket;
}

function addOrder(
  trx: Db,
  ticket: OfferedTicket,
  { event_id, first_name, last_name, email, caller_hash }: AttendeeForm & { readonly caller_hash: string | null },
  { locale, now, viewer }: WriteContext,
): Promise<number | null> {
  const values = { event_id, first_name, last_name, email, locale, caller_hash };
  return createConfirmedOrder(
    trx,
    { ...values, user_id: viewer?.id ?? null, currency: ticket.currency, confirmed_at: now },
    [{ ticketId: ticket.ticketId, quantity: 1, price: 0 }],
  );
}
