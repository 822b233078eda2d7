import type Stripe from 'stripe';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { defineJob } from '../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';

/** Fetches the refunds and disputes of a payment from Stripe. */
export const checkMoneyJob = defineJob({ kind: 'payments.check-money', payload: z.object({ intent: z.string() }) });

/** Finds refunds and disputes whose events were lost. */
export const lookForMoneyJob = defineJob({
  kind: 'payments.look-for-money',
  payload: z.object({}),
  everySeconds: 86_400,
});

const isAboutMoney = /^(charge\.refund|refund\.|charge\.dispute\.)/;

/** Has the payment of an event looked at when money went back or was disputed: events come in any order. */
export async function planMoneyCheck(trx: Db, { type, data: { object } }: Stripe.Event): Promise<void> {
  const intent: unknown = Reflect.get(object, 'payment_intent');
  if (!isAboutMoney.test(type) || typeof intent !== 'string') return;
  const payment = await trx.selectFrom('payments').select('id').where('intent_id', '=', intent).executeTakeFirst();
  if (payment !== undefined) await enqueue(trx, checkMoneyJob, { intent }, { key: `intent ${intent}` });
}
