import { randomBytes } from 'node:crypto';

import { metadataOf, type SandboxAnswer, type SandboxRequest, type Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { invalidRequest, missingObject, newId } from '../stripe-fault';
import { cardOf } from '../test-cards';
import { requireObject } from './customers';
import { methodOf } from './saved-card';

export async function createSetup({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  await requireObject(work, 'customer', form['customer']);
  const id = newId('seti');
  const setup: StripeObject = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    customer: form['customer'],
    last_setup_error: null,
    livemode: false,
    metadata: metadataOf(form),
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  await work.objects.save('setup_intent', setup);
  return { status: 200, body: setup };
}

/** A setup intent; with the publishable key only for the holder of its client secret. */
export async function findSetup({ path, form, isPublic }: SandboxRequest, work: Work): Promise<StripeObject> {
  const setup = await requireObject(work, 'setup_intent', path[1]);
  if (isPublic && form['client_secret'] !== setup['client_secret']) throw missingObject('setup_intent', setup.id);
  return setup;
}

/** Stores a test card: cards that only fail when they are charged are accepted here. */
export async function confirmSetup(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const setup = await findSetup(request, work);
  if (setup['status'] === 'succeeded')
    throw invalidRequest('You cannot confirm this SetupIntent because it has already succeeded.', {
      code: 'setup_intent_unexpected_state',
      setup_intent: setup,
    });
  const card = cardOf(request.form);
  const outcome = card.setup ?? card.outcome;
  if (typeof outcome === 'object') {
    const error = { type: 'card_error', ...outcome };
    const body = { ...setup, last_setup_error: error, status: 'requires_payment_method', next_action: null };
    await work.objects.save('setup_intent', body);
    return { status: 402, body: { error: { ...error, setup_intent: body } } };
  }
  const method = methodOf(card, outcome === 'asks' ? null : setup['customer']);
  await work.objects.save('payment_method', method);
  const details = { type: 'stripe_3ds2_fingerprint', three_d_secure_2_source: sourceOfSetup(setup.id) };
  const changes =
    outcome === 'asks'
      ? { status: 'requires_action', next_action: { type: 'use_stripe_sdk', use_stripe_sdk: details } }
      : { status: 'succeeded', next_action: null };
  const body = { ...setup, ...changes, payment_method: method.id };
  await work.objects.save('setup_intent', body);
  if (outcome === 'pays') await work.announce('setup_intent.succeeded', body);
  return { status: 200, body };
}

/** The answer of the buyer to the question of the bank about a card that is stored. */
export async function authenticateSetup({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const setup = await requireObject(work, 'setup_intent', setupOfSource(form['source']));
  if (setup['status'] !== 'requires_action') throw invalidRequest('This SetupIntent does not wait for an action.');
  const state = form['sandbox_outcome'] === 'fail' ? 'failed' : 'succeeded';
  const method = await requireObject(work, 'payment_method', setup['payment_method']);
  if (state === 'succeeded') await work.objects.save('payment_method', { ...method, customer: setup['customer'] });
  const error = {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
  };
  const changes =
    state === 'succeeded'
      ? { status: 'succeeded' }
      : { status: 'requires_payment_method', payment_method: null, last_setup_error: error };
  const body = { ...setup, ...changes, next_action: null };
  await work.objects.save('setup_intent', body);
  if (state === 'succeeded') await work.announce('setup_intent.succeeded', body);
  return { status: 200, body: { id: form['source'], object: 'three_d_secure_2', state } };
}

/** Gives a card to a customer; also one of the named test cards. */
export async function attachMethod({ path, form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const customer = await requireObject(work, 'customer', form['customer']);
  const storedMethod = await work.objects.find(path[1] ?? '');
  const method = storedMethod ?? methodOf(cardOf({ payment_method: path[1] }), null);
  const body = { ...method, customer: customer.id };
  await work.objects.save('payment_method', body);
  return { status: 200, body };
}

const sourceOfSetup = (setup: string): string => setup.replace(/^seti_/, 'srcset_');
const setupOfSource = (source: unknown): string => String(source).replace(/^srcset_/, 'seti_');
export const isSetupSource = (source: unknown): boolean => String(source).startsWith('srcset_');
