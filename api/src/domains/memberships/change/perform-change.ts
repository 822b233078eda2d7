import { AppError, isAppError } from '@enlace/shared-contract/errors';
import type Stripe from 'stripe';

import { askStripe, toStripeAmount } from '../../payments';
import { ensureMembership, type Member, type MembershipRow } from '../member';
import { cardError } from '../stripe/card-error';
import { endAtPeriodEnd } from '../stripe/end-subscription';
import { noteSubscription } from '../stripe/note-subscription';
import { findOpenIntent } from '../stripe/open-intent';
import { couponProduct, ensureCouponProduct } from '../stripe/prices';
import type { ChangeRow } from './change-membership';
import { changeConflict } from './find-target';

export interface Outcome {
  readonly state: 'done' | 'scheduled' | 'requires_action';
  /** The payment that the bank wants to have confirmed. */
  readonly intentId: string | null;
}

/**
 * Makes the calls to Stripe of a change. Each can be repeated: its idempotency key is the row and its attempt.
 * @throws PAYMENT_REQUIRED for a refused card, after the payment was taken back
 */
export async function performChange(member: Member, change: ChangeRow): Promise<Outcome> {
  if (change.state === 'done') return { state: isDelayed(change) ? 'scheduled' : 'done', intentId: null };
  if (change.state === 'failed') throw cardError(member.locale, null, null);
  if (change.state === 'asks' && change.intent_id !== null) return readAsked(member, change.intent_id);
  const membership = await ensureMembership(member.deps.db, member.userId);
  if (isDelayed(change)) {
    await (change.kind === 'end' ? endAtPeriodEnd(member.deps, membership) : schedule(member, membership, change));
    return { state: 'scheduled', intentId: null };
  }
  if (change.discount > 0) await ensureCouponProduct(member.deps);
  const subscription = await (change.kind === 'start' ? start(member, membership, change) : update(member, change));
  return outcomeOf(member, subscription);
}

const isDelayed = ({ kind }: ChangeRow): boolean => kind === 'later' || kind === 'end';
const keyOf = (change: ChangeRow, step = ''): string => `change-${change.id}-${change.attempt}${step}`;
const expand = ['latest_invoice', 'latest_invoice.payments', 'latest_invoice.confirmation_secret'];

/** The reduction of a coupon as a line of the invoice; it is at most the amount of the other lines. */
function reduction({ discount, currency, price_id: price }: ChangeRow) {
  if (discount === 0 || price === null) return {};
  return {
    add_invoice_items: [
      {
        price_data: {
          currency: currency.toLowerCase(),
          product: couponProduct,
          unit_amount: -toStripeAmount(discount, currency),
        },
      },
    ],
  };
}

/** The coupon of a change that goes on with the subscription; without one, its discounts stay as they are. */
const lastingReduction = ({ stripe_coupon_id: coupon }: ChangeRow) =>
  coupon === null ? {} : { discounts: [{ coupon }] };

async function start(member: Member, membership: MembershipRow, change: ChangeRow): Promise<Stripe.Subscription> {
  const { deps, userId } = member;
  const { customer_id: customer } = membership;
  const { replaces: earlierId } = change;
  const { price_id: price } = change;
  if (customer === null || price === null) throw new Error('a change without customer or price');
  if (earlierId !== null)
    await askStripe(deps, (client) =>
      client.subscriptions.cancel(earlierId, {}, { idempotencyKey: keyOf(change, '-before') }),
    );
  // The answer of an earlier change can have been lost: two plans are never charged.
  if (await noteSubscription(deps, { userId, customer, changeId: change.id }))
    throw changeConflict('CHANGED_MEANWHILE', member.locale);
  const subscription = await askStripe(deps, (client) =>
    client.subscriptions.create(
      {
        customer,
        items: [{ price }],
        ...reduction(change),
        ...lastingReduction(change),
        // Invoices show what each discount takes off.
        billing_mode: { type: 'flexible', flexible: { proration_discounts: 'itemized' } },
        payment_behavior: 'allow_incomplete',
        metadata: { user: String(userId), change: String(change.id) },
        expand,
      },
      { idempotencyKey: keyOf(change) },
    ),
  );
  await deps.db
    .updateTable('memberships')
    .set({ subscription_id: subscription.id })
    .where('user_id', '=', userId)
    .execute();
  return subscription;
}

