import { AppError } from '@enlace/shared-contract/errors';
import type { refundInvoiceSchema } from '@enlace/shared-contract/memberships';
import { formatMoney } from '@enlace/shared-contract/text';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import { enqueue } from '../../../../infrastructure/background-jobs/enqueue';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { membershipTexts } from '../../membership-texts';
import { conflict } from '../treasurer';
import type { InvoiceRecord } from './credit-notes';
import { insertRefund } from './refund-states';
import { sendRefundJob } from './send-refund';

type Form = z.infer<typeof refundInvoiceSchema>;

/**
 * Refunds an invoice, completely or partly; a job sends it to Stripe, and the credit note gets its number when the
 * money has gone. The same key has the same answer.
 * @throws NOT_FOUND, VALIDATION_FAILED for more than is left, CONFLICT when nothing is left or the payment is disputed
 */
export async function refundInvoice(
  writing: WriteContext,
  { invoiceId, form }: { readonly invoiceId: number | null; readonly form: Form },
) {
  const { deps, origin, locale } = writing;
  return transact(deps.db, async (trx) => {
    const invoice = await lockInvoice(trx, invoiceId);
    if (invoice?.kind !== 'invoice') throw new AppError('NOT_FOUND', { message: 'no such invoice' });
    const texts = membershipTexts[locale].treasury;
    const key = form.key ?? randomUUID();
    const earlierRefund = await trx
      .selectFrom('membership_refunds')
      .select('id')
      .where('invoice_id', '=', invoice.id)
      .where('key', '=', key)
      .executeTakeFirst();
    if (earlierRefund !== undefined) return readRefund(trx, earlierRefund.id);
    if (await isDisputed(trx, invoice)) throw conflict(writing, 'DISPUTED');
    const leftAmount = await findLeftAmount(trx, invoice);
    if (leftAmount <= 0) throw conflict(writing, 'REFUNDED_ALREADY');
    const amount = form.amount ?? leftAmount;
    if (amount > leftAmount)
      throw new AppError('VALIDATION_FAILED', {
        message: `${leftAmount} of the invoice is left`,
        fields: { amount: [texts.leftToRefund(formatMoney(locale, leftAmount, invoice.currency))] },
      });
    const { id } = await insertRefund(trx, { invoiceId: invoice.id, key, amount, reason: form.reason });
    const after = { invoice: invoice.number, amount, currency: invoice.currency, reason: form.reason };
    if (invoice.user_id !== null)
      await recordAudit(trx, { origin, action: 'refund', resource: 'memberships', rowId: invoice.user_id, after });
    await enqueue(trx, sendRefundJob, { refund: id }, { key: `refund ${id}` });
    return readRefund(trx, id);
  });
}

/** Locks an invoice until the end of the transaction: its refunds change one after the other. */
async function lockInvoice(trx: Db, id: number | null): Promise<InvoiceRecord | undefined> {
  if (id === null) return undefined;
  return trx.selectFrom('membership_invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function isDisputed(trx: Db, { id }: InvoiceRecord): Promise<boolean> {
  const dispute = await trx
    .selectFrom('membership_findings')
    .select('id')
    .where('invoice_id', '=', id)
    .where('blocks_refund', '=', true)
    .executeTakeFirst();
  return dispute !== undefined;
}

async function findLeftAmount(trx: Db, { id, amount }: InvoiceRecord): Promise<number> {
  const refunds = await trx
    .selectFrom('membership_refunds')
    .select('amount')
    .where('invoice_id', '=', id)
    .where('state', '<>', 'failed')
    .execute();
  return refunds.reduce((rest, refund) => rest - refund.amount, amount);
}

async function readRefund(trx: Db, id: number) {
  const { created_at: time, ...refund } = await trx
    .selectFrom('membership_refunds as f')
    .innerJoin('membership_invoices as i', 'i.id', 'f.invoice_id')
    .select(['f.id', 'f.invoice_id', 'f.amount', 'i.currency', 'f.reason', 'f.state', 'f.created_at'])
    .where('f.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...refund, created_at: time.toISOString() };
}
