import { isAppError } from '@enlace/shared-contract/errors';
import * as z from 'zod';

import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { defineJob, HopelessJobError } from '../../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../../infrastructure/background-jobs/enqueue';
import { askStripe, toStripeAmount } from '../../../payments';
import { checkMoneyJob } from '../findings/money-jobs';
import type { InvoiceRecord } from './credit-notes';
import { moveRefund, type Refund } from './refund-states';
import { settleRefund } from './settle-refund';

/** Sends a refund to Stripe, whose idempotency key makes a repeated attempt the same refund. */
export const sendRefundJob = defineJob({ kind: 'memberships.send-refund', payload: z.object({ refund: z.number() }) });

/**
 * Sends a requested refund to Stripe. A refund that Stripe calls pending stays requested until Stripe
 * reports its end, by an event or to the hourly comparison. A refusal of Stripe is final.
 */
export async function sendRefund(deps: ApiDeps, id: number): Promise<void> {
  const refund = await deps.db.selectFrom('membership_refunds').selectAll().where('id', '=', id).executeTakeFirst();
  if (refund === undefined || refund.state !== 'requested' || refund.refund_id !== null) return;
  const invoice = await deps.db
    .selectFrom('membership_invoices')
    .selectAll()
    .where('id', '=', refund.invoice_id)
    .executeTakeFirstOrThrow();
  const answer = await send(deps, invoice, refund).catch((error: unknown) => {
    const isFinal = isAppError(error) && error.code === 'UPSTREAM_FAILED';
    throw isFinal ? new HopelessJobError(error.message) : error;
  });
  await transact(deps.db, async (trx) =>
    settleRefund(trx, answer, { deps, invoice: await lockInvoiceOf(trx, refund) }),
  );
}

/**
 * Stripe refused the refund: what was reserved for it can be refunded again. The reason of the refusal can be a refund
 * or a dispute at Stripe itself.
 */
export async function giveRefundUp(trx: Db, id: number, deps: Pick<ApiDeps, 'logger'>): Promise<void> {
  const { intent_id: intent } = await lockInvoiceOf(trx, await findRefund(trx, id));
  const refund = await findRefund(trx, id);
  if (refund.state !== 'requested' || refund.refund_id !== null) return;
  await moveRefund(trx, refund, 'refuse', deps);
  if (intent !== null) await enqueue(trx, checkMoneyJob, { intent }, { key: `intent ${intent}` });
}

function findRefund(trx: Db, id: number): Promise<Refund> {
  return trx.selectFrom('membership_refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function lockInvoiceOf(trx: Db, { invoice_id: id }: Refund): Promise<InvoiceRecord> {
  return trx.selectFrom('membership_invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

async function send(deps: ApiDeps, invoice: InvoiceRecord, { id, amount }: Refund) {
  const intentId = invoice.intent_id ?? (await findIntentId(deps, invoice));
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

/** The intent of an invoice that was stored without it; events of the refund are about the intent. */
async function findIntentId(deps: ApiDeps, { id, source_id: sourceId }: InvoiceRecord): Promise<string | null> {
  const invoice = await askStripe(deps, (client) => client.invoices.retrieve(sourceId, { expand: ['payments'] }));
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  const intentId = typeof intent === 'string' ? intent : (intent?.id ?? null);
  await deps.db.updateTable('membership_invoices').set({ intent_id: intentId }).where('id', '=', id).execute();
  return intentId;
}