/** A pending update: Stripe changes the plan when the difference is paid, and forgets the change after 23 hours. */
async function update({ deps, userId }: Member, change: ChangeRow): Promise<Stripe.Subscription> {
  const { subscription_id: id, item_id: item } = await ensureMembership(deps.db, userId);
  const { price_id: price } = change;
  if (id === null || item === null || price === null) throw new Error('a change without subscription or price');
  return askStripe(deps, (client) =>
    client.subscriptions.update(
      id,
      {
        items: [{ id: item, price }],
        ...reduction(change),
        ...lastingReduction(change),
        proration_behavior: 'always_invoice',
        proration_date: Math.floor(change.proration_at.getTime() / 1000),
        payment_behavior: 'pending_if_incomplete',
        expand,
      },
      { idempotencyKey: keyOf(change) },
    ),
  );
}

/**
 * Keeps the present price until the end of the period; the next period has the new one. Each phase names the discounts
 * of the subscription, because they end with a phase that does not name them.
 */
async function schedule({ deps }: Member, membership: MembershipRow, change: ChangeRow): Promise<void> {
  const { subscription_id: id } = membership;
  const { price_id: price } = change;
  if (id === null || price === null) throw new Error('a change without subscription or price');
  const newSchedule = await askStripe(deps, (client) =>
    client.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey: keyOf(change) }),
  );
  const subscription = await askStripe(deps, (client) => client.subscriptions.retrieve(id));
  const discounts = subscription.discounts.map((one) => ({ discount: typeof one === 'string' ? one : one.id }));
  const keptDiscounts = discounts.length === 0 ? {} : { discounts };
  const [present] = newSchedule.phases;
  const presentPrice = present?.items[0]?.price;
  if (present === undefined || presentPrice === undefined) throw new AppError('UPSTREAM_FAILED');
  await askStripe(deps, (client) =>
    client.subscriptionSchedules.update(
      newSchedule.id,
      {
        end_behavior: 'release',
        phases: [
          {
            start_date: present.start_date,
            end_date: present.end_date,
            items: [{ price: typeof presentPrice === 'string' ? presentPrice : presentPrice.id, quantity: 1 }],
            ...keptDiscounts,
          },
          { items: [{ price, quantity: 1 }], ...keptDiscounts, proration_behavior: 'none' },
        ],
      },
      { idempotencyKey: keyOf(change, '-phases') },
    ),
  );
}

/** Reads what became of the invoice. A refused card leaves nothing behind: neither an invoice nor a waiting change. */
async function outcomeOf(member: Member, subscription: Stripe.Subscription): Promise<Outcome> {
  const { deps } = member;
  const { latest_invoice: invoice } = subscription;
  if (invoice === null || typeof invoice === 'string') throw new AppError('UPSTREAM_FAILED');
  if (invoice.status === 'paid') return { state: 'done', intentId: null };
  const intent = await findOpenIntent(deps, invoice.id);
  if (intent?.status === 'succeeded') return { state: 'done', intentId: null };
  if (intent?.status === 'requires_action') return { state: 'requires_action', intentId: intent.id };
  const isIncomplete = subscription.status === 'incomplete';
  await takeBack(member, { subscriptionId: subscription.id, isIncomplete, invoiceId: invoice.id });
  const error = intent?.last_payment_error;
  throw cardError(member.locale, error?.code ?? null, error?.decline_code ?? null);
}

interface OpenPayment {
  readonly subscriptionId: string;
  readonly isIncomplete: boolean;
  readonly invoiceId: string;
}

async function takeBack({ deps }: Member, { subscriptionId, isIncomplete, invoiceId }: OpenPayment): Promise<void> {
  try {
    if (isIncomplete) await askStripe(deps, (client) => client.subscriptions.cancel(subscriptionId));
    else await askStripe(deps, (client) => client.invoices.voidInvoice(invoiceId));
  } catch (error) {
    // Another request with the same refusal was faster.
    if (!isAppError(error) || error.code !== 'UPSTREAM_FAILED') throw error;
  }
}

/** The state of a payment for which the bank asked. What the bank refused is taken back. */
async function readAsked(member: Member, intentId: string): Promise<Outcome> {
  const { deps, locale, userId } = member;
  const intent = await askStripe(deps, (client) => client.paymentIntents.retrieve(intentId));
  if (intent.status === 'succeeded') return { state: 'done', intentId: null };
  if (intent.status === 'requires_action') return { state: 'requires_action', intentId };
  const {
    state,
    subscription_id: subscriptionId,
    latest_invoice_id: invoiceId,
  } = await ensureMembership(deps.db, userId);
  if (intent.status !== 'canceled' && subscriptionId !== null && invoiceId !== null)
    await takeBack(member, { subscriptionId, isIncomplete: state === 'incomplete', invoiceId });
  throw cardError(locale, intent.last_payment_error?.code ?? null, intent.last_payment_error?.decline_code ?? null);
}
