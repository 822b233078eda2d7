import type Stripe from 'stripe';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe, fromStripeAmount } from '../../payments';
import { noteInvoices } from '../invoices/note-invoices';
import { settleChanges } from '../change/settle-changes';
import { ensureMembership, lockMembership, type MembershipRow } from '../member';
import { moveSubscription } from '../states/move-subscription';
import { reductionColumns } from './stripe-coupons';

/**
 * Fetches the state of a member from Stripe and stores it: events are late, doubled and out of order, so they only say
 * that something has changed. Throws as `askStripe`.
 */
export async function projectMember(deps: ApiDeps, userId: number): Promise<MembershipRow> {
  const { customer_id: customerId, subscription_id: subscriptionId } = await ensureMembership(deps.db, userId);
  if (customerId === null) return ensureMembership(deps.db, userId);
  const { fetch_count: fetchNumber } = await deps.db
    .updateTable('memberships')
    .set((row) => ({ fetch_count: row('fetch_count', '+', 1) }))
    .where('user_id', '=', userId)
    .returning('fetch_count')
    .executeTakeFirstOrThrow();
  const customer = await askStripe(deps, (client) =>
    client.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
  );
  const subscription =
    subscriptionId === null
      ? null
      : await askStripe(deps, (client) =>
          client.subscriptions.retrieve(subscriptionId, {
            expand: ['latest_invoice', 'schedule', 'discounts.source.coupon'],
          }),
        );
  const invoices = await askStripe(deps, (client) =>
    client.invoices.list({ customer: customerId, status: 'paid', limit: 100, expand: ['data.payments'] }),
  );
  await transact(deps.db, async (trx) => {
    const membership = await lockMembership(trx, userId);
    if (membership === undefined || membership.subscription_id !== subscriptionId) return;
    await noteInvoices(trx, membership, invoices.data);
    if (membership.applied_fetch >= fetchNumber) return;
    const now = deps.clock();
    await trx
      .updateTable('memberships')
      .set({ ...cardColumns(customer), applied_fetch: fetchNumber, checked_at: now, updated_at: now })
      .where('user_id', '=', userId)
      .execute();
    if (subscription === null) return;
    await moveSubscription(trx, membership, await columnsOf(trx, subscription), deps);
    await settleChanges(trx, userId, subscription.pending_update !== null);
  });
  return ensureMembership(deps.db, userId);
}

const states: Readonly<Record<string, MembershipRow['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'incomplete',
  incomplete_expired: 'none',
  canceled: 'canceled',
};

/** Columns that follow from a subscription alone: the same subscription gives the same columns. */
async function columnsOf(trx: Db, subscription: Stripe.Subscription) {
  const [item] = subscription.items.data;
  const invoice = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice;
  const schedule = typeof subscription.schedule === 'string' ? null : subscription.schedule;
  // A first payment that failed leaves no subscription.
  const isNeverPaid = invoice?.status === 'void' && invoice.billing_reason === 'subscription_create';
  const state = isNeverPaid ? 'none' : (states[subscription.status] ?? 'none');
  const isFailed = state === 'past_due' || state === 'unpaid';
  const currency = subscription.currency.toUpperCase();
  const phase = schedule?.status === 'active' ? schedule.phases[1] : undefined;
  const pendingPrice = phase?.items[0]?.price;
  const awaitingPrice = subscription.pending_update?.subscription_items?.[0]?.price;
  const endedAt = subscription.ended_at;
  const paidUntil = item === undefined ? null : item.current_period_end;
  return {
    item_id: item?.id ?? null,
    latest_invoice_id: invoice?.id ?? null,
    schedule_id: schedule?.status === 'active' ? schedule.id : null,
    state,
    package_id: packageOf(item?.price),
    price: item === undefined ? 0 : fromStripeAmount(item.price.unit_amount ?? 0, currency),
    currency,
    interval: item?.price.recurring?.interval === 'year' ? ('year' as const) : ('month' as const),
    ...reductionColumns(subscription),
    period_start: timeOf(item?.current_period_start),
    // A subscription that was ended at once has no paid time left.
    period_end: timeOf(endedAt === null || paidUntil === null ? paidUntil : Math.min(endedAt, paidUntil)),
    cancel_at_period_end: subscription.cancel_at_period_end && state !== 'canceled',
    pending_package_id: await findPackageOf(trx, typeof pendingPrice === 'string' ? pendingPrice : pendingPrice?.id),
    pending_at: timeOf(phase?.start_date),
    awaiting_package_id: state === 'incomplete' ? packageOf(item?.price) : packageOf(awaitingPrice),
    awaiting_until: timeOf(
      state === 'incomplete' ? subscription.created + 23 * 3600 : subscription.pending_update?.expires_at,
    ),
    failed_at: isFailed ? timeOf(invoice?.created ?? item?.current_period_start) : null,
    due_amount: isFailed ? fromStripeAmount(invoice?.amount_remaining ?? invoice?.amount_due ?? 0, currency) : 0,
    attempts: isFailed ? (invoice?.attempt_count ?? 0) : 0,
    next_attempt_at: isFailed ? timeOf(invoice?.next_payment_attempt) : null,
  };
}

const timeOf = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000);

function packageOf(price: Stripe.Price | undefined): number | null {
  const id = Number(price?.metadata['package']);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

async function findPackageOf(trx: Db, priceId: string | undefined): Promise<number | null> {
  if (priceId === undefined) return null;
  const row = await trx
    .selectFrom('stripe_prices')
    .select('package_id')
    .where('price_id', '=', priceId)
    .executeTakeFirst();
  return row?.package_id ?? null;
}

function cardColumns(customer: Stripe.Customer | Stripe.DeletedCustomer) {
  const method = customer.deleted === true ? null : customer.invoice_settings.default_payment_method;
  const card = typeof method === 'object' ? method?.card : undefined;
  return {
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_exp_month: card?.exp_month ?? null,
    card_exp_year: card?.exp_year ?? null,
  };
}
