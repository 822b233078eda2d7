import type Stripe from 'stripe';

import type { Db } from '../../../../infrastructure/db/database';
import { enqueue } from '../../../../infrastructure/background-jobs/enqueue';
import { checkMoneyJob, checkPaymentJob } from './money-jobs';

const isAboutMoney = /^(charge\.refund|refund\.|charge\.dispute\.)/;

/** Has the payment of an event looked at when money went back or was disputed, or when a member has paid. */
export async function noteMoneyEvent(trx: Db, { type, data: { object } }: Stripe.Event): Promise<void> {
  if (isAboutMoney.test(type)) {
    const intent = idOf(Reflect.get(object, 'payment_intent'));
    if (intent !== null) await enqueue(trx, checkMoneyJob, { intent }, { key: `intent ${intent}` });
  }
  if (type !== 'payment_intent.succeeded') return;
  const intent = idOf(Reflect.get(object, 'id'));
  const customer = idOf(Reflect.get(object, 'customer'));
  if (intent === null || customer === null) return;
  const membership = await trx
    .selectFrom('memberships')
    .select('id')
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (membership !== undefined) await enqueue(trx, checkPaymentJob, { intent }, { key: `intent ${intent}` });
}

const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
