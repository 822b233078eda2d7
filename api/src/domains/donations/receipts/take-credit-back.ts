import { isLocale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { donationTexts } from '../donation-texts';
import { writeCreditNote } from './write-receipt';

interface CreditBack {
  readonly receiptId: number;
  /** In minor units. */
  readonly amount: number;
  readonly why: 'refundFailed' | 'disputeWon';
}

/**
 * Takes a credit note back, because its money is here again: documents are never changed, so another one adds the amount.
 * The office has to act, or nothing is left to do, so the donor gets no mail.
 */
export async function takeCreditBack(
  trx: Db,
  context: Pick<ApiDeps, 'env' | 'clock'>,
  { receiptId, amount, why }: CreditBack,
): Promise<void> {
  const { locale } = await trx
    .selectFrom('donation_receipts as r')
    .innerJoin('donations as d', 'd.id', 'r.donation_id')
    .select('d.locale')
    .where('r.id', '=', receiptId)
    .executeTakeFirstOrThrow();
  const reason = donationTexts[isLocale(locale) ? locale : 'en'][why];
  await writeCreditNote(trx, context, { receiptId, amount: -amount, reason, now: context.clock(), isMailed: false });
}
