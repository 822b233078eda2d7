import * as z from 'zod';

import { defineJob } from '../../../../infrastructure/background-jobs/define-job';

/** Fetches the refunds and disputes of a payment from Stripe. */
export const checkMoneyJob = defineJob({
  kind: 'memberships.check-money',
  payload: z.object({ intent: z.string() }),
});

/** Looks whether a payment of a customer is one of an invoice. */
export const checkPaymentJob = defineJob({
  kind: 'memberships.check-payment',
  payload: z.object({ intent: z.string() }),
});
