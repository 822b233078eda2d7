import { randomBytes } from 'node:crypto';

import { amountOf, metadataOf, type SandboxAnswer, type SandboxRequest, type Work } from './sandbox-request';
import type { StripeObject } from './sandbox-store';
import { invalidRequest, missingObject, newId } from './stripe-fault';
import { cardOf, type TestCard } from './test-cards';

const cancellable = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];
const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export async function createIntent({ form }: SandboxRequest, { objects, announce }: Work): Promise<SandboxAnswer> {
  const id = newId('pi');
  const currency = String(form['currency'] ?? '').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency))
    throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency', code: 'parameter_invalid_string' });
  const intent: StripeObject = {
    id,
    object: 'payment_intent',
    amount: amountOf(form),
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    cancellation_reason: null,
    canceled_at: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: Math.floor(Date.now() / 1000),
    currency,
    description: form['description'] ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadataOf(form),
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  };
  await objects.save('payment_intent', intent);
  await announce('payment_intent.created', intent);
  return { status: 200, body: intent };
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
  const card = cardOf(request.form);
  const withCard = { ...intent, payment_method: newId('pm') };
  if (card.outcome === 'pays') return pay(withCard, card, work);
  if (card.outcome === 'asks') {
    const source = sourceOf(intent.id);
    const details = { type: 'stripe_3ds2_fingerprint', three_d_secure_2_source: source, card: card.last4 };
    const next = { type: 'use_stripe_sdk', use_stripe_sdk: details };
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
    await pay(intent, { brand: 'visa', last4: '3155', outcome: 'asks' }, work);
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

/** The intent that a request is about, for its lock; null for a new one. */
export function lockOf({ path: [kind, id], form }: SandboxRequest): string | null {
  if (kind === 'payment_intents') return id ?? null;
  if (kind === '3ds2') return intentOfSource(String(form['source']));
  return kind === 'refunds' ? String(form['payment_intent']) : null;
}

const intentIdOf = ({ path }: SandboxRequest): string => path[1] ?? '';
const sourceOf = (intent: string): string => intent.replace(/^pi_/, 'src_');
const intentOfSource = (source: string): string => source.replace(/^src_/, 'pi_');

async function pay(intent: StripeObject, { brand, last4 }: TestCard, work: Work): Promise<SandboxAnswer> {
  const charge: StripeObject = {
    id: newId('ch'),
    object: 'charge',
    amount: intent['amount'],
    amount_refunded: 0,
    currency: intent['currency'],
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand, last4 } },
    refunded: false,
    status: 'succeeded',
  };
  await work.objects.save('charge', charge);
  const answer = await save(work, {
    ...intent,
    amount_received: intent['amount'],
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  });
  await work.announce('charge.succeeded', charge);
  await work.announce('payment_intent.succeeded', answer.body);
  return answer;
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
