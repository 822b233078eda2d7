import type { addAttendeeSchema } from '@enlace/shared-contract/attendees';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { withFreedSeats } from '../orders/with-freed-seats';
import { addConfirmedTicket } from './add-confirmed-ticket';
import { type Attendee, requireAttendee } from './attendees.repository';

type Form = z.infer<typeof addAttendeeSchema>;

/**
 * An organiser gives a person a ticket of any kind without a payment, also after the end of its sale: questions of the
 * ticket stay without an answer. Throws as `addConfirmedTicket` does.
 */
export async function giveTicket(writing: Writing, eventId: number, form: Form): Promise<Attendee> {
  return withFreedSeats(writing, eventId, () => tryToGive(writing, eventId, form));
}

async function tryToGive(writing: Writing, eventId: number, form: Form): Promise<Attendee> {
  const { deps, origin } = writing;
  const { ticket_id: ticketId, ...person } = form;
  return transact(deps.db, async (trx) => {
    const order = { ...person, event_id: eventId };
    const newTicket = { ticketId, price: 0, person, order };
    const attendee = await addConfirmedTicket(trx, newTicket, writing, async ({ attendeeId }) => {
      const addedAttendee = await requireAttendee(trx, attendeeId);
      await recordAudit(trx, { origin, action: 'add', resource: 'attendees', rowId: attendeeId });
      return addedAttendee;
    });
    if (attendee === null) throw new Error('an order without a secret was there already');
    return attendee;
  });
}
