import type { Payment } from '../holds.slice';

/**
 * `asks`: the bank of the buyer asks for confirmation, with the name of its question. `declined`: Stripe's own message.
 * `incomplete`: a field is missing. `unknown`: no answer, so the buyer tries again.
 */
export type PayOutcome =
  | { readonly name: 'paid' }
  | { readonly name: 'asks'; readonly source: string }
  | { readonly name: 'declined'; readonly message: string }
  | { readonly name: 'incomplete' }
  | { readonly name: 'unknown' };

/** Pays with a test card at the sandbox, by the request that Stripe.js sends (docs/guides/payments.md). */
export async function payWithCard(payment: Payment, card: string): Promise<PayOutcome> {
  const { answer, isGood } = await send(payment, `payment_intents/${payment.id}/confirm`, {
    client_secret: payment.client_secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.replace(/\D/g, ''),
  });
  return isGood ? outcomeOf(answer) : readRefusal(answer);
}

/** Sends the buyer's answer to the question of the bank. */
export async function answerBank(payment: Payment, source: string, isConfirmed: boolean): Promise<PayOutcome> {
  const sandboxOutcome = isConfirmed ? 'succeed' : 'fail';
  const { answer } = await send(payment, '3ds2/authenticate', { source, sandbox_outcome: sandboxOutcome });
  return textAt(answer, 'state') === 'succeeded' ? { name: 'paid' } : readRefusal(answer);
}

async function send(
  { api_base: base, publishable_key: key }: Payment,
  path: string,
  values: Readonly<Record<string, string>>,
): Promise<{ readonly answer: unknown; readonly isGood: boolean }> {
  try {
    const response = await fetch(`${base}/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ key, ...values }),
    });
    return { answer: await response.json(), isGood: response.ok };
  } catch {
    return { answer: null, isGood: false };
  }
}

function outcomeOf(intent: unknown): PayOutcome {
  const status = textAt(intent, 'status');
  if (status === 'succeeded' || status === 'processing') return { name: 'paid' };
  const source = textAt(intent, 'next_action', 'use_stripe_sdk', 'three_d_secure_2_source');
  return status === 'requires_action' && source !== '' ? { name: 'asks', source } : { name: 'unknown' };
}

function readRefusal(answer: unknown): PayOutcome {
  if (answer === null) return { name: 'unknown' };
  // An intent that is paid already, because the first answer was lost.
  if (textAt(answer, 'error', 'payment_intent', 'status') === 'succeeded') return { name: 'paid' };
  return { name: 'declined', message: textAt(answer, 'error', 'message') };
}

/** The text at a path of an answer; empty without one. */
function textAt(answer: unknown, ...path: readonly string[]): string {
  let value = answer;
  for (const name of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof value === 'string' ? value : '';
}
