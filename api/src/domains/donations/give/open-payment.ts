import { isAppError } from '@enlace/shared-contract/errors';
import type { PaymentKey } from '@enlace/shared-contract/memberships';
import type Stripe from 'stripe';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { findOpenIntent, paymentKeyOf } from '../../memberships';
import { askStripe, beginPayment, toStripeAmount } from '../../payments';
import type { DonationRow } from '../receipts/write-receipt';
import { oncePurpose } from '../stripe/purposes';

/** What a browser needs to pay a donation; null when nothing is left to pay. Throws as `askStripe`. */
export async function openDonationPayment(deps: ApiDeps, donation: DonationRow): Promise<PaymentKey | null> {
  if (donation.kind === 'monthly') return openMonthlyPayment(deps, donation);
  if (donation.state !== 'open') return null;
  const { id, key, amount, currency } = donation;
  const payment = await beginPayment(deps, { purpose: oncePurpose, subjectId: id, reference: key, amount, currency });
  const { client_secret, status, publishable_key, script } = payment;
  return { id: payment.id, client_secret, status, publishable_key, script };
}

/** The first payment of a monthly donation, or one that failed. */
async function openMonthlyPayment(deps: ApiDeps, donation: DonationRow): Promise<PaymentKey | null> {
  if (donation.state !== 'open' && donation.state !== 'past_due') return null;
  const invoiceId = donation.invoice_id ?? (await startSubscription(deps, donation));
  const intent = await findOpenIntent(deps, invoiceId);
  return intent === null ? null : paymentKeyOf(deps, intent);
}

const product = 'enlace-donations';

/**
 * Has Stripe make a subscription that waits for its first payment; Stripe forgets it after 23 hours. A lost answer costs
 * nothing: the next request has the same keys. Returns the id of its first invoice.
 */
async function startSubscription(deps: ApiDeps, donation: DonationRow): Promise<string> {
  const { id, key, amount, currency } = donation;
  await ensureProduct(deps);
  const customer = await askStripe(deps, (client) =>
    client.customers.create(
      {
        name: donation.donor_name ?? '',
        ...(donation.donor_email === null ? {} : { email: donation.donor_email }),
        metadata: { donation: String(id) },
      },
      { idempotencyKey: `donor-${key}` },
    ),
  );
  // Noted before the browser can pay: events name the customer.
  await deps.db.updateTable('donations').set({ customer_id: customer.id }).where('id', '=', id).execute();
  const subscription = await askStripe(deps, (client) =>
    client.subscriptions.create(
      {
        customer: customer.id,
        items: [
          {
            price_data: {
              currency: currency.toLowerCase(),
              product,
              recurring: { interval: 'month' },
              unit_amount: toStripeAmount(amount, currency),
            },
          },
        ],
        payment_behavior: 'default_incomplete',
        // A card stays on the page, and pays the next months too.
        payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
        metadata: { donation: String(id) },
        expand: ['latest_invoice'],
      },
      { idempotencyKey: `donation-${key}` },
    ),
  );
  const invoiceId = invoiceOf(subscription);
  await deps.db
    .updateTable('donations')
    .set({ subscription_id: subscription.id, invoice_id: invoiceId })
    .where('id', '=', id)
    .where('subscription_id', 'is', null)
    .execute();
  return invoiceId;
}

function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): string {
  const id = typeof invoice === 'string' ? invoice : invoice?.id;
  if (id === undefined) throw new Error('a subscription without an invoice');
  return id;
}

/** The product under which receipts of Stripe name donations. */
async function ensureProduct(deps: ApiDeps): Promise<void> {
  await askStripe(deps, (client) =>
    client.products.create({ id: product, name: 'Donation' }, { idempotencyKey: product }),
  ).catch((error: unknown) => {
    const isKnown = isAppError(error) && JSON.stringify(error.details).includes('resource_already_exists');
    if (!isKnown) throw error;
  });
}
