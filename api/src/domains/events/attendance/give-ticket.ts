import type { addAttendeeSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';
import { hashKey } from '../orders/order-key';
import { withFreedSeats } from '../orders/with-freed-seats';
import { addConfirmedTicket } from './add-confirmed-ticket';
import { type Attendee, requireAttendee } from './attendees.repository';
import { callerHashOf, callerOf, findRepeatedOrder, lockBookings } from './repeated-booking';

type Form = z.infer<typeof addAttendeeSchema>;

/**
 * An organiser gives a person a ticket of any kind without a payment, also after the end of its sale: questions of the
 * ticket stay without an answer. The same key gives one ticket; without one, the same person within seconds gets one.
 * Throws CONFLICT for a key with another person, and as `addConfirmedTicket` does.
 */
export async function giveTicket(
  writing: WriteContext,
  { eventId, form }: { readonly eventId: number; readonly form: Form },
): Promise<Attendee> {
  return withFreedSeats(writing, eventId, () => transact(writing.deps.db, (trx) => give(trx, writing, eventId, form)));
}

async function give(trx: Db, writing: WriteContext, eventId: number, form: Form): Promise<Attendee> {
  const { origin } = writing;
  const { ticket_id: ticketId, key, ...person } = form;
  const caller = key === undefined ? callerOf(writing, 'organiser') : [];
  if (key === undefined) {
    const people = [{ ticketId, person }];
    await lockBookings(trx, people);
    const repeatedOrder = await findRepeatedOrder(trx, { people, caller }, writing.now);
    if (repeatedOrder !== null) return requireAttendee(trx, repeatedOrder.attendeeId);
  }
  const secretHash = key === undefined ? null : hashKey(`gift ${key}`);
  const order = { ...person, event_id: eventId, secret_hash: secretHash, caller_hash: callerHashOf(caller) };
  const newTicket = { ticketId, price: 0, person, order };
  const attendee = await addConfirmedTicket(trx, newTicket, writing, async ({ attendeeId }) => {
    const addedAttendee = await requireAttendee(trx, attendeeId);
    await recordAudit(trx, { origin, action: 'add', resource: 'attendees', rowId: attendeeId });
    return addedAttendee;
  });
  return attendee ?? findGivenTicket(trx, { eventId, secretHash, form }, writing);
}

interface Gift {
  readonly eventId: number;
  readonly secretHash: string | null;
  readonly form: Form;
}

/** The ticket that an earlier request with the same key has given. Throws CONFLICT when it was for another person. */
async function findGivenTicket(
  trx: Db,
  { eventId, secretHash, form }: Gift,
  { locale }: WriteContext,
): Promise<Attendee> {
  const { rows } = await sql<GivenTicket>`select a.id, i.ticket_id, o.first_name, o.last_name, o.email,
      trim(a.first_name || ' ' || a.last_name) as name
    from orders o join attendees a on a.order_id = o.id join order_items i on i.order_id = o.id
    where o.event_id = ${eventId} and o.secret_hash = ${secretHash} limit 1`.execute(trx);
  const [ticket] = rows;
  if (ticket === undefined) throw new AppError('CONFLICT', { message: 'a key whose ticket was deleted' });
  const { key: _, ...values } = form;
  const isSame = Object.entries(values).every(([name, value]) => Reflect.get(ticket, name) === value);
  if (isSame) return requireAttendee(trx, ticket.id);
  const userMessage = eventTexts[locale].walkInAdded.replace('{name}', () => ticket.name);
  throw new AppError('CONFLICT', { message: `the key of the ticket ${ticket.id} with other values`, userMessage });
}

interface GivenTicket {
  readonly id: number;
  readonly ticket_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly name: string;
}
