import * as z from 'zod';

import { defineEnv } from '../../infrastructure/env/define-env';
import type { StripeKeys } from '../../infrastructure/stripe/stripe-account';

declare module '../../infrastructure/env/env' {
  interface ApiEnv {
    /** Account for payments; null for the sandbox, and in production for none. */
    readonly stripe: StripeKeys | null;
  }
}

const keyOf = (pattern: RegExp, error: string) => z.string().regex(pattern, error).optional();

export const paymentsEnv = defineEnv({
  variables: {
    STRIPE_SECRET_KEY: keyOf(/^[sr]k_(test|live)_\w+$/, 'must be a secret key of Stripe'),
    STRIPE_PUBLISHABLE_KEY: keyOf(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe'),
    STRIPE_WEBHOOK_SECRET: keyOf(/^whsec_\w+$/, 'must be a signing secret of Stripe'),
  },
  together: { service: 'Stripe', names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  // A payment that a test key begins cannot end with a key for real payments.
  problemsOf: ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }) => {
    if (secret === undefined || publishable === undefined) return [];
    const isSame = /_live_/.test(String(secret)) === /_live_/.test(String(publishable));
    return isSame ? [] : ['STRIPE_PUBLISHABLE_KEY: must be for the same mode, test or live, as STRIPE_SECRET_KEY'];
  },
  read: (values) => {
    const {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    } = values;
    const hasKeys = secretKey !== undefined && publishableKey !== undefined && webhookSecret !== undefined;
    return { stripe: hasKeys ? { secretKey, publishableKey, webhookSecret } : null };
  },
});
