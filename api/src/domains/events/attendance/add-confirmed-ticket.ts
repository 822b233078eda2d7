import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { requestFigures } from '../capacity/note-figures';
import { changeSeats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { createConfirmedOrder } from '../orders/machine/create-order';
import { shareTotal } from '../payments/share-total';
import { insertAttendees, type Person } from './insert-attendees';

type OrderValues = Parameters<typeof createConfirmedOrder>[1];

interface NewTicket {
  readonly ticketId: number;
  /** In minor units of the currency of the ticket. */
  readonly price: number;
  readonly person: Person;
  readonly order: Omit<OrderValues, 'locale' | 'currency' | 'confirmed_at' | 'event_id'> & {
    readonly event_id: number;
  };
}

interface AddedTicket {
  readonly orderId: number;
  readonly attendeeId: number;
  readonly currency: string;
}

/**
 * Gives a person a ticket of any kind, confirmed without an approval, in the transaction: order, ticket, the further steps
 * of the caller, and seats. Answers what these steps answer; null when the event has an order with this secret already.
 * Throws NOT_FOUND, SOLD_OUT, VALIDATION_FAILED for a ticket of another event, and CONFLICT for a draft or a cancelled
 * event.
 */
export async function addConfirmedTicket<T>(
  trx: Db,
  { ticketId, price, person, order }: NewTicket,
  writing: WriteContext,
  takeSteps: (ticket: AddedTicket) => Promise<T>,
): Promise<T | null> {
  const { locale, now } = writing;
  const eventId = order.event_id;
  const currency = await requireTicket(trx, eventId, ticketId, writing);
  const values = { ...order, locale, currency, confirmed_at: now };
  const orderId = await createConfirmedOrder(trx, values, [{ ticketId, quantity: 1, price }]);
  if (orderId === null) return null;
  // The user who gives the ticket does not hold it.
  const holder: WriteContext = { ...writing, viewer: null };
  const people = [{ ticketId, person }];
  const attendees = await insertAttendees(trx, { orderId, eventId, people, isApproved: true }, holder);
  if (price > 0) await shareTotal(trx, orderId);
  const result = await takeSteps({ orderId, attendeeId: attendees[0]?.id ?? 0, currency });
  await requestFigures(trx, eventId, now);
  // The last step, because it locks the seats of the event until the commit. A removal waits for it.
  await changeSeats(trx, 'sell', seatsOfItems(eventId, [{ ticketId, quantity: 1 }]));
  await requireTicket(trx, eventId, ticketId, writing);
  return result;
}

/** The currency of the ticket. Throws as `addConfirmedTicket` does. */
async function requireTicket(trx: Db, eventId: number, ticketId: number, { locale }: WriteContext): Promise<string> {
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
