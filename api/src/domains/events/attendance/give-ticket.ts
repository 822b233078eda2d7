import type { addAttendeeSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Writing } from '../../../kit/writing';
import { changeSeats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { requestFigures } from '../capacity/note-figures';
import { createConfirmedOrder } from '../orders/machine/create-order';
import { withFreedSeats } from '../orders/with-freed-seats';
import { type Attendee, requireAttendee } from './attendees.repository';
import { insertAttendees } from './insert-attendees';

type Form = z.infer<typeof addAttendeeSchema>;

/**
 * An organiser gives a person a ticket of any kind without a payment, also after the end of its sale: questions of the
 * ticket stay without an answer. Throws NOT_FOUND, SOLD_OUT, VALIDATION_FAILED for a
 * ticket of another event, and CONFLICT for a draft or a cancelled event.
 */
export async function giveTicket(writing: Writing, eventId: number, form: Form): Promise<Attendee> {
  return withFreedSeats(writing, eventId, () => tryToGive(writing, eventId, form));
}

async function tryToGive(writing: Writing, eventId: number, form: Form): Promise<Attendee> {
  const { deps, locale, now, origin } = writing;
  const { ticket_id: ticketId, ...person } = form;
  return transact(deps.db, async (trx) => {
    const currency = await requireTicket(trx, eventId, ticketId, writing);
    const values = { ...person, ...{ locale, currency, event_id: eventId, confirmed_at: now } };
    const orderId = await createConfirmedOrder(trx, values, [{ ticketId, quantity: 1, price: 0 }]);
    // The organiser does not hold the ticket.
    const holder: Writing = { ...writing, viewer: null };
    const people = [{ ticketId, person }];
    const attendees = await insertAttendees(trx, { orderId, eventId, people, isApproved: true }, holder);
    const attendee = await requireAttendee(trx, attendees[0]?.id ?? 0);
    await recordAudit(trx, { origin, action: 'add', resource: 'attendees', rowId: attendee.id });
    await requestFigures(trx, eventId, now);
    // The last step, because it locks the seats of the event until the commit. A removal waits for it.
    await changeSeats(trx, 'sell', seatsOfItems(eventId, [{ ticketId, quantity: 1 }]));
    await requireTicket(trx, eventId, ticketId, writing);
    return attendee;
  });
}

/** The currency of the ticket. Throws as `giveTicket` does. */
export async function requireTicket(trx: Db, eventId: number, ticketId: number, { locale }: Writing): Promise<string> {
  const event = await trx
    .selectFrom('events')
    .select('status')
    .where('id', '=', eventId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (event === undefined) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
  if (event.status === 'draft' || event.status === 'cancelled')
    throw new AppError('CONFLICT', { message: `an event that is ${event.status}` });
  const ticket = await trx
    .selectFrom('tickets')
    .select('currency')
    .where('id', '=', ticketId)
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (ticket === undefined)
    throw new AppError('VALIDATION_FAILED', {
      message: `no ticket ${ticketId} of event ${eventId}`,
      fields: { ticket_id: [fieldText(locale, 'unknownRow')] },
    });
  return ticket.currency;
}
