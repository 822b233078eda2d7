import { metadataOf, type SandboxAnswer, type SandboxRequest, type Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { invalidRequest, newId } from '../stripe-fault';
import { tableOf } from '../test-cards';
import { nowOf } from './billing-clock';
import { requireObject } from './customers';
import { discountsOf, keepDiscounts, presentDiscounts, redeem, reductionsOf, runningAt } from './discounts';
import { addedLines, lineOfPeriod, presentLines, prorate, sumsOf } from './invoices/invoice-lines';
import { chargeInvoice, createInvoice, openPayment, voidInvoice } from './invoices/invoices';
import { endOfPeriod, intervalOf, valuesOf } from './periods';
import { addPrice } from './prices';
import { renew } from './renewals';
import { itemOf, itemsOf, saveSubscription } from './subscription-object';

/** How long a change waits for its payment. */
const pendingSeconds = 23 * 3600;

export async function createSubscription(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const { form } = request;
  const customer = await requireObject(work, 'customer', form['customer']);
  const at = await nowOf(work.objects, customer);
  const price = await priceOf(valuesOf(form['items'])[0] ?? {}, work);
  const end = endOfPeriod(at, intervalOf(price), at);
  const item = { id: newId('si'), object: 'subscription_item', price, quantity: 1, metadata: {} };
  const subscription: StripeObject = {
    id: newId('sub'),
    object: 'subscription',
    billing_cycle_anchor: at,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: at,
    currency: price['currency'],
    customer: customer.id,
    default_payment_method: null,
    discounts: [],
    ended_at: null,
    items: itemsOf({ ...item, current_period_start: at, current_period_end: end }),
    latest_invoice: null,
    livemode: false,
    metadata: metadataOf(form),
    payment_settings: tableOf(form['payment_settings']),
    pending_update: null,
    schedule: null,
    start_date: at,
    status: 'incomplete',
  };
  const discounts = await redeem({ entries: form['discounts'], subscription, at }, work);
  const discountIds = await keepDiscounts(discounts, work);
  const reducedSubscription = { ...subscription, discounts: discountIds, sandbox_charged: discountIds };
  await work.objects.save('subscription', reducedSubscription);
  const reductions = await reductionsOf(discounts, work);
  const lines = [lineOfPeriod(price, { start: at, end }, reductions), ...addedLines(form, at)];
  const invoice = await createInvoice({ subscription, lines, reason: 'subscription_create', at }, work);
  const newSubscription = { ...reducedSubscription, latest_invoice: invoice.id };
  await work.objects.save('subscription', newSubscription);
  await work.announce('customer.subscription.created', newSubscription);
  // The browser pays the first invoice.
  if (form['payment_behavior'] === 'default_incomplete') await openPayment(invoice, work);
  else await chargeInvoice(invoice.id, at, work);
  return answer(subscription.id, request, work);
}

/** The price that an item names, or a new one from its data. */
async function priceOf(item: Readonly<Record<string, unknown>>, work: Work): Promise<StripeObject> {
  const data = tableOf(item['price_data']);
  if (data['product'] === undefined) return requireObject(work, 'price', item['price']);
  const product = await requireObject(work, 'product', data['product']);
  return addPrice({ ...data, product: product.id }, work);
}

export async function changeSubscription(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const subscription = await current(request.path[1], work);
  const { form } = request;
  if (['canceled', 'incomplete_expired'].includes(String(subscription['status'])))
    throw invalidRequest('A canceled subscription can only update its cancellation_details.', {}, 400);
  const ending = form['cancel_at_period_end'];
  const [item] = valuesOf(form['items']);
  if (form['discounts'] !== undefined && item === undefined)
    throw invalidRequest('The sandbox only changes discounts together with items.');
  const changedSubscription = {
    ...subscription,
    metadata: { ...tableOf(subscription['metadata']), ...metadataOf(form) },
    ...(form['default_payment_method'] === undefined ? {} : { default_payment_method: form['default_payment_method'] }),
    ...(ending === undefined
      ? {}
      : {
          cancel_at_period_end: ending === 'true',
          cancel_at: ending === 'true' ? itemOf(subscription)['current_period_end'] : null,
        }),
  };
  await saveSubscription(changedSubscription, work);
  const change = form['proration_behavior'] === 'none' ? changeNextPrice : changePrice;
  if (item !== undefined) await change(changedSubscription, request, work);
  return answer(subscription.id, request, work);
}

/**
 * A new price of the same interval without proration: the next renewal has it, and there is no invoice now. As at
 * Stripe, a schedule keeps the items to itself.
 */
async function changeNextPrice(subscription: StripeObject, { form }: SandboxRequest, work: Work): Promise<void> {
  if (typeof subscription['schedule'] === 'string')
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${subscription['schedule']}\`, and updating any items directly is not allowed. Please update the schedule instead.`,
    );
  const price = await requireObject(work, 'price', valuesOf(form['items'])[0]?.['price']);
  const item = itemOf(subscription);
  if (intervalOf(item['price']) !== intervalOf(price))
    throw invalidRequest('The sandbox only changes the interval with payment_behavior=pending_if_incomplete.');
  await saveSubscription({ ...subscription, items: itemsOf({ ...item, price }) }, work);
}

