import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { findRefund, lockPaidPayment, type Payment, requestRefund, requireUndisputed } from '../../payments';
import { eventTexts } from '../event-texts';
import { timeText } from '../mails/time-text';
import { orderPurpose } from '../orders/order-purpose';
import { noteOrderRefund } from '../payments/note-order-refund';
import { createTicketLinks } from '../ticket-page/ticket-links';
import { cancelTickets, isInUse, lockAttendees, type TakenTicket, ticketInUse } from './cancel-tickets';
import { cancellationFields } from './cancellation-fields';
import { isLedEvent } from '../rights/led-events';

interface CancelledTicket extends TakenTicket {
  readonly user_id: number | null;
  readonly order_id: number;
  readonly slug: string;
  readonly is_in_use: boolean;
  readonly is_open: boolean;
  readonly until: Date;
  readonly timezone: string;
  readonly refund: number;
}

/**
 * Cancels a ticket for its holder, who owns it or has its signed token, and frees its seat in the same transaction; a
 * cancelled ticket stays as it is. A holder cancels until the time that the organisers set, and gets the price back when
 * they promise it; the rights of an organiser change nothing about that. Other viewers cancel it as in
 * `cancelForOrganiser`. Throws what that throws, and CONFLICT after the time for it and for a person who is inside.
 */
export async function cancelAttendance(
  writing: WriteContext,
  { id, token }: { readonly id: number; readonly token: string | null },
): Promise<void> {
  const { deps, viewer, now } = writing;
  const isHolder = (ticket: CancelledTicket): boolean =>
    (viewer !== null && ticket.user_id === viewer.id) ||
    (token !== null && createTicketLinks(deps.env.tokenSecret).isGood(token, ticket, now));
  await transact(deps.db, async (trx) => {
    const { ticket, payment } = await lockTicket(trx, id, now);
    if (ticket === null || !isHolder(ticket)) return cancelLocked(trx, ticket, id, writing);
    if (ticket.state === 'cancelled') return;
    if (!ticket.is_open) throw closedCancellation(ticket, writing);
    const refundId = payment !== null && ticket.refund > 0 ? await refundTicket(trx, payment, ticket, writing) : null;
    await cancelTickets(trx, [ticket], writing, { refundId });
  });
}

/**
 * Cancels a ticket of another person; what was paid stays. Throws NOT_FOUND, FORBIDDEN for people who do not organise
 * events, and CONFLICT for a person who is inside.
 */
export async function cancelForOrganiser(writing: WriteContext, id: number): Promise<void> {
  await transact(writing.deps.db, async (trx) => {
    const { ticket } = await lockTicket(trx, id, writing.now);
    await cancelLocked(trx, ticket, id, writing);
  });
}

async function cancelLocked(trx: Db, ticket: CancelledTicket | null, id: number, writing: WriteContext): Promise<void> {
  const { viewer } = writing;
  const isOrganiser =
    isAllowed(viewer, ['admin', 'attendees.cancel']) || (await leadsEventOf(trx, viewer, ticket?.event_id ?? null));
  if (!isOrganiser || ticket === null)
    throw new AppError(isOrganiser ? 'NOT_FOUND' : 'FORBIDDEN', { message: `attendee ${id}` });
  if (ticket.state === 'cancelled') return;
  if (ticket.is_in_use) throw ticketInUse(writing.locale);
  await cancelTickets(trx, [ticket], writing);
}

async function leadsEventOf(trx: Db, viewer: Viewer | null, eventId: number | null): Promise<boolean> {
  if (eventId === null) return false;
  const { rows } = await sql`select 1 where ${isLedEvent({ viewer }, sql`${eventId}::bigint`)}`.execute(trx);
  return rows.length > 0;
}

/** Locks the payment before the ticket, as the refund of an order does. */
async function lockTicket(trx: Db, id: number, now: Date) {
  const order = await trx.selectFrom('attendees').select('order_id').where('id', '=', id).executeTakeFirst();
  const payment = order === undefined ? null : await lockPaidPayment(trx, orderPurpose, order.order_id);
  await lockAttendees(trx, { id });
  const { rows } = await sql<CancelledTicket>`select a.id, a.event_id, a.ticket_id, a.order_id, a.user_id, a.state,
      a.answers, a.slug, e.timezone, ${isInUse(now)} as is_in_use, ${cancellationFields(now)}
    from attendees a join events e on e.id = a.event_id where a.id = ${id}`.execute(trx);
  return { payment, ticket: rows[0] ?? null };
}

function closedCancellation(
  { id, is_in_use: isUsed, until, timezone }: CancelledTicket,
  { locale }: WriteContext,
): AppError {
  const texts = eventTexts[locale];
  const time = timeText({ starts_at: until, timezone }, locale);
  const userMessage = isUsed ? texts.ticketCheckedIn : texts.cancelClosed.replace('{until}', time);
  return new AppError('CONFLICT', { message: `attendee ${id} cannot be cancelled any more`, userMessage });
}

/** Requests the refund of a ticket once; answers its id. */
async function refundTicket(
  trx: Db,
  payment: Payment,
  { id, refund }: CancelledTicket,
  writing: WriteContext,
): Promise<number> {
  const key = `attendee ${id}`;
  const earlierId = await findRefund(trx, payment.id, key);
  if (earlierId !== null) return earlierId;
  await requireUndisputed(trx, payment, eventTexts[writing.locale].ownPaymentDisputed);
  const request = { amount: refund, reason: 'The holder cancelled the ticket.', key };
  const { id: refundId, payment: refundedPayment } = await requestRefund(trx, payment, request);
  await noteOrderRefund(trx, refundedPayment, writing, 'holder');
  const after = { refund: refundId, refunded: refundedPayment.refundedAmount, reason: request.reason };
  const { origin } = writing;
  await recordAudit(trx, { origin, action: 'refund', resource: 'orders', rowId: payment.subjectId, after });
  return refundId;
}
