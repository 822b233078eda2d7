import { AppError } from '@enlace/shared-contract/errors';
import type Stripe from 'stripe';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { askStripe, requireStripe } from './ask-stripe';
import { toStripeAmount } from './stripe-amount';

interface Bill {
  readonly purpose: string;
  readonly subjectId: number;
  /** Unguessable name of the subject, the same for each request. */
  readonly reference: string;
  /** In minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
}

/** What a browser needs to pay a bill. */
interface StartedPayment {
  readonly id: string;
  readonly client_secret: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly publishable_key: string;
  readonly script: string | undefined;
}

/**
 * Has Stripe make a payment intent for a bill, once: the same bill has the same intent, however often and by however
 * many requests at once it is asked for. Throws as `askStripe`.
 */
export async function beginPayment(deps: ApiDeps, bill: Bill): Promise<StartedPayment> {
  const account = requireStripe(deps);
  const intent = await findOpenIntent(deps, bill);
  if (intent.client_secret === null) throw new AppError('UPSTREAM_FAILED', { message: 'an intent without secret' });
  return {
    id: intent.id,
    client_secret: intent.client_secret,
    status: intent.status,
    amount: bill.amount,
    currency: bill.currency,
    publishable_key: account.publishableKey,
    script: account.script,
  };
}

async function findOpenIntent(deps: ApiDeps, bill: Bill): Promise<Stripe.PaymentIntent> {
  const payments = await deps.db
    .selectFrom('payments')
    .select(['intent_id', 'state'])
    .where('purpose', '=', bill.purpose)
    .where('subject_id', '=', bill.subjectId)
    .orderBy('id', 'desc')
    .execute();
  const [last] = payments;
  if (last !== undefined && last.state !== 'cancelled')
    return askStripe(deps, (client) => client.paymentIntents.retrieve(last.intent_id));
  return createIntent(deps, bill, payments.length);
}

/** A lost answer costs nothing: the next request has the same key, so that Stripe answers with the same intent. */
async function createIntent(deps: ApiDeps, bill: Bill, count: number): Promise<Stripe.PaymentIntent> {
  const { purpose, subjectId, reference, amount, currency } = bill;
  const intent = await askStripe(deps, (client) =>
    client.paymentIntents.create(
      {
        amount: toStripeAmount(amount, currency),
        currency: currency.toLowerCase(),
        // Cards and their wallets answer at once. Vouchers such as OXXO and Boleto are paid after the end of a hold, and
        // a payment that leaves the page would return with its secret in the address.
        allowed_payment_method_types: ['card'],
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { purpose, subject: String(subjectId), reference },
      },
      { idempotencyKey: `${purpose}-${reference}-${count}` },
    ),
  );
  await deps.db
    .insertInto('payments')
    .values({ purpose, subject_id: subjectId, intent_id: intent.id, amount, currency })
    .onConflict((on) => on.column('intent_id').doNothing())
    .execute();
  return intent;
}
