import type { Db } from '../../../infrastructure/db/database';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import { checkMoneyJob } from '../treasury/findings/money-jobs';

/**
 * Stripe can report a payment, its refunds and its disputes before its invoice is paid: then it looked like one of no
 * plan, and its refunds have no credit note yet.
 */
export async function linkFindings(trx: Db, invoiceId: number, intentId: string | null): Promise<void> {
  if (intentId === null) return;
  await trx.deleteFrom('membership_findings').where('kind', '=', 'payment').where('intent_id', '=', intentId).execute();
  const rows = await trx
    .updateTable('membership_findings')
    .set({ invoice_id: invoiceId })
    .where('intent_id', '=', intentId)
    .where('invoice_id', 'is', null)
    .returning('id')
    .execute();
  if (rows.length > 0) await enqueue(trx, checkMoneyJob, { intent: intentId }, { key: `intent ${intentId}` });
}
