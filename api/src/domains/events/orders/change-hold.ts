import { AppError } from '@enlace/shared-contract';

import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { planChecks } from '../../payments';
import { changeSeats } from '../capacity/seats';
import { noteAnsweredOffer } from '../waiting/offers/end-offers';
import { orderPurpose } from './order-purpose';
import { lockOrder, seatsOfOrder } from './orders.repository';

const extensionMs = 5 * 60_000;

/** Extends a hold by five minutes, once; a repeated request changes nothing. Throws HOLD_EXPIRED. */
export async function extendHold({ deps, now }: Writing, reference: string, key: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, reference, key);
    if (order.state !== 'held' || order.expires_at === null) throw new AppError('HOLD_EXPIRED');
    if (order.is_extended) return;
    const from = Math.max(order.expires_at.getTime(), now.getTime());
    await trx
      .updateTable('orders')
      .set({ expires_at: new Date(from + extensionMs), is_extended: true, updated_at: now })
      .where('id', '=', order.id)
      .execute();
  });
}

/** Gives the seats of a hold back; an order that is not held stays as it is. */
export async function releaseHold({ deps, now }: Writing, reference: string, key: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, reference, key);
    if (order.state !== 'held') return;
    await trx
      .updateTable('orders')
      .set({ state: 'cancelled', expires_at: null, updated_at: now })
      .where('id', '=', order.id)
      .execute();
    await planChecks(trx, orderPurpose, [order.id]);
    await noteAnsweredOffer(trx, order.id, 'declined', now);
    await changeSeats(trx, 'releaseHeld', seatsOfOrder(order));
  });
}
