import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import type { Payment } from '../payment-purpose';

/**
 * Refuses to refund a locked payment that a bank disputes or has taken back, because Stripe would refuse it.
 * @throws CONFLICT with the words for the user
 */
export async function requireUndisputed(trx: Db, { id }: Payment, userMessage?: string): Promise<void> {
  const dispute = await trx
    .selectFrom('payment_disputes')
    .select('dispute_id')
    .where('payment_id', '=', id)
    .where('blocks_refund', '=', true)
    .executeTakeFirst();
  if (dispute === undefined) return;
  throw new AppError('CONFLICT', {
    message: `payment ${id} is disputed`,
    details: { reason: 'DISPUTED' },
    ...(userMessage === undefined ? {} : { userMessage }),
  });
}
