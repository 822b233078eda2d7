import { newIntent, payIntent, questionOf } from '../../intent-object';
import type { SandboxAnswer, SandboxRequest, Work } from '../../sandbox-request';
import type { StripeObject } from '../../sandbox-store';
import { invalidRequest, newId } from '../../stripe-fault';
import { tableOf, type TestCard } from '../../test-cards';
import { nowOf } from '../billing-clock';
import { requireObject } from '../customers';
import { type Line, presentLines, sumsOf } from './invoice-lines';
import { valuesOf } from '../periods';
import { cardOfMethod, methodOf } from '../saved-card';
import { retryAfter } from './retries';
import { saveSubscription } from '../subscription-object';

interface NewInvoice {
  readonly subscription: StripeObject;
  readonly lines: readonly Line[];
  readonly reason: 'subscription_create' | 'subscription_update' | 'subscription_cycle';
  /** Seconds since 1970. */
  readonly at: number;
}

/** Makes an open invoice of a subscription. */
export async function createInvoice(
  { subscription, lines, reason, at }: NewInvoice,
  work: Work,
): Promise<StripeObject> {
  const sums = sumsOf(lines);
  const dueAmount = Math.max(0, sums.total);
  const invoice: StripeObject = {
    id: newId('in'),
    object: 'invoice',
    amount_due: dueAmount,
    amount_paid: 0,
    amount_remaining: dueAmount,
    attempt_count: 0,
    billing_reason: reason,
    confirmation_secret: null,
    created: at,
    currency: subscription['currency'],
    customer: subscription['customer'],
    lines: presentLines(lines, String(subscription['currency'])),
    livemode: false,
    next_payment_attempt: null,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    payments: { object: 'list', data: [], has_more: false },
    status: 'open',
    status_transitions: { finalized_at: at, paid_at: null, voided_at: null },
    ...sums,
  };
  await work.objects.save('invoice', invoice);
  await work.announce('invoice.finalized', invoice);
  return invoice;
}

/** Charges an open invoice to the stored card of its customer. Returns the invoice afterwards. */
export async function chargeInvoice(id: string, at: number, work: Work): Promise<StripeObject> {
  const invoice = await requireObject(work, 'invoice', id);
  if (invoice['status'] !== 'open') return invoice;
  if (Number(invoice['amount_due']) === 0) return settleInvoice(id, work, at);
  const customer = await requireObject(work, 'customer', invoice['customer']);
  const subscription = await requireObject(work, 'subscription', subscriptionOf(invoice));
  const methodId =
    subscription['default_payment_method'] ?? tableOf(customer['invoice_settings'])['default_payment_method'];
  const method = typeof methodId === 'string' ? await work.objects.find(methodId) : null;
  const intent = await intentOf(invoice, methodId ?? null, work);
  const card = method === null ? null : cardOfMethod(method);
  if (card?.outcome === 'pays') {
    await payIntent(intent, card, work);
    return settleInvoice(id, work, at);
  }
  const missingCard = { code: 'payment_method_missing', message: 'There is no card to charge.' };
  const error = { type: 'card_error', ...(typeof card?.outcome === 'object' ? card.outcome : missingCard) };
  const isAsked = card?.outcome === 'asks';
  const changes = isAsked
    ? { status: 'requires_action', next_action: questionOf(intent.id, card.last4), last_payment_error: null }
    : { status: 'requires_payment_method', payment_method: null, next_action: null, last_payment_error: error };
  const openIntent = { ...intent, ...changes };
  await work.objects.save('payment_intent', openIntent);
  const attempts = Number(invoice['attempt_count']) + 1;
  const openInvoice = {
    ...invoice,
    attempt_count: attempts,
    next_payment_attempt:
      invoice['billing_reason'] === 'subscription_cycle' ? retryAfter(Number(invoice['created']), at) : null,
    confirmation_secret: { client_secret: intent['client_secret'], type: 'payment_intent' },
    payments: paymentsOf(intent.id, 'open'),
  };
  await work.objects.save('invoice', openInvoice);
  await work.announce(isAsked ? 'payment_intent.requires_action' : 'payment_intent.payment_failed', openIntent);
  await work.announce(isAsked ? 'invoice.payment_action_required' : 'invoice.payment_failed', openInvoice);
  return openInvoice;
}

/** Makes the payment intent of an invoice, for a browser that pays it. */
export async function openPayment(invoice: StripeObject, work: Work): Promise<void> {
  const intent = await intentOf(invoice, null, work);
  const confirmation = { client_secret: intent['client_secret'], type: 'payment_intent' };
  const openInvoice = await requireObject(work, 'invoice', invoice.id);
  await work.objects.save('invoice', { ...openInvoice, confirmation_secret: confirmation });
}

/** Stores the card that paid an invoice with its subscription, if the subscription wants that. */
export async function keepCard(id: string, card: TestCard, work: Work): Promise<void> {
  const invoice = await requireObject(work, 'invoice', id);
  const subscription = await requireObject(work, 'subscription', subscriptionOf(invoice));
  const settings = tableOf(subscription['payment_settings']);
  if (settings['save_default_payment_method'] !== 'on_subscription') return;
  const method = methodOf(card, invoice['customer']);
  await work.objects.save('payment_method', method);
  await work.objects.save('subscription', { ...subscription, default_payment_method: method.id });
}

