import { transact } from '../../../infrastructure/db/transact';
import { checkPayment } from '../check-payment';
import { beginFetch, noteDispute } from '../disputes/note-dispute';
import { noteStripeRefund } from '../note-stripe-refund';
import type { Settling } from '../settle-payment';
import { listMoneyOf } from './list-money';

/**
 * Fetches the refunds and disputes of a payment and notes each of them: events only report that something has changed.
 * Throws as `askStripe`.
 */
export async function checkMoney(intentId: string, settling: Settling): Promise<void> {
  const { db } = settling.deps;
  const fetchNumber = await beginFetch(db);
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  if (payment === undefined) return;
  // Money goes back of a payment that was made: its own event can come later.
  if (payment.state === 'open') await checkPayment(payment.id, settling);
  const { refunds, disputes } = await listMoneyOf(settling.deps, intentId);
  // One transaction for each, because each can lock the seats of an event as its last step.
  for (const refund of refunds) await transact(db, (trx) => noteStripeRefund(trx, refund, settling));
  for (const dispute of disputes)
    await transact(db, (trx) => noteDispute(trx, dispute, { intentId, fetchNumber }, settling));
}
