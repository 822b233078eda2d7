import type Stripe from 'stripe';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe, fromStripeAmount, notePaidPayment } from '../../payments';
import { type DonationRow, mailDonor, writeReceipt } from '../receipts/write-receipt';
import { monthlyPurpose } from './purposes';
import { monthlyDonationEndedMail } from '../receipts/mails/monthly-donation-ended.mail';
import { monthlyDonationFailedMail } from '../receipts/mails/monthly-donation-failed.mail';

/**
 * Fetches the state of a monthly donation from Stripe and stores it: events are late, doubled and out of order, so they
 * only say that something has changed. Throws as `askStripe`.
 */
export async function projectDonation(deps: ApiDeps, id: number): Promise<void> {
  const row = await deps.db
    .updateTable('donations')
    .set((donation) => ({ fetch_count: donation('fetch_count', '+', 1) }))
    .where('id', '=', id)
    .where('subscription_id', 'is not', null)
    .returning(['subscription_id', 'fetch_count'])
    .executeTakeFirst();
  const subscriptionId = row?.subscription_id ?? null;
  if (row === undefined || subscriptionId === null) return;
  const subscription = await askStripe(deps, (client) =>
    client.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] }),
  );
  const { data: invoices } = await askStripe(deps, (client) =>
    client.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100, expand: ['data.payments'] }),
  );
  await transact(deps.db, async (trx) => {
    const donation = await trx.selectFrom('donations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (donation === undefined) return;
    await noteInvoices(trx, deps, donation, invoices);
    if (donation.applied_fetch >= row.fetch_count) return;
    await applyState(trx, deps, donation, subscription, row.fetch_count);
  });
}

const states: Readonly<Record<string, DonationRow['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'open',
  incomplete_expired: 'ended',
  canceled: 'ended',
};

/** Stores what follows from a subscription, and mails once that a payment failed or that the donation has ended. */
async function applyState(
  trx: Db,
  deps: ApiDeps,
  donation: DonationRow,
  subscription: Stripe.Subscription,
  fetchNumber: number,
): Promise<void> {
  const state = states[subscription.status] ?? 'ended';
  const now = deps.clock();
  const invoice = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice;
  // A first payment that never came leaves nothing.
  if (state === 'ended' && !(await hasReceipt(trx, donation.id))) {
    await trx.deleteFrom('donations').where('id', '=', donation.id).execute();
    return;
  }
  const isNewFailure = state === 'past_due' && invoice !== null && invoice.id !== donation.failed_invoice_id;
  const isNewEnd = state === 'ended' && donation.state !== 'ended';
  const end = subscription.items.data[0]?.current_period_end;
  await trx
    .updateTable('donations')
    .set({
      state,
      invoice_id: invoice?.id ?? donation.invoice_id,
      next_at: state === 'active' && end !== undefined ? new Date(end * 1000) : null,
      ended_at: state === 'ended' ? new Date((subscription.ended_at ?? Math.floor(now.getTime() / 1000)) * 1000) : null,
      ...(isNewFailure ? { failed_invoice_id: invoice.id } : {}),
      applied_fetch: fetchNumber,
      checked_at: now,
      updated_at: now,
    })
    .where('id', '=', donation.id)
    .execute();
  const { amount } = donation;
  if (isNewFailure) await mailDonor(trx, deps, donation, monthlyDonationFailedMail, { amount });
  if (isNewEnd) await mailDonor(trx, deps, donation, monthlyDonationEndedMail, { amount });
}

async function hasReceipt(trx: Db, donationId: number): Promise<boolean> {
  const receipt = await trx
    .selectFrom('donation_receipts')
    .select('id')
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  return receipt !== undefined;
}

/** Writes the receipts of the paid invoices that have none, the oldest first, and notes their payments for refunds. */
async function noteInvoices(
  trx: Db,
  deps: ApiDeps,
  donation: DonationRow,
  invoices: readonly Stripe.Invoice[],
): Promise<void> {
  const knownRows = await trx
    .selectFrom('donation_receipts')
    .select('source_id')
    .where('donation_id', '=', donation.id)
    .execute();
  const knownIds = new Set(knownRows.map(({ source_id: id }) => id));
  const newInvoices = invoices
    .filter(({ id, amount_paid: amount }) => amount > 0 && !knownIds.has(id))
    .toSorted((one, other) => paidAt(one) - paidAt(other) || one.created - other.created);
  for (const invoice of newInvoices) {
    const amount = fromStripeAmount(invoice.amount_paid, donation.currency);
    const issuedAt = new Date(paidAt(invoice) * 1000);
    const { id: subjectId } = await writeReceipt(trx, deps, { donation, sourceId: invoice.id, amount, issuedAt });
    const intentId = intentOf(invoice);
    if (intentId === null) continue;
    const { currency } = donation;
    await notePaidPayment(trx, { purpose: monthlyPurpose, subjectId, intentId, amount, currency, paidAt: issuedAt });
  }
}

const paidAt = ({ status_transitions: times, created: creationTime }: Stripe.Invoice): number =>
  times.paid_at ?? creationTime;

function intentOf(invoice: Stripe.Invoice): string | null {
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
