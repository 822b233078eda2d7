import { AppError, isAppError } from '@enlace/shared-contract/errors';
import type { refundInvoiceSchema } from '@enlace/shared-contract/memberships';
import { formatMoney, isLocale } from '@enlace/shared-contract/text';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db, Tables } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, HopelessJobError } from '../../../infrastructure/jobs/define-job';
import { enqueue } from '../../../infrastructure/jobs/enqueue';
import type { Writing } from '../../../kit/writing';
import { askStripe, toStripeAmount } from '../../payments';
import { nextNumber } from '../invoices/note-invoices';
import { membershipTexts } from '../membership-texts';
import { conflict } from './treasurer';

type Form = z.infer<typeof refundInvoiceSchema>;
type Invoice = Selectable<Tables['membership_invoices']>;

/** Sends a refund to Stripe, whose idempotency key makes a repeated attempt the same refund. */
export const sendRefundJob = defineJob({ kind: 'memberships.send-refund', payload: z.object({ refund: z.number() }) });

/**
 * Refunds an invoice, completely or partly; a job sends it to Stripe, and the credit note gets its number when the
 * money has gone. The same key has the same answer.
 * @throws NOT_FOUND, VALIDATION_FAILED for more than is left, CONFLICT when nothing is left
 */
export async function refundInvoice(writing: Writing, invoiceId: number | null, form: Form) {
  const { deps, origin, locale } = writing;
  return transact(deps.db, async (trx) => {
    const invoice = await lockInvoice(trx, invoiceId);
    const texts = membershipTexts[locale].treasury;
    const key = form.key ?? randomUUID();
    const earlierRefund = await trx
      .selectFrom('membership_refunds')
      .select('id')
      .where('invoice_id', '=', invoice.id)
      .where('key', '=', key)
      .executeTakeFirst();
    if (earlierRefund !== undefined) return readRefund(trx, earlierRefund.id);
    const leftAmount = await findLeftAmount(trx, invoice);
    if (leftAmount <= 0) throw conflict(writing, 'REFUNDED_ALREADY');
    const amount = form.amount ?? leftAmount;
    if (amount > leftAmount)
      throw new AppError('VALIDATION_FAILED', {
        message: `${leftAmount} of the invoice is left`,
        fields: { amount: [texts.leftToRefund(formatMoney(locale, leftAmount, invoice.currency))] },
      });
    const { id } = await trx
      .insertInto('membership_refunds')
      .values({ invoice_id: invoice.id, key, amount, reason: form.reason })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { invoice: invoice.number, amount, currency: invoice.currency, reason: form.reason };
    if (invoice.user_id !== null)
      await recordAudit(trx, { origin, action: 'refund', resource: 'memberships', rowId: invoice.user_id, after });
    await enqueue(trx, sendRefundJob, { refund: id }, { key: `refund ${id}` });
    return readRefund(trx, id);
  });
}

/** Sends a requested refund to Stripe and writes its credit note. A refusal of Stripe is final. */
export async function sendRefund(deps: ApiDeps, id: number): Promise<void> {
  const refund = await deps.db.selectFrom('membership_refunds').selectAll().where('id', '=', id).executeTakeFirst();
  if (refund === undefined || refund.state !== 'requested') return;
  const invoice = await deps.db
    .selectFrom('membership_invoices')
    .selectAll()
    .where('id', '=', refund.invoice_id)
    .executeTakeFirstOrThrow();
  const answer = await send(deps, invoice, refund).catch((error: unknown) => {
    const isFinal = isAppError(error) && error.code === 'UPSTREAM_FAILED';
    throw isFinal ? new HopelessJobError(error.message) : error;
  });
  await transact(deps.db, async (trx) => {
    const row = await trx
      .updateTable('membership_refunds')
      .set({ state: 'succeeded', refund_id: answer.id })
      .where('id', '=', id)
      .where('state', '=', 'requested')
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) await writeCreditNote(trx, { invoice, ...refund, sourceId: answer.id, now: deps.clock() });
  });
}

/** Stripe refused the refund: what was reserved for it can be refunded again. */
export async function failRefund(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('membership_refunds')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute();
}

async function send(deps: ApiDeps, invoice: Invoice, { id, amount }: { readonly id: number; readonly amount: number }) {
  const intentId = invoice.intent_id ?? (await findIntentId(deps, invoice.source_id));
  if (intentId === null) throw new HopelessJobError(`invoice ${invoice.number} was not paid by card`);
  return askStripe(deps, (client) =>
    client.refunds.create(
      {
        payment_intent: intentId,
        amount: toStripeAmount(amount, invoice.currency),
        metadata: { membership_refund: String(id) },
      },
      { idempotencyKey: `membership-refund-${intentId}-${id}` },
    ),
  );
}

async function findIntentId(deps: ApiDeps, invoiceId: string): Promise<string | null> {
  const invoice = await askStripe(deps, (client) => client.invoices.retrieve(invoiceId, { expand: ['payments'] }));
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

interface CreditNote {
  readonly invoice: Invoice;
  readonly amount: number;
  readonly reason: string;
  /** Of the refund at Stripe. */
  readonly sourceId: string;
  readonly now: Date;
}

async function writeCreditNote(trx: Db, { invoice, amount, reason, sourceId, now }: CreditNote): Promise<void> {
  const user =
    invoice.user_id === null
      ? undefined
      : await trx.selectFrom('users').select('locale').where('id', '=', invoice.user_id).executeTakeFirst();
  const locale = isLocale(user?.locale) ? user.locale : 'en';
  const label = membershipTexts[locale].file.refundOf(invoice.number);
  await trx
    .insertInto('membership_invoices')
    .values({
      user_id: invoice.user_id,
      membership_id: invoice.membership_id,
      source_id: sourceId,
      number: await nextNumber(trx, now),
      kind: 'credit_note',
      credited_id: invoice.id,
      billed_name: invoice.billed_name,
      billed_tax_id: invoice.billed_tax_id,
      billed_address: invoice.billed_address,
      package_id: invoice.package_id,
      lines: JSON.stringify([{ kind: 'credit', label, amount: -amount }]),
      amount: -amount,
      currency: invoice.currency,
      reason,
      issued_at: now,
    })
    .execute();
}

async function lockInvoice(trx: Db, id: number | null): Promise<Invoice> {
  const invoice =
    id === null
      ? undefined
      : await trx
          .selectFrom('membership_invoices')
          .selectAll()
          .where('id', '=', id)
          .where('kind', '=', 'invoice')
          .forUpdate()
          .executeTakeFirst();
  if (invoice === undefined) throw new AppError('NOT_FOUND', { message: 'no such invoice' });
  return invoice;
}

async function findLeftAmount(trx: Db, { id, amount }: Invoice): Promise<number> {
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
