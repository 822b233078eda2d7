import { AppError } from '@enlace/shared-contract/errors';
import Stripe from 'stripe';

import type { ApiDeps } from '../../infrastructure/env/deps';
import type { StripeAccount } from '../../infrastructure/stripe/stripe-account';

/** The account for payments. Throws UNAVAILABLE where there is none. */
export function requireStripe({ stripe }: Pick<ApiDeps, 'stripe'>): StripeAccount {
  if (stripe === null) throw new AppError('UNAVAILABLE', { message: 'STRIPE_SECRET_KEY is not set' });
  return stripe;
}

/**
 * Makes a call to Stripe, never inside a transaction. Throws UNAVAILABLE when Stripe does not answer, and
 * UPSTREAM_FAILED when it refuses. The error has no cause: that of the SDK contains client secrets.
 */
export async function askStripe<T>(deps: Pick<ApiDeps, 'stripe'>, ask: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await ask(requireStripe(deps).client);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const message = `stripe: ${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`.trim();
    if (isPassing(error)) throw new AppError('UNAVAILABLE', { message, retryAfterSeconds: 5 });
    throw new AppError('UPSTREAM_FAILED', { message, details: { code: error.code ?? null } });
  }
}

/** Whether the same call can succeed later. */
function isPassing(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { errors } = Stripe;
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    // 409: an earlier request with the same idempotency key has no answer yet.
    (error instanceof errors.StripeAPIError && ((error.statusCode ?? 500) >= 500 || error.statusCode === 409))
  );
}
