import { AppError } from '@enlace/shared-contract/errors';

import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { lockOrder } from './machine/locked-order';
import { moveOrder } from './machine/move-order';

const extensionMs = 5 * 60_000;

/** Extends a hold by five minutes, once; a repeated request changes nothing. Throws HOLD_EXPIRED. */
export async function extendHold(
  { deps, now }: WriteContext,
  { reference, key }: { readonly reference: string; readonly key: string },
): Promise<void> {
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
export async function releaseHold(
  { deps, now, origin }: WriteContext,
  { reference, key }: { readonly reference: string; readonly key: string },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, reference, key);
    if (order.state === 'held') await moveOrder(trx, order, 'release', { now, origin, logger: deps.logger });
  });
}
