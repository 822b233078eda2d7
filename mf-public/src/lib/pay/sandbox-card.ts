import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { answerQuestion, askSandbox, cardFields, questionOf, textAt } from '@enlace/shared-forms/stripe';

import { type CardFault, cardFaultOf } from './card-fault';

/**
 * `asks`: the bank of the buyer asks for confirmation, with the name of its question. `declined`: with its
 * reason. `incomplete`: a field is missing. `unknown`: no answer, so the buyer tries again.
 */
export type PayOutcome =
  | { readonly name: 'paid' }
  | { readonly name: 'asks'; readonly source: string }
  | { readonly name: 'declined'; readonly fault: CardFault }
  | { readonly name: 'incomplete' }
  | { readonly name: 'unknown' };

/** Pays with a test card at the sandbox. */
export async function payWithCard(payment: PaymentKey, card: string): Promise<PayOutcome> {
  const fields = cardFields(payment.client_secret, card);
  const { answer, isGood } = await askSandbox(payment, `payment_intents/${payment.id}/confirm`, fields);
  return isGood ? outcomeOf(answer) : readRefusal(answer);
}

/** Sends the buyer's answer to the question of the bank. */
export async function answerBank(payment: PaymentKey, source: string, isConfirmed: boolean): Promise<PayOutcome> {
  const { answer } = await answerQuestion(payment, source, isConfirmed);
  const state = textAt(answer, 'state');
  if (state === 'failed') return { name: 'declined', fault: 'bank' };
  return state === 'succeeded' ? { name: 'paid' } : readRefusal(answer);
}

function outcomeOf(intent: unknown): PayOutcome {
  const status = textAt(intent, 'status');
  if (status === 'succeeded' || status === 'processing') return { name: 'paid' };
  const source = questionOf(intent);
  return source === '' ? { name: 'unknown' } : { name: 'asks', source };
}

function readRefusal(answer: unknown): PayOutcome {
  if (answer === null) return { name: 'unknown' };
  // An intent that is paid already, because the first answer was lost.
  if (textAt(answer, 'error', 'payment_intent', 'status') === 'succeeded') return { name: 'paid' };
  return { name: 'declined', fault: cardFaultOf(Reflect.get(Object(answer), 'error')) };
}
