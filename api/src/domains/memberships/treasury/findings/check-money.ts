import { isAppError } from '@enlace/shared-contract/errors';
import type Stripe from 'stripe';

import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { askStripe, listMoneyOf } from '../../../payments';
import { lockMembership } from '../../member';
import { projectMember } from '../../stripe/project-member';
import type { InvoiceRecord } from '../refunds/credit-notes';
import { settleRefund } from '../refunds/settle-refund';
import { beginFetch, findingOfDispute, findingOfIntent, findingOfRefund, storeFinding } from './store-finding';

/**
 * Fetches the refunds and disputes of a payment and stores them: events only say that something has changed. A payment
 * of another customer is left out. Throws as `askStripe`.
 */
export async function checkMoney(deps: ApiDeps, intentId: string): Promise<void> {
  const fetchNumber = await beginFetch(deps.db);
  const payer = await findPayer(deps, intentId);
  if (payer === null) return;
  const { refunds, disputes } = await listMoneyOf(deps, intentId);
  await transact(deps.db, async (trx) => {
    // Its invoice is stored before this, or finds what this stores.
    if (payer.userId !== null) await lockMembership(trx, payer.userId);
    const invoice = await lockInvoiceOf(trx, intentId);
    const place = {
      userId: invoice?.user_id ?? payer.userId,
      invoiceId: invoice?.id ?? null,
      intentId,
      now: deps.clock(),
      fetchNumber,
    };
    for (const refund of refunds) {
      const isForeign = invoice === undefined || (await settleRefund(trx, refund, { deps, invoice }));
      if (isForeign) await storeFinding(trx, findingOfRefund(refund), place);
    }
    for (const dispute of disputes) await storeFinding(trx, findingOfDispute(dispute), place);
  });
}

/** Stores a payment of a member that belongs to no invoice of a plan. Throws as `askStripe`. */
export async function checkPayment(deps: ApiDeps, intentId: string): Promise<void> {
  const fetchNumber = await beginFetch(deps.db);
  const payer = await findPayer(deps, intentId);
  const intent = payer?.intent ?? null;
  if (intent?.status !== 'succeeded' || payer === null || payer.userId === null) return;
  const { userId } = payer;
  await transact(deps.db, async (trx) => {
    // Its invoice can have been stored since.
    await lockMembership(trx, userId);
    if ((await findInvoiceOf(trx, intentId)) !== undefined) return;
    const place = { userId, invoiceId: null, intentId, now: deps.clock(), fetchNumber };
    await storeFinding(trx, findingOfIntent(intent), place);
  });
}

interface Payer {
  readonly userId: number | null;
  /** Of a payment without an invoice. */
  readonly intent: Stripe.PaymentIntent | null;
}

/** The member whose payment it is; null for payments of other people. Invoices that are missing here are fetched. */
async function findPayer(deps: ApiDeps, intentId: string): Promise<Payer | null> {
  const invoice = await findInvoiceOf(deps.db, intentId);
  if (invoice !== undefined) return { userId: invoice.user_id, intent: null };
  const intent = await askStripe(deps, (client) => client.paymentIntents.retrieve(intentId)).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'UPSTREAM_FAILED') return null;
    throw error;
  });
  const customer = typeof intent?.customer === 'string' ? intent.customer : intent?.customer?.id;
  if (intent === null || customer === undefined) return null;
  const membership = await deps.db
    .selectFrom('memberships')
    .select('user_id')
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (membership === undefined) return null;
  const userId = membership.user_id;
  await projectMember(deps, userId);
  const storedInvoice = await findInvoiceOf(deps.db, intentId);
  return { userId, intent: storedInvoice === undefined ? intent : null };
}

const findInvoiceOf = (db: Db, intentId: string) =>
  db
    .selectFrom('membership_invoices')
    .select(['id', 'user_id'])
    .where('intent_id', '=', intentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();

function lockInvoiceOf(trx: Db, intentId: string): Promise<InvoiceRecord | undefined> {
  return trx
    .selectFrom('membership_invoices')
    .selectAll()
    .where('intent_id', '=', intentId)
    .where('kind', '=', 'invoice')
    .forUpdate()
    .executeTakeFirst();
}
