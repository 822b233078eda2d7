import { type addAttendSchema, AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { type ChangeSeats, changeSeats, type Seats } from '../capacity/seats';
import { eventTexts } from '../event-texts';
import { requestFigures } from '../figures-jobs';
import { hasTicketRole } from '../tickets/ticket-expressions';

export type AttendeeForm = z.infer<typeof addAttendSchema>;

interface FreeTicket {
  readonly id: number;
  readonly event_id: number;
  readonly price: number;
  readonly member_price: number | null;
  readonly currency: string;
  readonly min_per_order: number;
  readonly is_on_sale: boolean;
  readonly has_ended: boolean;
  readonly has_role: boolean;
  readonly visibility: string;
}

/**
 * Gives a person a free ticket: order, attendee and seats in one transaction; answers the id of the attendee. Throws
 * SOLD_OUT, SALES_NOT_STARTED, SALES_ENDED, PAYMENT_REQUIRED for a ticket with a price, and VALIDATION_FAILED for an
 * event without such a ticket. See sections 6 and 7 of docs/SPECIFICATION.md.
 */
export async function addAttendee(
  writing: Writing,
  form: AttendeeForm,
  change: ChangeSeats = changeSeats,
): Promise<number> {
  const { db } = writing.deps;
  return transact(db, async (trx) => {
    const ticket = await findTicket(trx, form, writing);
    const seats: readonly Seats[] = [
      { kind: 'event', id: form.event_id, count: 1 },
      { kind: 'ticket', id: ticket.id, count: 1 },
    ];
    const attendeeId = await insertAttendee(trx, ticket, form, writing);
    await requestFigures(trx, form.event_id, writing.now);
    // The last step, because it locks the seats of the event until the commit.
    await change(trx, 'sell', seats);
    return attendeeId;
  });
}

async function findTicket(trx: Db, form: AttendeeForm, writing: Writing): Promise<FreeTicket> {
  const { locale, now } = writing;
  const { rows } = await sql<FreeTicket>`select k.id, k.event_id, k.price, k.member_price, k.currency, k.min_per_order,
      k.visibility, ${hasTicketRole(writing)} as has_role,
      (k.sale_starts_at is null or k.sale_starts_at <= ${now}) as is_on_sale,
      (e.status not in ('published', 'moved_online') or coalesce(k.sale_ends_at, e.ends_at) <= ${now}) as has_ended
    from tickets k join events e on e.id = k.event_id
    where k.id = ${form.ticket_id} and k.event_id = ${form.event_id} and k.deleted_at is null
      and e.deleted_at is null and e.status <> 'draft'`.execute(trx);
  const [ticket] = rows;
  const isOpen = ticket?.visibility === 'public' || (ticket?.visibility === 'role_only' && ticket.has_role);
  if (ticket === undefined || !isOpen)
    throw new AppError('VALIDATION_FAILED', {
      message: 'no such ticket of the event',
      fields: { ticket_id: [fieldText(locale, 'unknownRow')] },
    });
  if (ticket.has_ended) throw new AppError('SALES_ENDED');
  if (!ticket.is_on_sale) throw new AppError('SALES_NOT_STARTED');
  const price = ticket.has_role ? (ticket.member_price ?? ticket.price) : ticket.price;
  if (price > 0) throw new AppError('PAYMENT_REQUIRED', { details: { price, currency: ticket.currency } });
  if (ticket.min_per_order > 1)
    throw new AppError('VALIDATION_FAILED', {
      message: 'more than one per order',
      fields: { ticket_id: [eventTexts[locale].groupTicket.replace('{count}', String(ticket.min_per_order))] },
    });
  return ticket;
}

async function insertAttendee(trx: Db, ticket: FreeTicket, form: AttendeeForm, writing: Writing): Promise<number> {
  const { locale, now, viewer } = writing;
  const person = { first_name: form.first_name, last_name: form.last_name, email: form.email };
  const order = await trx
    .insertInto('orders')
    .values({
      ...person,
      event_id: form.event_id,
      reference: secret(6),
      secret_hash: '',
      state: 'confirmed',
      user_id: viewer?.id ?? null,
      locale,
      currency: ticket.currency,
      confirmed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_items')
    .values({ order_id: order.id, ticket_id: ticket.id, quantity: 1, unit_price: 0 })
    .execute();
  const attendee = await trx
    .insertInto('attendees')
    .values({
      ...person,
      event_id: form.event_id,
      ticket_id: ticket.id,
      order_id: order.id,
      user_id: viewer?.id ?? null,
      locale,
      slug: secret(16),
      secret: secret(16),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return attendee.id;
}

/** Random text for addresses and codes, of this many bytes. */
function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
