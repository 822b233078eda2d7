import { sql } from 'kysely';

import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { intentOfReport, lookThroughMoney, type MoneyReport, openDisputes } from '../../../payments';
import { checkMoney } from './check-money';

/**
 * Finds what a lost event would leave out: refunds and disputes that Stripe has since the last look, and those that were
 * not over then. `check` runs the work for one payment.
 */
export async function lookForMoney(deps: ApiDeps, check: (work: () => Promise<void>) => Promise<void>): Promise<void> {
  await lookThroughMoney(deps, 'money', async (reports) => {
    for (const intent of await findUnsettled(deps, reports)) await check(() => checkMoney(deps, intent));
  });
}

/** Intents of invoices with a report that is not stored as it is, or with a refund or a dispute that is not over. */
async function findUnsettled(deps: ApiDeps, reports: readonly MoneyReport[]): Promise<string[]> {
  const intents = new Set(reports.map(intentOfReport));
  const { rows } = await sql<{ intent: string; source: string | null; status: string | null }>`
    select i.intent_id as intent, f.source_id as source, f.status from membership_invoices i
      left join membership_findings f on f.invoice_id = i.id
    where i.kind = 'invoice' and i.intent_id = any(${[...intents]}::text[])
    union all select i.intent_id, r.refund_id, case r.state when 'requested' then 'pending' else r.state end
      from membership_refunds r join membership_invoices i on i.id = r.invoice_id
    where i.intent_id = any(${[...intents]}::text[])`.execute(deps.db);
  const invoiceIntents = new Set(rows.map(({ intent }) => intent));
  const isStored = ({ id, status }: MoneyReport): boolean =>
    rows.some(
      (row) => row.source === id && (row.status === status || (row.status === 'failed' && status === 'canceled')),
    );
  const newIntents = reports
    .filter((report) => invoiceIntents.has(intentOfReport(report)) && !isStored(report))
    .map(intentOfReport);
  const { rows: openRows } = await sql<{ intent: string }>`select i.intent_id as intent from membership_refunds r
      join membership_invoices i on i.id = r.invoice_id
      where r.state = 'requested' and r.refund_id is not null and i.intent_id is not null
    union select intent_id from membership_findings
      where kind = 'dispute' and intent_id is not null and status in (${sql.join(openDisputes)})`.execute(deps.db);
  return [...new Set([...newIntents, ...openRows.map(({ intent }) => intent)])];
}
