import { sql } from 'kysely';
import type Stripe from 'stripe';

import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { askStripe } from '../../../payments';
import { checkMoney } from './check-money';
import { openDisputes } from './open-disputes';

const hourMs = 3_600_000;
const firstLookMs = 90 * 24 * hourMs;

/** Refunds and disputes of one look; the next look has the rest. */
const most = 1000;

/**
 * Finds what a lost event would leave out: refunds and disputes that Stripe has since the last look, and those that were
 * not over then. `check` runs the work for one payment.
 */
export async function lookForMoney(deps: ApiDeps, check: (work: () => Promise<void>) => Promise<void>): Promise<void> {
  const now = deps.clock();
  const look = await deps.db
    .selectFrom('stripe_looks')
    .select('looked_until')
    .where('name', '=', 'money')
    .executeTakeFirst();
  // Stripe's clock and this one differ, so looks overlap.
  const since = look === undefined ? now.getTime() - firstLookMs : look.looked_until.getTime() - hourMs;
  const range = { gte: Math.floor(since / 1000) };
  const { reports, isAll } = await askStripe(deps, async (client) => {
    const refunds = await client.refunds.list({ created: range, limit: 100 }).autoPagingToArray({ limit: most });
    const disputes = await client.disputes.list({ created: range, limit: 100 }).autoPagingToArray({ limit: most });
    return { reports: [...refunds, ...disputes], isAll: refunds.length < most && disputes.length < most };
  });
  for (const intent of await findUnsettled(deps, reports)) await check(() => checkMoney(deps, intent));
  if (!isAll) deps.logger.warn({ since }, 'more refunds or disputes than one look takes');
  await deps.db
    .insertInto('stripe_looks')
    .values({ name: 'money', looked_until: now })
    .onConflict((on) => on.column('name').doUpdateSet({ looked_until: now }))
    .execute();
}

type Report = Stripe.Refund | Stripe.Dispute;

/** Intents of invoices with a report that is not stored as it is, or with a refund or a dispute that is not over. */
async function findUnsettled(deps: ApiDeps, reports: readonly Report[]): Promise<string[]> {
  const intents = new Set(reports.map(intentOf));
  const { rows } = await sql<{ intent: string; source: string | null; status: string | null }>`
    select i.intent_id as intent, f.source_id as source, f.status from membership_invoices i
      left join membership_findings f on f.invoice_id = i.id
    where i.kind = 'invoice' and i.intent_id = any(${[...intents]}::text[])
    union all select i.intent_id, r.refund_id, case r.state when 'requested' then 'pending' else r.state end
      from membership_refunds r join membership_invoices i on i.id = r.invoice_id
    where i.intent_id = any(${[...intents]}::text[])`.execute(deps.db);
  const invoiceIntents = new Set(rows.map(({ intent }) => intent));
  const isStored = ({ id, status }: Report): boolean =>
    rows.some(
      (row) => row.source === id && (row.status === status || (row.status === 'failed' && status === 'canceled')),
    );
  const newIntents = reports
    .filter((report) => invoiceIntents.has(intentOf(report)) && !isStored(report))
    .map(intentOf);
  const { rows: openRows } = await sql<{ intent: string }>`select i.intent_id as intent from membership_refunds r
      join membership_invoices i on i.id = r.invoice_id
      where r.state = 'requested' and r.refund_id is not null and i.intent_id is not null
    union select intent_id from membership_findings
      where kind = 'dispute' and intent_id is not null and status in (${sql.join(openDisputes)})`.execute(deps.db);
  return [...new Set([...newIntents, ...openRows.map(({ intent }) => intent)])];
}

function intentOf({ payment_intent: intent }: Report): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}
