import type { refundDonationSchema } from '@enlace/shared-contract/donations';
import { AppError } from '@enlace/shared-contract/errors';
import { formatMoney } from '@enlace/shared-contract/text';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { findRefund, lockPaidPayment, requestRefund, requireUndisputed } from '../../payments';
import { donationTexts } from '../donation-texts';
import { requireDonation } from '../receipts/find-donation';
import { monthlyPurpose, oncePurpose } from '../stripe/purposes';

type Form = z.infer<typeof refundDonationSchema>;

/**
 * Refunds a receipt, completely or partly; a job sends it to Stripe, and the credit note gets its number when the money
 * has gone. The same key refunds once. Returns the id of the donation.
 * @throws NOT_FOUND, VALIDATION_FAILED for more than is left, CONFLICT when nothing is left or the payment is disputed
 */
export async function refundDonation(
  writing: WriteContext,
  { receiptId, form }: { readonly receiptId: number | null; readonly form: Form },
): Promise<number> {
  const { deps, origin, locale } = writing;
  const texts = donationTexts[locale];
  return transact(deps.db, async (trx) => {
    const receipt =
      receiptId === null
        ? undefined
        : await trx
            .selectFrom('donation_receipts')
            .selectAll()
            .where('id', '=', receiptId)
            .where('kind', '=', 'receipt')
            .executeTakeFirst();
    if (receipt === undefined) throw new AppError('NOT_FOUND', { message: 'no such receipt' });
    const { id: donationId, kind } = await requireDonation(trx, receipt.donation_id);
    const payment = await (kind === 'once'
      ? lockPaidPayment(trx, oncePurpose, donationId)
      : lockPaidPayment(trx, monthlyPurpose, receipt.id));
    if (payment === null) throw new AppError('NOT_FOUND', { message: 'a receipt without its payment' });
    const key = form.key ?? randomUUID();
    if ((await findRefund(trx, payment.id, key)) !== null) return donationId;
    await requireUndisputed(trx, payment, texts.disputed);
    const leftAmount = payment.amount - payment.refundedAmount;
    if (leftAmount <= 0)
      throw new AppError('CONFLICT', {
        message: 'nothing is left of the receipt',
        userMessage: texts.refundedAlready,
        details: { reason: 'REFUNDED_ALREADY' },
      });
    const amount = form.amount ?? leftAmount;
    if (amount > leftAmount)
      throw new AppError('VALIDATION_FAILED', {
        message: `${leftAmount} of the receipt is left`,
        fields: { amount: [texts.leftToRefund(formatMoney(locale, leftAmount, receipt.currency))] },
      });
    await requestRefund(trx, payment, { amount, reason: form.reason, key });
    const after = { receipt: receipt.number, amount, currency: receipt.currency, reason: form.reason };
    await recordAudit(trx, { origin, action: 'refund', resource: 'donations', rowId: donationId, after });
    return donationId;
  });
}
