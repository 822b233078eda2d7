import { AppError } from '@enlace/shared-contract/errors';
import { isLocale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { lockPaidPayment } from '../../payments';
import { eventTexts } from '../event-texts';
import type { StoredForm } from '../events.tables';
import { endFailedCancellation } from '../organisers/failed-cancellations';
import { expireHolds } from '../orders/expire-holds';
import { type LockedOrder, lockOrderById } from '../orders/machine/locked-order';
import { moveOrder } from '../orders/machine/move-order';
import { canMove, openStates } from '../orders/machine/transitions';
import { orderPurpose } from '../orders/order-purpose';
import { noteOrderRefund } from './note-order-refund';

/**
 * Makes the tickets of an order that is paid and has none; a confirmed order stays as it is. Throws NOT_FOUND, SOLD_OUT
 * when its seats are taken, SALES_ENDED, and CONFLICT for an order with tickets, without payment or without a buyer.
 */
export async function deliverPaidOrder(writing: WriteContext, id: number): Promise<void> {
  const { deps, locale } = writing;
  // The seats of expired holds are free, also when no job has released them yet.
  const order = await deps.db.selectFrom('orders').select('event_id').where('id', '=', id).executeTakeFirst();
  if (order !== undefined) await expireHolds(deps, order.event_id, writing.now);
  try {
    await transact(deps.db, (trx) => deliverLocked(trx, id, writing));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'HOLD_EXPIRED') throw error;
    throw new AppError('SOLD_OUT', { userMessage: eventTexts[locale].noSeatsForOrder, cause: error });
  }
}

async function deliverLocked(trx: Db, id: number, writing: WriteContext): Promise<void> {
  const { deps, now, origin, locale } = writing;
  const payment = await lockPaidPayment(trx, orderPurpose, id);
  const order = await lockOrderById(trx, id);
  if (order.state === 'confirmed') return;
  const form = order.form ?? formOfBuyer(order);
  const isDeliverable =
    payment !== null &&
    payment.refundedAmount < payment.amount &&
    form !== null &&
    canMove(order.state, 'deliver') &&
    !openStates.some((state) => state === order.state) &&
    !(await hasTickets(trx, id));
  if (!isDeliverable)
    throw new AppError('CONFLICT', {
      message: `order ${id} (${order.state}) has nothing to deliver`,
      userMessage: eventTexts[locale].nothingToDeliver,
    });
  await recordAudit(trx, { origin, action: 'deliver', resource: 'orders', rowId: id });
  const viewer = order.user_id === null ? null : await deps.findPersonAsViewer(trx, order.user_id);
  const ofBuyer: WriteContext = { ...writing, viewer, locale: isLocale(order.locale) ? order.locale : 'en' };
  const step = { now, origin, logger: deps.logger };
  await moveOrder(trx, order, 'deliver', { ...step, delivery: { form, writing: ofBuyer } });
  if (payment.refundedAmount > 0) await noteOrderRefund(trx, payment, writing);
}

/** A ticket for the buyer at each seat, for an order whose form is lost; null without a buyer. */
function formOfBuyer({ first_name, last_name, email, items }: LockedOrder): StoredForm | null {
  if (first_name === null || last_name === null || email === null) return null;
  const buyer = { first_name, last_name, email };
  return {
    buyer,
    people: items.flatMap(({ ticketId, quantity }) =>
      Array.from({ length: quantity }, () => ({ ticketId, person: buyer })),
    ),
  };
}

async function hasTickets(trx: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from attendees where order_id = ${orderId} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Notes that an order that needs attention was settled by hand, e.g. in cash. Tickets stay valid, except those of a
 * cancelled event. A settled order stays as it is. Throws NOT_FOUND, and CONFLICT for an order that needs no attention.
 */
export async function settleOrder(
  writing: WriteContext,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  const { deps, now, origin, locale } = writing;
  await transact(deps.db, async (trx) => {
    await lockPaidPayment(trx, orderPurpose, id);
    const order = await lockOrderById(trx, id);
    if (order.state === 'settled') return;
    if (!canMove(order.state, 'settle'))
      throw new AppError('CONFLICT', {
        message: `order ${id} is ${order.state}`,
        userMessage: eventTexts[locale].nothingToSettle,
      });
    await moveOrder(trx, order, 'settle', { now, origin, reason, logger: deps.logger });
    if (order.state === 'cancellation_failed') await endFailedCancellation(trx, order, { ...writing, reason });
  });
}
