import { AppError } from '@enlace/shared-contract/errors';
import type { paymentSchema } from '@enlace/shared-contract/payments';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { beginPayment } from '../../payments';
import type { StoredForm } from '../events.tables';
import { refuseLatePayment } from '../orders/late-payment';
import { type LockedOrder, lockOrder, readOrder } from '../orders/machine/locked-order';
import { answersOf } from '../orders/machine/make-tickets';
import { moveOrder } from '../orders/machine/move-order';
import { orderPurpose } from '../orders/order-purpose';
import { buyerOf, type OrderForm, peopleOf } from '../orders/people-of-order';
import { lockChoices, releaseChoices, takeChoices } from '../questions/take-choices';

/**
 * Begins the payment of a hold, whose total is the amount; answers what the browser needs to pay. The form is stored: the
 * tickets are made of it when the payment has arrived. A repeated request stores its form and has the same payment.
 * Throws HOLD_EXPIRED, CONFLICT for an order that is paid or costs nothing, and what making the tickets throws.
 */
export async function payOrder(
  writing: WriteContext,
  { reference, key, form }: { readonly reference: string; readonly key: string; readonly form: OrderForm },
): Promise<z.infer<typeof paymentSchema>> {
  const { deps, now } = writing;
  const openOrder = await readOrder(deps.db, reference, key);
  await refuseLatePayment(deps.db, openOrder, writing.locale);
  requirePayable(openOrder, now);
  const storedForm = { buyer: buyerOf(form), people: await peopleOf(openOrder, form, writing) };
  const order = await transact(deps.db, async (trx) => {
    const lockedOrder = await lockOrder(trx, reference, key);
    requirePayable(lockedOrder, now);
    await tryTickets(trx, lockedOrder, storedForm, writing);
    await storeForm(trx, lockedOrder, storedForm, writing);
    return lockedOrder;
  });
  const { id, total: amount, currency } = order;
  const payment = await beginPayment(deps, { purpose: orderPurpose, subjectId: id, reference, amount, currency });
  await keepForm(writing, { reference, key }, storedForm);
  return { ...payment, reference, expires_at: order.expires_at?.toISOString() ?? null };
}

/** The report that an earlier payment was cancelled deletes the form; when it came meanwhile, the form is stored again. */
async function keepForm(
  writing: WriteContext,
  { reference, key }: { readonly reference: string; readonly key: string },
  form: StoredForm,
): Promise<void> {
  await transact(writing.deps.db, async (trx) => {
    const order = await lockOrder(trx, reference, key);
    if (order.state === 'held' && order.form === null) await storeForm(trx, order, form, writing);
  });
}

function requirePayable({ state, total, expires_at: end }: LockedOrder, now: Date): void {
  if (state === 'cancelled' || state === 'expired' || (state === 'held' && end !== null && end <= now))
    throw new AppError('HOLD_EXPIRED');
  if (state !== 'held') throw new AppError('CONFLICT', { message: `an order that is ${state}` });
  if (total === 0) throw new AppError('CONFLICT', { message: 'an order that costs nothing: confirm it' });
}

/** Makes the tickets and takes them back, so that no order is paid whose tickets cannot be made. */
async function tryTickets(trx: Db, order: LockedOrder, form: StoredForm, writing: WriteContext): Promise<void> {
  const { now, origin, deps } = writing;
  await sql`savepoint try_tickets`.execute(trx);
  await moveOrder(trx, order, 'deliver', { now, origin, logger: deps.logger, delivery: { form, writing } });
  await sql`rollback to savepoint try_tickets`.execute(trx);
}

/** Stores the form; from now on the order holds the choices of its answers, instead of those of a form before. */
async function storeForm(
  trx: Db,
  { id, form: earlierForm }: LockedOrder,
  form: StoredForm,
  { viewer, locale, now }: WriteContext,
): Promise<void> {
  await lockChoices(trx, [...answersOf(earlierForm), ...answersOf(form)]);
  await releaseChoices(trx, answersOf(earlierForm));
  const people = form.people.map(({ answers = {}, field = '' }) => ({ answers, field }));
  await takeChoices(trx, people, { locale });
  await trx
    .updateTable('orders')
    .set({ ...form.buyer, locale, form: JSON.stringify(form), updated_at: now })
    .$if(viewer !== null, (query) => query.set({ user_id: viewer?.id ?? null }))
    .where('id', '=', id)
    .execute();
}
