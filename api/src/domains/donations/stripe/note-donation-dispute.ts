import { isLocale } from '@enlace/shared-contract/text';

import { programOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { NotedDispute, Payment } from '../../payments';
import { donationTexts } from '../donation-texts';
import { takeCreditBack } from '../receipts/take-credit-back';
import { writeCreditNote } from '../receipts/write-receipt';

const actions = { opened: 'dispute', lost: 'loseDispute', won: 'winDispute' } as const;

/**
 * Notes at a donation that a dispute of the bank has begun or ended: the money of a lost one has gone, so the receipt
 * gets a credit note, which is taken back when the dispute is won after all.
 */
export async function noteDonationDispute(
  trx: Db,
  deps: Pick<ApiDeps, 'env' | 'clock'>,
  receiptId: number | null,
  { payment, dispute }: { readonly payment: Payment; readonly dispute: NotedDispute },
): Promise<void> {
  if (receiptId === null) return;
  const { donation_id: rowId, locale } = await trx
    .selectFrom('donation_receipts as r')
    .innerJoin('donations as d', 'd.id', 'r.donation_id')
    .select(['r.donation_id', 'd.locale'])
    .where('r.id', '=', receiptId)
    .executeTakeFirstOrThrow();
  const { change, amount, lossChange } = dispute;
  const after = { payment: payment.id, amount, currency: payment.currency, refunded: payment.refundedAmount };
  if (change !== null)
    await recordAudit(trx, { origin: programOrigin, action: actions[change], resource: 'donations', rowId, after });
  const reason = donationTexts[isLocale(locale) ? locale : 'en'].lostDispute;
  if (lossChange > 0)
    await writeCreditNote(trx, deps, { receiptId, amount: lossChange, reason, now: deps.clock(), isMailed: false });
  if (lossChange < 0) await takeCreditBack(trx, deps, { receiptId, amount: -lossChange, why: 'disputeWon' });
}
