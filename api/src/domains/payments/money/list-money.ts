import type Stripe from 'stripe';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe } from '../ask-stripe';

const most = 100;
/** Refunds and disputes of one look, the newest ones. */
const mostOfLook = 5000;

const hourMs = 3_600_000;
const firstLookMs = 90 * 24 * hourMs;
/** A bank can refuse a refund weeks after it was made. */
const refundMs = 35 * 24 * hourMs;

export type MoneyReport = Stripe.Refund | Stripe.Dispute;

/** Refunds and disputes of one payment, the oldest first. Throws as `askStripe`. */
export async function listMoneyOf(deps: ApiDeps, intentId: string) {
  const list = { payment_intent: intentId, limit: most };
  return askStripe(deps, async (client) => ({
    refunds: (await client.refunds.list(list)).data.toReversed(),
    disputes: (await client.disputes.list(list)).data.toReversed(),
  }));
}

/**
 * Passes the disputes that Stripe has since the last look of this name, and the refunds that can still fail, to `work`, and
 * notes the look when it is done. Throws as `askStripe`.
 */
export async function lookThroughMoney(
  deps: ApiDeps,
  name: string,
  work: (reports: readonly MoneyReport[]) => Promise<void>,
): Promise<void> {
  const now = deps.clock();
  const look = await deps.db
    .selectFrom('stripe_looks')
    .select('looked_until')
    .where('name', '=', name)
    .executeTakeFirst();
  // Stripe's clock and this one differ, so looks overlap.
  const since = look === undefined ? now.getTime() - firstLookMs : look.looked_until.getTime() - hourMs;
  const listSince = (time: number) => ({ created: { gte: Math.floor(time / 1000) }, limit: 100 });
  const { reports, isAll } = await askStripe(deps, async (client) => {
    const refundsSince = Math.min(since, now.getTime() - refundMs);
    const refunds = await client.refunds.list(listSince(refundsSince)).autoPagingToArray({ limit: mostOfLook });
    const disputes = await client.disputes.list(listSince(since)).autoPagingToArray({ limit: mostOfLook });
    return { reports: [...refunds, ...disputes], isAll: refunds.length < mostOfLook && disputes.length < mostOfLook };
  });
  await work(reports);
  if (!isAll) deps.logger.warn({ since }, 'more refunds or disputes than one look takes');
  await deps.db
    .insertInto('stripe_looks')
    .values({ name, looked_until: now })
    .onConflict((on) => on.column('name').doUpdateSet({ looked_until: now }))
    .execute();
}

/** Id of the payment intent of a report; empty without one. */
export function intentOfReport({ payment_intent: intent }: MoneyReport): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}
