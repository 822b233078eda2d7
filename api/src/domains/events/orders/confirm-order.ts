import { AppError, isAppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { limitBookings } from '../attendance/limit-bookings';
import { callerHashOf, callerOf, findRepeatedOrder, lockBookings } from '../attendance/repeated-booking';
import { findCodeOfOrder } from '../codes/event-code';
import { priceOrder } from '../codes/use-code';
import type { StoredForm } from '../events.tables';
import { findTickets } from '../tickets/find-tickets';
import { refuseLatePayment } from './late-payment';
import { type LockedOrder, lockOrder, readOrder } from './machine/locked-order';
import { moveOrder } from './machine/move-order';
import { isServerKey } from './order-key';
import { buyerOf, type OrderForm, peopleOf } from './people-of-order';

/**
 * Makes the tickets of an order that costs nothing. A confirmed order stays as it is, so a repeated request has the
 * same answer. So has the same booking with another hold of a caller without a key. A hold that has ended takes its
 * seats again when they are free and its tickets are still on sale for nothing. Throws PAYMENT_REQUIRED, HOLD_EXPIRED, SALES_ENDED, and VALIDATION_FAILED for more people than seats and for
 * answers to questions.
 */
export async function confirmOrder(
  writing: WriteContext,
  { reference, key, form }: { readonly reference: string; readonly key: string; readonly form: OrderForm },
): Promise<void> {
  const openOrder = await readOrder(writing.deps.db, reference, key);
  await refuseLatePayment(writing.deps.db, openOrder, writing.locale);
  if (!needsTickets(openOrder)) return;
  const people = await peopleOf(openOrder, form, writing);
  await limitBookings(writing, { eventId: openOrder.event_id, email: form.email }, () =>
    transact(writing.deps.db, async (trx) => {
      const isPlainCaller = isServerKey(key);
      if (isPlainCaller) await lockBookings(trx, people);
      const order = await lockOrder(trx, reference, key);
      if (!needsTickets(order)) return;
      const caller = isPlainCaller ? callerOf(writing, 'buyer') : [];
      const earlierOrder = await findRepeatedOrder(trx, { people, caller }, writing.now);
      if (earlierOrder !== null) return noteRepeat(trx, order, earlierOrder.orderId, writing);
      await confirmLocked(trx, order, { buyer: buyerOf(form), people }, writing);
      if (isPlainCaller) await noteCaller(trx, order.id, callerHashOf(caller));
    }),
  );
}

/** The same for an order that is locked and needs tickets. */
export async function confirmLocked(
  trx: Db,
  order: LockedOrder,
  form: StoredForm,
  writing: WriteContext,
): Promise<void> {
  const hasEnded = order.state !== 'held' || (order.expires_at !== null && order.expires_at <= writing.now);
  if (hasEnded) await requireFreeOffer(trx, order, writing);
  const { now, deps, origin } = writing;
  await moveOrder(trx, order, 'deliver', { now, origin, logger: deps.logger, delivery: { form, writing } });
}

async function noteCaller(trx: Db, id: number, hash: string | null): Promise<void> {
  await trx.updateTable('orders').set({ caller_hash: hash }).where('id', '=', id).execute();
}

/** Gives the seats of a repeated order back: the earlier one has the tickets. */
async function noteRepeat(trx: Db, order: LockedOrder, earlierId: number, writing: WriteContext): Promise<void> {
  const { now, origin, deps } = writing;
  await trx.updateTable('orders').set({ repeat_of: earlierId }).where('id', '=', order.id).execute();
  if (order.state === 'held') await moveOrder(trx, order, 'release', { now, origin, logger: deps.logger });
}

/** Whether an order that costs nothing is to be confirmed; false for a confirmed one, also with a later change. */
function needsTickets({ id, state, total, repeat_of: earlierId }: LockedOrder): boolean {
  if (earlierId !== null) return false;
  if (state === 'cancelled') throw new AppError('HOLD_EXPIRED');
  if (state !== 'held' && state !== 'expired') return false;
  if (total > 0) throw new AppError('PAYMENT_REQUIRED', { message: `order ${id}` });
  return true;
}

/** Throws SALES_ENDED or HOLD_EXPIRED when the tickets of an ended hold are no longer on sale for nothing. */
async function requireFreeOffer(trx: Db, order: LockedOrder, writing: WriteContext): Promise<void> {
  const { event_id: eventId, items: tickets, code_id: codeId } = order;
  try {
    const code = codeId === null ? null : await findCodeOfOrder(trx, codeId, writing.now);
    const offeredTickets = await findTickets(trx, { eventId, tickets, field: 'items', code }, writing);
    const { total } = priceOrder(offeredTickets, code, writing.locale);
    if (total > 0) throw new AppError('HOLD_EXPIRED', { message: `order ${order.id} costs something now` });
  } catch (error) {
    if (isAppError(error) && error.code === 'SALES_ENDED') throw error;
    throw isAppError(error) ? new AppError('HOLD_EXPIRED', { message: error.message, cause: error }) : error;
  }
}
