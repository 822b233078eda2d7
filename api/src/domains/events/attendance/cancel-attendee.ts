import { AppError, type attendeeStates, isAllowed, type Locale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Expression } from '../../../kit/expressions';
import type { Writing } from '../../../kit/writing';
import { findRefund, lockPaidPayment, type Payment, requestRefund } from '../../payments';
import { changeSeatsTogether } from '../capacity/seats';
import { type CodeUses, seatsOfItems } from '../capacity/seats-of-items';
import { releaseChoices } from '../questions/take-choices';
import { isCheckedIn } from '../check-in/check-in-lists';
import { eventTexts } from '../event-texts';
import { requestFigures } from '../capacity/note-figures';
import type { StoredAnswers } from '../events.tables';
import { queueTicketMails } from '../mails/ticket-mail';
import { orderPurpose } from '../orders/order-purpose';
import { orderPayments } from '../payments/order-payments';
import { createTicketLinks } from '../ticket-page/ticket-links';
import { cancellationFields } from './cancellation-fields';

/** Whether the person of the attendee `a` is checked in at an event that is not over. */
export const isInUse = (now: Date): Expression => sql`(exists (select 1 from check_ins c
    where c.attendee_id = a.id and ${isCheckedIn})
  and exists (select 1 from events u where u.id = a.event_id and u.ends_at > ${now}))`;

/** CONFLICT for a ticket whose person is inside: its seat is not free. */
export function ticketInUse(locale: Locale): AppError {
  return new AppError('CONFLICT', { message: 'a ticket in use', userMessage: eventTexts[locale].undoCheckInFirst });
}

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
 * Cancels a ticket and frees its seat in the same transaction; a cancelled ticket stays as it is. A holder cancels until
 * the time that the organisers set, and gets the price back when they promise it. Throws NOT_FOUND, FORBIDDEN for people
 * who neither hold the ticket, nor have its signed token, nor organise events, and CONFLICT after the time for it and
 * for a person who is inside.
 */
export async function cancelAttendee(id: number, writing: Writing, token: string | null = null): Promise<void> {
  const { deps, viewer, now, locale } = writing;
  const isOrganiser = isAllowed(viewer, ['admin', 'attendees.cancel']);
  await transact(deps.db, async (trx) => {
    // The payment is locked before the ticket, as in the refund of an order.
    const order = await trx.selectFrom('attendees').select('order_id').where('id', '=', id).executeTakeFirst();
    const payment = order === undefined ? null : await lockPaidPayment(trx, orderPurpose, order.order_id);
    const { rows } = await sql<CancelledTicket>`select a.id, a.event_id, a.ticket_id, a.order_id, a.user_id, a.state,
        a.answers, a.slug, e.timezone, ${isInUse(now)} as is_in_use, ${cancellationFields(now)}
      from attendees a join events e on e.id = a.event_id where a.id = ${id} for update of a`.execute(trx);
    const [attendee] = rows;
    const isHolder =
      (viewer !== null && attendee?.user_id === viewer.id) ||
      (token !== null &&
        attendee !== undefined &&
        createTicketLinks(deps.env.tokenSecret).isGood(token, attendee, now));
    if (attendee === undefined || (!isOrganiser && !isHolder))
      throw new AppError(isOrganiser ? 'NOT_FOUND' : 'FORBIDDEN', { message: `attendee ${id}` });
    if (attendee.state === 'cancelled') return;
    if (isOrganiser) {
      if (attendee.is_in_use) throw ticketInUse(locale);
      return cancelTickets(trx, [attendee], writing);
    }
    if (!attendee.is_open) throw closedCancellation(attendee, writing);
    if (payment !== null && attendee.refund > 0) await refundTicket(trx, payment, attendee, writing);
    await cancelTickets(trx, [attendee], writing);
  });
}

function closedCancellation(
  { id, is_in_use: isUsed, until, timezone }: CancelledTicket,
  { locale }: Writing,
): AppError {
  const texts = eventTexts[locale];
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: timezone });
  const userMessage = isUsed ? texts.ticketCheckedIn : texts.cancelClosed.replace('{until}', time.format(until));
  return new AppError('CONFLICT', { message: `attendee ${id} cannot be cancelled any more`, userMessage });
}

