import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../infrastructure/db/database';
import { transact } from '../../infrastructure/db/transact';
import { defineJob } from '../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../infrastructure/background-jobs/enqueue';
import { askStripe } from './ask-stripe';
import { settlePayment, type Settling } from './settle-payment';

/** Asks Stripe for one payment: of an order that has ended, for example. */
export const checkOne = defineJob({ kind: 'payments.check-one', payload: z.object({ payment: z.number() }) });

/** Open payments of one run, and the pause before the next check of the same payment. */
const mostAtOnce = 200;
const pauseSeconds = 60;

/** Has the open payments of subjects checked soon, because these subjects do not wait for them any longer. */
export async function planChecks(trx: Db, purpose: string, subjectIds: readonly number[]): Promise<void> {
  if (subjectIds.length === 0) return;
  const payments = await trx
    .selectFrom('payments')
    .select('id')
    .where('purpose', '=', purpose)
    .where('subject_id', 'in', subjectIds)
    .where('state', '=', 'open')
    .execute();
  for (const { id } of payments) await enqueue(trx, checkOne, { payment: id }, { key: `payment ${id}` });
}

/**
 * Brings an open payment to the state that Stripe knows, and cancels it when its subject does not wait any longer. This
 * repairs what a lost webhook, or a process that ended, leaves behind. Throws as `askStripe`.
 */
export async function checkPayment(id: number, settling: Settling): Promise<void> {
  const { deps, purposes, now } = settling;
  const payment = await deps.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (payment === undefined || payment.state !== 'open') return;
  await deps.db.updateTable('payments').set({ checked_at: now }).where('id', '=', id).execute();
  const intent = await askStripe(deps, (client) => client.paymentIntents.retrieve(payment.intent_id));
  const purpose = purposes.find(({ name }) => name === payment.purpose);
  const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
  const isCancelled = !isOver && purpose !== undefined && !(await purpose.isWaiting(deps.db, payment.subject_id, now));
  const lastState = isCancelled
    ? await askStripe(deps, (client) => client.paymentIntents.cancel(payment.intent_id))
    : intent;
  await transact(deps.db, (trx) => settlePayment(trx, lastState, settling));
}

/** Checks the open payments that were not checked for a minute. */
export async function checkOpenPayments(settling: Settling): Promise<void> {
  const { deps, now } = settling;
  if (deps.stripe === null) return;
  const before = new Date(now.getTime() - pauseSeconds * 1000);
  const { rows } = await sql<{ id: number }>`select id from payments
    where state = 'open' and created_at < ${before} and (checked_at is null or checked_at < ${before})
    order by checked_at nulls first limit ${mostAtOnce}`.execute(deps.db);
  for (const { id } of rows) {
    try {
      await checkPayment(id, settling);
    } catch (error) {
      // One payment that Stripe refuses must not keep the others from their check.
      if (!isAppError(error) || error.code !== 'UPSTREAM_FAILED') throw error;
      deps.logger.warn({ payment: id, err: error }, 'a payment could not be checked');
    }
  }
}