/** A new price counts when the invoice of the difference is paid. */
async function changePrice(subscription: StripeObject, { form }: SandboxRequest, work: Work): Promise<void> {
  if (form['payment_behavior'] !== 'pending_if_incomplete')
    throw invalidRequest('The sandbox only has payment_behavior=pending_if_incomplete.');
  if (form['cancel_at_period_end'] !== undefined || form['metadata'] !== undefined)
    throw invalidRequest('These parameters cannot be used with pending_if_incomplete.');
  const pending = tableOf(subscription['pending_update']);
  if (typeof pending['sandbox_invoice'] === 'string') await voidInvoice(pending['sandbox_invoice'], work);
  const customer = await requireObject(work, 'customer', subscription['customer']);
  const now = await nowOf(work.objects, customer);
  const at = Number(form['proration_date'] ?? now);
  const newPrice = await requireObject(work, 'price', valuesOf(form['items'])[0]?.['price']);
  const item = itemOf(subscription);
  const isSame = intervalOf(item['price']) === intervalOf(newPrice);
  const period = isSame
    ? {}
    : { current_period_start: at, current_period_end: endOfPeriod(at, intervalOf(newPrice), at) };
  const newItem = { ...item, price: newPrice, ...period };
  const discounts = await discountsAfter(form['discounts'], { subscription, at }, work);
  const discountIds = await keepDiscounts(discounts, work);
  const reductions = await reductionsOf(discounts, work);
  const chargedReductions = await chargedReductionsOf(subscription, work);
  const lines = [...prorate({ item, newPrice, at, chargedReductions, reductions }), ...addedLines(form, at)];
  const invoice = await createInvoice({ subscription, lines, reason: 'subscription_update', at: now }, work);
  await work.objects.save('subscription', {
    ...subscription,
    latest_invoice: invoice.id,
    pending_update: {
      billing_cycle_anchor: isSame ? null : at,
      expires_at: now + pendingSeconds,
      subscription_items: [newItem],
      sandbox_invoice: invoice.id,
      discounts: form['discounts'] === undefined ? null : discountIds,
      sandbox_items: itemsOf(newItem),
      sandbox_discounts: { discounts: discountIds, sandbox_charged: discountIds },
    },
  });
  await chargeInvoice(invoice.id, now, work);
}

/** Running discounts after a change; one without `discounts` leaves them. */
async function discountsAfter(
  entries: unknown,
  { subscription, at }: { readonly subscription: StripeObject; readonly at: number },
  work: Work,
): Promise<StripeObject[]> {
  const discounts =
    entries === undefined
      ? await discountsOf(subscription['discounts'], work)
      : await redeem({ entries, subscription, at }, work);
  return runningAt(discounts, at);
}

const chargedReductionsOf = async (subscription: StripeObject, work: Work) =>
  reductionsOf(await discountsOf(subscription['sandbox_charged'], work), work);

/** The invoice that a change of price would make. Nothing is stored. */
export async function previewInvoice({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const subscription = await current(form['subscription'], work);
  const details = tableOf(form['subscription_details']);
  const newPrice = await requireObject(work, 'price', valuesOf(details['items'])[0]?.['price']);
  const at = Number(details['proration_date']);
  const reductions = await reductionsOf(await discountsAfter(form['discounts'], { subscription, at }, work), work);
  const chargedReductions = await chargedReductionsOf(subscription, work);
  const lines = prorate({ item: itemOf(subscription), newPrice, at, chargedReductions, reductions });
  const sums = sumsOf(lines);
  const currency = String(subscription['currency']);
  const body = {
    id: newId('upcoming_in'),
    object: 'invoice',
    amount_due: Math.max(0, sums.total),
    currency,
    lines: presentLines(lines, currency),
    ...sums,
  };
  return { status: 200, body };
}

export async function cancelSubscription(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const subscription = await current(request.path[1], work);
  if (subscription['status'] === 'canceled')
    throw invalidRequest(`No such subscription: '${subscription.id}'`, { code: 'resource_missing' }, 404);
  const customer = await requireObject(work, 'customer', subscription['customer']);
  const at = await nowOf(work.objects, customer);
  const invoice = await work.objects.find(String(subscription['latest_invoice']));
  if (invoice?.['status'] === 'open') await voidInvoice(invoice.id, work);
  await saveSubscription({ ...subscription, status: 'canceled', canceled_at: at, ended_at: at, schedule: null }, work);
  return answer(subscription.id, request, work);
}

export async function readSubscription(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  await current(request.path[1], work);
  return answer(request.path[1], request, work);
}

/** Subscriptions of a customer, the newest first, without those that have ended. */
export async function listSubscriptions({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const customer = await requireObject(work, 'customer', form['customer']);
  const subscriptions: StripeObject[] = [];
  for (const id of await work.objects.listSubscriptions(customer.id)) subscriptions.push(await current(id, work));
  const data = subscriptions.filter(({ status }) => status !== 'canceled');
  return { status: 200, body: { object: 'list', url: '/v1/subscriptions', has_more: false, data } };
}

/** A subscription after the renewals that are due. */
export async function current(id: unknown, work: Work): Promise<StripeObject> {
  const subscription = await requireObject(work, 'subscription', id);
  const customer = await requireObject(work, 'customer', subscription['customer']);
  return renew(subscription, await nowOf(work.objects, customer), work);
}

/** A subscription with the objects that the request wants expanded. */
async function answer(id: unknown, { form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const subscription = await requireObject(work, 'subscription', id);
  const paths = Object.values(tableOf({ ...Object(form['expand'] ?? []) })).map(String);
  const names = paths.map((path) => path.split('.')[0]);
  const body: Record<string, unknown> = {
    ...subscription,
    discounts: await presentDiscounts(subscription['discounts'], paths, work),
  };
  for (const name of ['latest_invoice', 'schedule', 'customer'])
    if (names.includes(name) && typeof body[name] === 'string') body[name] = await work.objects.find(body[name]);
  return { status: 200, body };
}
