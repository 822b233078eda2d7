import { cardOfMethod } from './billing/saved-card';
import { keepCard, settleInvoice } from './billing/invoices/invoices';
import { intentOfSource, newIntent, payIntent, questionOf } from './intent-object';
import { amountOf, metadataOf, type SandboxAnswer, type SandboxRequest, type Work } from './sandbox-request';
import type { StripeObject } from './sandbox-store';
import { invalidRequest, missingObject, newId } from './stripe-fault';
import { cardOf, type TestCard } from './test-cards';

const cancellable = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];
const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export async function createIntent({ form }: SandboxRequest, { objects, announce }: Work): Promise<SandboxAnswer> {
  const currency = String(form['currency'] ?? '').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency))
    throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency', code: 'parameter_invalid_string' });
  const intent = newIntent(amountOf(form), currency, {
    ...methodsOf(form),
    description: form['description'] ?? null,
    metadata: metadataOf(form),
    customer: form['customer'] ?? null,
  });
  await objects.save('payment_intent', intent);
  await announce('payment_intent.created', intent);
  return { status: 200, body: intent };
}

/** Methods of an account with vouchers, which are paid days later. */
const accountMethods = ['card', 'oxxo', 'boleto'];

/** The methods that a form allows; all of the account when it names none. */
function methodsOf({ allowed_payment_method_types: allowedTypes }: SandboxRequest['form']): object {
  const isAllowed = (method: string): boolean => !Array.isArray(allowedTypes) || allowedTypes.includes(method);
  return { payment_method_types: accountMethods.filter(isAllowed) };
}

/** An intent; with the publishable key only for the holder of its client secret, and without metadata. */
export async function findIntent(request: SandboxRequest, { objects }: Work): Promise<StripeObject> {
  const id = intentIdOf(request);
  const intent = await objects.find(id);
  if (intent === null || (request.isPublic && request.form['client_secret'] !== intent['client_secret']))
    throw missingObject('payment_intent', id);
  return intent;
}

export async function changeIntent(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const intent = await findIntent(request, work);
  if (!confirmable.includes(String(intent['status']))) throw unexpectedState(intent, 'updated');
  const { form } = request;
  const changes = form['amount'] === undefined ? {} : { amount: amountOf(form) };
  return save(work, { ...intent, ...changes, metadata: { ...Object(intent['metadata']), ...metadataOf(form) } });
}

/** Pays with a test card: the answers and events of Stripe for success, refusal and a question of the bank. */
export async function confirmIntent(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const intent = await findIntent(request, work);
  if (!confirmable.includes(String(intent['status']))) throw unexpectedState(intent, 'confirmed');
  const card = (await savedCard(request, work)) ?? cardOf(request.form);
  const withCard = { ...intent, payment_method: request.form['payment_method'] ?? newId('pm') };
  if (card.outcome === 'pays') return pay(withCard, card, work);
  if (card.outcome === 'asks') {
    const next = questionOf(intent.id, card.last4);
    const answer = await save(work, { ...withCard, status: 'requires_action', next_action: next });
    await work.announce('payment_intent.requires_action', answer.body);
    return answer;
  }
  return refuse(withCard, { type: 'card_error', ...card.outcome }, work);
}

/** The answer of the buyer to the question of the bank; `sandbox_outcome=fail` refuses. */
export async function authenticate({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const id = intentOfSource(String(form['source']));
  const intent = await work.objects.find(id);
  if (intent === null) throw missingObject('source', String(form['source']));
  if (intent['status'] !== 'requires_action') throw unexpectedState(intent, 'authenticated');
  if (form['sandbox_outcome'] !== 'fail') {
    await pay(intent, { brand: 'visa', last4: '3155', outcome: 'asks', saved: 'pays' }, work);
    return { status: 200, body: { id: form['source'], object: 'three_d_secure_2', state: 'succeeded' } };
  }
  const code = 'payment_intent_authentication_failure';
  const message = 'We are unable to authenticate your payment method. Please choose a different one and try again.';
  await refuse(intent, { type: 'invalid_request_error', code, message }, work);
  return { status: 200, body: { id: form['source'], object: 'three_d_secure_2', state: 'failed' } };
}

export async function cancelIntent(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const intent = await findIntent(request, work);
  if (!cancellable.includes(String(intent['status']))) throw unexpectedState(intent, 'canceled');
  const answer = await save(work, {
    ...intent,
    status: 'canceled',
    next_action: null,
    canceled_at: Math.floor(Date.now() / 1000),
    cancellation_reason: request.form['cancellation_reason'] ?? null,
  });
  await work.announce('payment_intent.canceled', answer.body);
  return answer;
}

/** What a request locks: its intent, and all subscriptions where one can change. */
export function locksOf({ method, path: [kind = '', id], form }: SandboxRequest): readonly string[] {
  if (kind === 'payment_intents') return method === 'GET' || id === undefined ? [id ?? ''] : [id, 'billing'];
  if (kind === '3ds2') return [intentOfSource(String(form['source'])), 'billing'];
  // A refund and a dispute change the same charge.
  if (['refunds', 'disputes', 'sandbox'].includes(kind)) return ['refunds'];
  return ['charges', 'events'].includes(kind) ? [] : ['billing'];
}

const intentIdOf = ({ path }: SandboxRequest): string => path[1] ?? '';

/** Charges the card; the invoice of the intent is paid with it. */
async function pay(intent: StripeObject, card: TestCard, work: Work): Promise<SandboxAnswer> {
  const paidIntent = await payIntent(intent, card, work);
  if (typeof intent['invoice'] === 'string') {
    await keepCard(intent['invoice'], card, work);
    await settleInvoice(intent['invoice'], work);
  }
  return { status: 200, body: paidIntent };
}

/** The stored card that a request names; null without one. */
async function savedCard({ form }: SandboxRequest, { objects }: Work): Promise<TestCard | null> {
  const method = typeof form['payment_method'] === 'string' ? await objects.find(form['payment_method']) : null;
  return method === null ? null : cardOfMethod(method);
}

async function refuse(intent: StripeObject, error: object, work: Work): Promise<SandboxAnswer> {
  const { body } = await save(work, {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await work.announce('payment_intent.payment_failed', body);
  return { status: 402, body: { error: { ...error, payment_intent: body } } };
}

async function save({ objects }: Work, intent: StripeObject): Promise<{ status: number; body: StripeObject }> {
  await objects.save('payment_intent', intent);
  return { status: 200, body: intent };
}

function unexpectedState(intent: StripeObject, verb: string) {
  const message = `This PaymentIntent could not be ${verb} because it has a status of ${String(intent['status'])}.`;
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
