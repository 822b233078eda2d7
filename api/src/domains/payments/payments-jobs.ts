import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { checkOne, checkOpenPayments, checkPayment } from './check-payment';
import { checkMoney } from './money/check-money';
import { lookForMoney } from './money/look-for-money';
import { checkMoneyJob, lookForMoneyJob } from './money/money-jobs';
import type { PaymentPurpose } from './payment-purpose';
import { sendRefundJob } from './refund-payment';
import { failRefund, sendRefund } from './send-refund';
import type { Settling } from './settle-payment';

const checkOpen = defineJob({ kind: 'payments.check-open', payload: z.object({}), everySeconds: 60 });
const clean = defineJob({ kind: 'payments.clean', payload: z.object({}), everySeconds: 86_400 });

/** Stripe repeats an event for three days. */
const keptDays = 40;

/**
 * Background jobs of the domain: open payments, refunds and disputes follow Stripe, refunds are sent, and old events are
 * deleted.
 */
export function paymentsJobs(deps: ApiDeps, purposes: readonly PaymentPurpose[]): readonly JobRunner[] {
  const settling = (): Settling => ({ deps, purposes, now: deps.clock() });
  return [
    checkOne.runs(({ payment }) => checkPayment(payment, settling())),
    checkOpen.runs(() => checkOpenPayments(settling())),
    sendRefundJob.runs(
      ({ refund }) => sendRefund(refund, settling()),
      (trx, { refund }) => failRefund(trx, refund, settling()),
    ),
    checkMoneyJob.runs(({ intent }) => checkMoney(intent, settling())),
    lookForMoneyJob.runs(() => lookForMoney(settling())),
    clean.runs(() => forgetEvents(deps.db)),
  ];
}

async function forgetEvents(db: Db): Promise<void> {
  await sql`delete from stripe_events where received_at < now() - make_interval(days => ${keptDays})`.execute(db);
}
