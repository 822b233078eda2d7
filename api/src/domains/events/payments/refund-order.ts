import { AppError } from '@enlace/shared-contract/errors';
import type { refundOrderSchema, refundSchema } from '@enlace/shared-contract/payments';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { findRefund, lockPaidPayment, type Payment, requestRefund, requireUndisputed } from '../../payments';
import { cancelTickets, isInUse, lockAttendees, type TakenTicket, ticketInUse } from '../attendance/cancel-tickets';
import { eventTexts } from '../event-texts';
import { noteDoneCancellation } from '../organisers/failed-cancellations';
import { orderPurpose } from '../orders/order-purpose';
import { noteOrderRefund } from './note-order-refund';
import { ticketPrice } from './ticket-price';

type Form = z.infer<typeof refundOrderSchema>;
type Refund = z.infer<typeof refundSchema>;

interface PricedTicket extends TakenTicket {
  readonly price: number;
  /** Whether its person is inside. */
  readonly is_in_use: boolean;
}

/**
 * Refunds an order and cancels tickets of it, whose seats are free at once; a job sends the refund to Stripe. Tickets
 * return their parts of the total, at most what is left of the payment. The same key has the same answer. Throws
 * NOT_FOUND for an order without a payment, CONFLICT when less than the amount is left, the bank disputes the payment, or
 * the person of a ticket is inside, and VALIDATION_FAILED for tickets of another order.
 */
export async function refundOrder(
  writing: WriteContext,
  { orderId, form }: { readonly orderId: number; readonly form: Form },
): Promise<Refund> {
  const { deps, origin } = writing;
  return transact(deps.db, async (trx) => {
    const payment = await lockPaidPayment(trx, orderPurpose, orderId);
    if (payment === null) throw new AppError('NOT_FOUND', { message: `order ${orderId} has no payment` });
    const key = `request ${form.key ?? randomUUID()}`;
    const earlierRefund = await findRefund(trx, payment.id, key);
    if (earlierRefund !== null) return readRefund(trx, earlierRefund);
    await requireUndisputed(trx, payment, eventTexts[writing.locale].paymentDisputed);
    const { tickets, isWhole } = await findTicketsToCancel(trx, orderId, form, writing);
    const price = form.attendee_ids === undefined ? null : refundOf(tickets, payment);
    const { id, payment: refundedPayment } = await requestRefund(trx, payment, {
      amount: form.amount ?? price,
      reason: form.reason,
      key,
    });
    const after = { refund: id, refunded: refundedPayment.refundedAmount, reason: form.reason };
    await recordAudit(trx, { origin, action: 'refund', resource: 'orders', rowId: orderId, after });
    const hasEnded = await noteOrderRefund(trx, refundedPayment, { ...writing, reason: form.reason });
    if (hasEnded) return readRefund(trx, id);
    for (const { event_id } of isWhole ? tickets.slice(0, 1) : [])
      await noteDoneCancellation(trx, { id: orderId, event_id });
    // The last step, because it locks the seats of the event until the commit.
    await cancelTickets(trx, tickets, { ...writing, reason: form.reason }, { refundId: id });
    return readRefund(trx, id);
  });
}

/** What goes back for tickets, in minor units. */
function refundOf(tickets: readonly PricedTicket[], { amount, refundedAmount }: Payment): number {
  const price = tickets.reduce((sum, { price: one }) => sum + one, 0);
  return Math.min(price, amount - refundedAmount);
}

/**
 * Tickets that a refund cancels: those of the form; without these and without an amount, all. The price of a ticket
 * is its part of what the order paid.
 * @returns isWhole: no other ticket of the order is valid
 */
async function findTicketsToCancel(trx: Db, orderId: number, form: Form, { locale, now }: WriteContext) {
  const { amount, attendee_ids: ids } = form;
  await lockAttendees(trx, { orderId });
  const { rows } =
    await sql<PricedTicket>`select a.id, a.event_id, a.ticket_id, a.answers, a.state, ${ticketPrice} as price,
      ${isInUse(now)} as is_in_use
    from attendees a where a.order_id = ${orderId} and a.state <> 'cancelled' order by a.id`.execute(trx);
  if (ids === undefined && amount !== undefined && amount !== null) return { tickets: [], isWhole: false };
  const tickets = ids === undefined ? rows : rows.filter(({ id }) => ids.includes(id));
  if (tickets.some(({ is_in_use: isUsed }) => isUsed)) throw ticketInUse(locale);
  if (ids !== undefined && tickets.length !== new Set(ids).size)
    throw new AppError('VALIDATION_FAILED', {
      message: `tickets of another order, or cancelled ones`,
      fields: { attendee_ids: [fieldText(locale, 'unknownRow')] },
    });
  return { tickets, isWhole: tickets.length === rows.length };
}

async function readRefund(trx: Db, id: number): Promise<Refund> {
  const { created_at: time, ...refund } = await trx
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount', 'p.currency', 'r.reason', 'r.state', 'r.created_at'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...refund, created_at: time.toISOString() };
}
