import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';

import type { ProgramParts, ServerAnswer } from './browser-parts';
import { createStripe } from './create-stripe';
import { formTexts } from './form-texts';
import { writeScript } from './write-script';

/** The answers of the fake server, one after the other; `null` is a lost one. */
function answerWith(...answers: (ServerAnswer | null)[]) {
  const requests: string[] = [];
  const fetch = async (url: string, options?: { readonly body: URLSearchParams }) => {
    requests.push(options === undefined ? `GET ${url}` : `POST ${url} ${String(options.body)}`);
    const answer = answers.shift();
    if (answer === null || answer === undefined) throw new TypeError('Failed to fetch');
    return { ok: answer.error === undefined, json: async () => answer };
  };
  return { requests, fetch };
}

const question = {
  status: 'requires_action',
  next_action: { use_stripe_sdk: { three_d_secure_2_source: 'src_1' } },
};

/** `Stripe(key)` of a page whose person types a number and answers the bank. */
function openPage(number: string | null, fetch: unknown, isConfirmed = true) {
  const labels: string[] = [];
  const parts: ProgramParts = {
    base: '/sandbox',
    texts: formTexts,
    drawFields: () => ({
      readNumber: () => number,
      focus: () => undefined,
      paint: () => undefined,
      remove: () => undefined,
    }),
    askBank: async ({ confirm }) => {
      labels.push(confirm);
      return isConfirmed;
    },
  };
  const part = { lang: 'es' };
  const getComputedStyle = () => ({ color: 'black', backgroundColor: 'white' });
  Object.assign(globalThis, { fetch, getComputedStyle, document: { documentElement: part, body: part } });
  const client = createStripe(parts)('pk_1');
  const openForm = (clientSecret: string) => {
    const elements = client.elements({ clientSecret, locale: 'es', appearance: { variables: {} } });
    const element = elements.create();
    element.mount({} as HTMLElement);
    return elements;
  };
  return { client, openForm, labels };
}

describe('the fake of Stripe’s script', () => {
  const usualFetch = globalThis.fetch;
  const restore = () => {
    globalThis.fetch = usualFetch;
    Reflect.deleteProperty(globalThis, 'document');
  };

  test('is a program that needs nothing but a browser', async () => {
    const { fetch, requests } = answerWith({ status: 'succeeded' });
    const page: Record<string, unknown> = { fetch, URLSearchParams };
    runInNewContext(writeScript('/sandbox'), page);
    const stripe = page['Stripe'] as ReturnType<typeof createStripe>;
    const { paymentIntent } = await stripe('pk_1').handleNextAction({ clientSecret: 'pi_1_secret_2' });
    assert.equal(paymentIntent?.status, 'succeeded');
    assert.deepEqual(requests, ['GET /sandbox/v1/payment_intents/pi_1?key=pk_1&client_secret=pi_1_secret_2']);
  });

  test('pays with the number of the form; a missing field, a refusal and a lost answer are errors of Stripe', async () => {
    const refusal = { error: { type: 'card_error', code: 'card_declined' } };
    const { fetch, requests } = answerWith({ status: 'succeeded' }, refusal, null);
    const { client, openForm } = openPage('4242424242424242', fetch);
    const elements = openForm('pi_1_secret_2');
    assert.deepEqual(await client.confirmPayment({ elements }), { paymentIntent: { status: 'succeeded' } });
    assert.match(
      requests[0] ?? '',
      /^POST \/sandbox\/v1\/payment_intents\/pi_1\/confirm key=pk_1&.*=4242424242424242$/,
    );
    assert.deepEqual(await client.confirmPayment({ elements }), refusal);
    assert.deepEqual(Object(await client.confirmPayment({ elements })).error.type, 'api_connection_error');
    const emptyForm = openPage(null, fetch);
    const answer = await emptyForm.client.confirmPayment({ elements: emptyForm.openForm('pi_1_secret_2') });
    assert.deepEqual(Object(answer).error.type, 'validation_error');
    assert.equal(requests.length, 3);
    restore();
  });

  test('asks the question of the bank in the language of the page, and its refusal is an error', async () => {
    const failure = {
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    };
    const { fetch, requests } = answerWith(question, {}, { status: 'succeeded' }, question, {}, failure);
    const { client, openForm, labels } = openPage(null, fetch);
    openForm('pi_1_secret_2');
    const result = await client.handleNextAction({ clientSecret: 'pi_1_secret_2' });
    assert.deepEqual(result, { paymentIntent: { status: 'succeeded' } });
    assert.match(requests[1] ?? '', /3ds2\/authenticate key=pk_1&source=src_1&sandbox_outcome=succeed$/);
    const other = openPage('4000002500003155', fetch, false);
    const { error } = await other.client.confirmSetup({ elements: other.openForm('seti_1_secret_2') });
    assert.deepEqual(error, { ...failure.last_setup_error, setup_intent: failure });
    assert.match(requests[4] ?? '', /sandbox_outcome=fail$/);
    assert.deepEqual([...labels, ...other.labels], ['Confirmar el pago', 'Confirmar la tarjeta']);
    restore();
  });
});
