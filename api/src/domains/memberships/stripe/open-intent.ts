import type Stripe from 'stripe';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe } from '../../payments';

/** The payment intent of an invoice; null for an invoice without a payment. */
export async function findOpenIntent(deps: ApiDeps, invoiceId: string): Promise<Stripe.PaymentIntent | null> {
  const invoice = await askStripe(deps, (client) => client.invoices.retrieve(invoiceId, { expand: ['payments'] }));
  const payment = invoice.payments?.data[0]?.payment.payment_intent;
  const id = typeof payment === 'string' ? payment : payment?.id;
  return id === undefined ? null : askStripe(deps, (client) => client.paymentIntents.retrieve(id));
}