/** Notes that an invoice is paid, and gives the subscription what was paid. */
export async function settleInvoice(id: string, work: Work, time?: number): Promise<StripeObject> {
  const invoice = await requireObject(work, 'invoice', id);
  if (invoice['status'] !== 'open') return invoice;
  const customer = await requireObject(work, 'customer', invoice['customer']);
  const at = time ?? (await nowOf(work.objects, customer));
  const paidInvoice = {
    ...invoice,
    amount_paid: invoice['amount_due'],
    amount_remaining: 0,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...tableOf(invoice['status_transitions']), paid_at: at },
  };
  await work.objects.save('invoice', paidInvoice);
  await work.announce('invoice.paid', paidInvoice);
  const subscription = await requireObject(work, 'subscription', subscriptionOf(invoice));
  const pending = tableOf(subscription['pending_update']);
  const isOpen = ['incomplete', 'past_due', 'unpaid'].includes(String(subscription['status']));
  await saveSubscription(
    {
      ...subscription,
      ...(isOpen ? { status: 'active' } : {}),
      ...(pending['sandbox_invoice'] === id
        ? { items: pending['sandbox_items'], pending_update: null, ...tableOf(pending['sandbox_discounts']) }
        : {}),
    },
    work,
  );
  return paidInvoice;
}

/** Makes an invoice void, with its payment and the change that waited for it. */
export async function voidInvoice(id: string, work: Work): Promise<StripeObject> {
  const invoice = await requireObject(work, 'invoice', id);
  if (invoice['status'] !== 'open')
    throw invalidRequest(`You can only pass in open invoices. This invoice isn’t open.`, { code: 'invoice_not_open' });
  for (const { payment } of valuesOf(tableOf(invoice['payments'])['data'])) {
    const intent = await requireObject(work, 'payment_intent', tableOf(payment)['payment_intent']);
    await work.objects.save('payment_intent', { ...intent, status: 'canceled', next_action: null });
  }
  const voidedInvoice = { ...invoice, status: 'void', next_payment_attempt: null };
  await work.objects.save('invoice', voidedInvoice);
  await work.announce('invoice.voided', voidedInvoice);
  const subscription = await requireObject(work, 'subscription', subscriptionOf(invoice));
  if (tableOf(subscription['pending_update'])['sandbox_invoice'] === id)
    await saveSubscription({ ...subscription, pending_update: null }, work);
  return voidedInvoice;
}

/** Charges the invoice that a request names; a refusal of the card is an error. */
export async function payInvoice({ path }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const invoice = await requireObject(work, 'invoice', path[1]);
  if (invoice['status'] === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  const customer = await requireObject(work, 'customer', invoice['customer']);
  const body = await chargeInvoice(invoice.id, await nowOf(work.objects, customer), work);
  if (body['status'] === 'paid') return { status: 200, body };
  const [payment] = valuesOf(tableOf(body['payments'])['data']);
  const intent = await requireObject(work, 'payment_intent', tableOf(payment?.['payment'])['payment_intent']);
  const asks = {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message: 'This payment requires additional user action before it can be completed successfully.',
  };
  const error = intent['status'] === 'requires_action' ? asks : tableOf(intent['last_payment_error']);
  return { status: 402, body: { error: { ...error, payment_intent: intent } } };
}

export async function listInvoices({ form }: SandboxRequest, { objects }: Work): Promise<SandboxAnswer> {
  const invoices = await objects.listInvoices(typeof form['customer'] === 'string' ? form['customer'] : null);
  const data = invoices
    .filter((invoice) => form['status'] === undefined || invoice['status'] === form['status'])
    .filter((invoice) => form['subscription'] === undefined || subscriptionOf(invoice) === form['subscription']);
  const limit = Number(form['limit'] ?? 10);
  return {
    status: 200,
    body: { object: 'list', url: '/v1/invoices', has_more: data.length > limit, data: data.slice(0, limit) },
  };
}

const subscriptionOf = (invoice: StripeObject): unknown =>
  tableOf(tableOf(invoice['parent'])['subscription_details'])['subscription'];

const paymentsOf = (intent: string, status: string): object => ({
  object: 'list',
  has_more: false,
  data: [
    {
      id: newId('inpay'),
      object: 'invoice_payment',
      status,
      payment: { type: 'payment_intent', payment_intent: intent },
    },
  ],
});

/** The payment intent of an invoice, the same at each attempt. */
async function intentOf(invoice: StripeObject, method: unknown, work: Work): Promise<StripeObject> {
  const [payment] = valuesOf(tableOf(invoice['payments'])['data']);
  const id = tableOf(payment?.['payment'])['payment_intent'];
  const knownIntent = typeof id === 'string' ? await work.objects.find(id) : null;
  const more = { customer: invoice['customer'], invoice: invoice.id, payment_method: method };
  const intent =
    knownIntent === null
      ? newIntent(Number(invoice['amount_due']), String(invoice['currency']), more)
      : { ...knownIntent, ...more };
  await work.objects.save('payment_intent', intent);
  if (knownIntent === null) await work.objects.save('invoice', { ...invoice, payments: paymentsOf(intent.id, 'open') });
  return intent;
}