async function refundTicket(
  trx: Db,
  payment: Payment,
  { id, refund }: CancelledTicket,
  writing: Writing,
): Promise<void> {
  const key = `attendee ${id}`;
  if ((await findRefund(trx, payment.id, key)) !== null) return;
  const request = { amount: refund, reason: 'The holder cancelled the ticket.', key };
  const { id: refundId, payment: refundedPayment } = await requestRefund(trx, payment, request);
  await orderPayments.noteRefund(trx, refundedPayment, writing);
  const after = { refund: refundId, refunded: refundedPayment.refundedAmount, reason: request.reason };
  const { origin } = writing;
  await recordAudit(trx, { origin, action: 'refund', resource: 'orders', rowId: payment.subjectId, after });
}

/** A ticket of a person. */
export interface TakenTicket {
  readonly id: number;
  readonly event_id: number;
  readonly ticket_id: number;
  readonly answers: StoredAnswers;
  /** The seat of a pending registration is held; the others are sold. */
  readonly state: (typeof attendeeStates)[number];
}

/**
 * Cancels locked tickets of one event; their seats change last, because that locks them until the commit.
 * @param options.isMailed whether their holders get a mail about the ticket; default: yes
 * @param options.isRefused whether an organiser refuses registrations; the mail has the reason
 */
export async function cancelTickets(
  trx: Db,
  tickets: readonly TakenTicket[],
  writing: Writing,
  { isMailed = true, isRefused = false } = {},
): Promise<void> {
  const { deps, now, origin, reason = null } = writing;
  const [first] = tickets;
  if (first === undefined) return;
  const ids = tickets.map(({ id }) => id);
  await trx
    .updateTable('attendees')
    .set({
      ...{ state: 'cancelled', cancelled_at: now, cancel_reason: reason, updated_at: now },
      ...(isRefused ? { refused_at: now } : {}),
    })
    .where('id', 'in', ids)
    .execute();
  await requestFigures(trx, first.event_id, now);
  for (const { id } of tickets)
    await recordAudit(trx, { origin, action: isRefused ? 'refuse' : 'cancel', resource: 'attendees', rowId: id });
  await releaseChoices(
    trx,
    tickets.map(({ answers }) => answers),
  );
  if (isMailed && isRefused) await queueTicketMails(trx, deps, 'ticketRefused', { ids }, { reason: reason ?? '' });
  if (isMailed && !isRefused) await queueTicketMails(trx, deps, 'ticketCancelled', { ids });
  const itemsOf = (isHeld: boolean) =>
    tickets
      .filter(({ state }) => (state === 'pending_approval') === isHeld)
      .map(({ ticket_id: ticketId }) => ({ ticketId, quantity: 1 }));
  const codes = await findReturnedUses(trx, ids);
  await changeSeatsTogether(trx, [
    { change: 'releaseSold', seats: seatsOfItems(first.event_id, itemsOf(false), codes) },
    { change: 'releaseHeld', seats: seatsOfItems(first.event_id, itemsOf(true)) },
  ]);
}

/**
 * The uses of codes that come back, because the orders of these cancelled tickets have no ticket left. Locks the orders
 * with a code, so that two cancellations at once agree on the last ticket.
 */
async function findReturnedUses(trx: Db, ids: readonly number[]): Promise<readonly CodeUses[]> {
  const { rows: orders } = await sql<{ id: number }>`select id from orders where code_id is not null and code_uses > 0
    and id in (select order_id from attendees where id in (${sql.join(ids)})) order by id for update`.execute(trx);
  if (orders.length === 0) return [];
  const { rows } = await sql<CodeUses>`select o.code_id as id, sum(o.code_uses)::integer as uses from orders o
    where o.id in (${sql.join(orders.map(({ id }) => id))}) and not exists (
      select 1 from attendees a where a.order_id = o.id and a.state <> 'cancelled') group by 1`.execute(trx);
  return rows;
}
