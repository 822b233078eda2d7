import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';

/**
 * Notes that the money of the door was given back by hand; its tickets stay as they are. A repeated request changes
 * nothing. Throws NOT_FOUND for an order without such a payment.
 */
export async function returnDoorPayment({ deps, now, origin, viewer }: WriteContext, orderId: number): Promise<void> {
  await transact(deps.db, async (trx) => {
    const payment = await trx
      .selectFrom('door_payments')
      .select(['method', 'amount', 'currency', 'returned_at'])
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (payment === undefined)
      throw new AppError('NOT_FOUND', { message: `order ${orderId} was not paid at the door` });
    const { returned_at: returnedAt, ...after } = payment;
    if (returnedAt !== null) return;
    await trx
      .updateTable('door_payments')
      .set({ returned_at: now, returned_by: viewer?.id ?? null })
      .where('order_id', '=', orderId)
      .execute();
    await recordAudit(trx, { origin, action: 'returnDoorPayment', resource: 'orders', rowId: orderId, after });
  });
}
