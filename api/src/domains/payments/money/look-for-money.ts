import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import { openDisputes } from '../disputes/dispute-status';
import { sendRefundJob } from '../refund-payment';
import type { Settling } from '../settle-payment';
import { checkMoney } from './check-money';
import { intentOfReport, lookThroughMoney, type MoneyReport } from './list-money';

/** Payments of one look. */
const most = 1000;

/**
 * Finds what a lost event would leave out: refunds and disputes that Stripe has since the last look, those that were
 * not over then, and refunds that have failed since. A refund that Stripe never got is sent again. Throws as `askStripe`.
 */
export async function lookForMoney(settling: Settling): Promise<void> {
  const { deps } = settling;
  if (deps.stripe === null) return;
  await lookThroughMoney(deps, 'payments', async (reports) => {
    const intents = new Set([...(await findNewIntents(deps.db, reports)), ...(await findOpenIntents(deps.db))]);
    for (const intent of intents) await checkOne(intent, settling);
  });
  await sendLostRefunds(deps.db);
}

/** One payment that Stripe refuses must not keep the others from their check. */
async function checkOne(intent: string, settling: Settling): Promise<void> {
  try {
    await checkMoney(intent, settling);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'UPSTREAM_FAILED') throw error;
    settling.deps.logger.warn({ intent, err: error }, 'the refunds of a payment could not be checked');
  }
}

/** Intents of payments with a report that is not stored as it is. */
async function findNewIntents(db: Db, reports: readonly MoneyReport[]): Promise<string[]> {
  const intents = [...new Set(reports.map(intentOfReport))];
  const { rows } = await sql<{ intent: string; source: string | null; status: string | null }>`
    select p.intent_id as intent, r.refund_id as source, case r.state when 'requested' then 'pending' else r.state end
        as status
      from payments p left join refunds r on r.payment_id = p.id where p.intent_id = any(${intents}::text[])
    union all select p.intent_id, d.dispute_id, d.status
      from payments p join payment_disputes d on d.payment_id = p.id
      where p.intent_id = any(${intents}::text[])`.execute(db);
  const ownIntents = new Set(rows.map(({ intent }) => intent));
  const storedReports = new Set(rows.map(({ source, status }) => `${source} ${status}`));
  const isStored = ({ id, status }: MoneyReport): boolean =>
    storedReports.has(`${id} ${status === 'canceled' ? 'failed' : status}`);
  return reports.filter((report) => ownIntents.has(intentOfReport(report)) && !isStored(report)).map(intentOfReport);
}

/** Intents of payments with a refund on its way, or a dispute that is not over. */
async function findOpenIntents(db: Db): Promise<string[]> {
  const { rows } = await sql<{ intent: string }>`select p.intent_id as intent from payments p where exists (
      select from refunds r where r.payment_id = p.id and r.state = 'requested')
    or exists (select from payment_disputes d where d.payment_id = p.id and d.status in (${sql.join(openDisputes)}))
    order by p.id limit ${most}`.execute(db);
  return rows.map(({ intent }) => intent);
}

/** Sends the refunds again that Stripe does not have; a job that waits already is enough. */
async function sendLostRefunds(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from refunds where state = 'requested' and refund_id is null
    and created_at < now() - interval '1 hour' order by id limit ${most}`.execute(db);
  for (const { id } of rows) await enqueue(db, sendRefundJob, { refund: id }, { key: `refund ${id}` });
}
