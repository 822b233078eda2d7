import type Stripe from 'stripe';

import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { fromStripeAmount } from '../../../payments';
import { foreignReason, type InvoiceRecord, writeCreditNote, writeReversal } from './credit-notes';
import { insertRefund, moveRefund, noteRefundId, type Refund } from './refund-states';

export interface RefundSettling {
  readonly deps: Pick<ApiDeps, 'logger' | 'clock'>;
  /** Locked until the end of the transaction. */
  readonly invoice: InvoiceRecord;
}

/**
 * Brings a refund to the status that Stripe has: the credit note is written when the money has gone, and taken back
 * when the bank returns it. A status never goes back, so repeated, late and unordered reports change nothing. Answers
 * whether the refund was made at Stripe itself.
 */
export async function settleRefund(trx: Db, report: Stripe.Refund, settling: RefundSettling): Promise<boolean> {
  const { deps, invoice } = settling;
  const refund = (await findRefund(trx, report, invoice)) ?? (await insertForeign(trx, report, invoice));
  await applyStatus(trx, await linkRefund(trx, refund, report, deps), report, settling);
  return refund.key === foreignKey(report);
}

const foreignKey = ({ id }: Stripe.Refund): string => `stripe ${id}`;

/** By the id, or by what this site sent with it: the report can be earlier than the answer. */
async function findRefund(trx: Db, { id, metadata }: Stripe.Refund, invoice: InvoiceRecord) {
  const refunds = await trx
    .selectFrom('membership_refunds')
    .selectAll()
    .where('invoice_id', '=', invoice.id)
    .orderBy('id')
    .execute();
  const sentId = metadata?.['membership_refund'];
  return (
    refunds.find((refund) => refund.refund_id === id) ??
    refunds.find((refund) => refund.refund_id === null && String(refund.id) === sentId)
  );
}

async function insertForeign(trx: Db, report: Stripe.Refund, invoice: InvoiceRecord): Promise<Refund> {
  return insertRefund(trx, {
    invoiceId: invoice.id,
    key: foreignKey(report),
    amount: fromStripeAmount(report.amount, invoice.currency),
    reason: await foreignReason(trx, invoice),
    refundId: report.id,
  });
}

async function linkRefund(trx: Db, refund: Refund, { id }: Stripe.Refund, deps: RefundSettling['deps']) {
  if (refund.refund_id !== null) return refund;
  await noteRefundId(trx, refund, id);
  const linkedRefund = { ...refund, refund_id: id };
  return refund.state === 'failed' ? ((await moveRefund(trx, linkedRefund, 'adopt', deps)) ?? refund) : linkedRefund;
}

async function applyStatus(
  trx: Db,
  refund: Refund,
  { id: refundId, status }: Stripe.Refund,
  { deps, invoice }: RefundSettling,
): Promise<void> {
  const now = deps.clock();
  const { state, amount, reason } = refund;
  if (status === 'succeeded' && state === 'requested') {
    const isMoved = (await moveRefund(trx, refund, 'complete', deps)) !== null;
    if (isMoved) await writeCreditNote(trx, { invoice, amount, reason, refundId, now });
  }
  if (status !== 'failed' && status !== 'canceled') return;
  if (state === 'requested') await moveRefund(trx, refund, 'refuse', deps);
  const isReverted = state === 'succeeded' && (await moveRefund(trx, refund, 'revert', deps)) !== null;
  if (isReverted) await writeReversal(trx, refundId, now);
}
