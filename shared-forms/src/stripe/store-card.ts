import { answerQuestion, askSandbox, cardFields, questionOf, type StripeAccess, textAt } from './ask-sandbox';
import { type CardFault, cardFaultOf } from './card-fault';
import { loadStripe, type StripeAnswer } from './load-stripe';

/** A payment or the storage of a card, as the server hands it to the browser. */
export interface IntentKey extends StripeAccess {
  readonly id: string;
  readonly client_secret: string;
  /** `sandbox` without keys of Stripe. */
  readonly mode: 'stripe' | 'sandbox';
}

/**
 * What became of a card: `asks`: the bank asks for confirmation, with the name of its question. `refused`: with its fault;
 * the message of Stripe is never shown, because it is not in the language of the page. `incomplete`: Stripe's form has
 * marked a field. `unknown`: no answer.
 */
export type CardOutcome =
  | { readonly name: 'ready'; readonly method: string }
  | { readonly name: 'asks'; readonly source: string; readonly method: string }
  | { readonly name: 'refused'; readonly fault: CardFault }
  | { readonly name: 'incomplete' }
  | { readonly name: 'unknown' };

/** Stores a test card at the sandbox. */
export async function storeTestCard(key: IntentKey, card: string): Promise<CardOutcome> {
  const { answer } = await askSandbox(key, `setup_intents/${key.id}/confirm`, cardFields(key.client_secret, card));
  return outcomeOf(answer);
}

/** What Stripe's own form answers about a card that it stores. */
export function storedCardOf({ error, setupIntent }: StripeAnswer): CardOutcome {
  if (error?.type === 'validation_error') return { name: 'incomplete' };
  if (error !== undefined) return { name: 'refused', fault: cardFaultOf(error) };
  const method = setupIntent?.payment_method ?? '';
  return setupIntent?.status === 'succeeded' && method !== '' ? { name: 'ready', method } : { name: 'unknown' };
}

/**
 * Has Stripe ask the question of a bank about a payment or a stored card; in the sandbox, it sends the person's answer.
 * Returns whether the bank has confirmed; null without an answer.
 */
export async function confirmAtBank(key: IntentKey, isConfirmed: boolean): Promise<boolean | null> {
  if (key.mode === 'stripe') return isConfirmed ? confirmAtStripe(key) : false;
  const kind = key.id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const { answer } = await askSandbox(key, `${kind}/${key.id}`, { client_secret: key.client_secret }, 'GET');
  const question = outcomeOf(answer);
  if (question.name === 'ready') return true;
  if (question.name !== 'asks') return question.name === 'unknown' ? null : false;
  const { answer: reply } = await answerQuestion(key, question.source, isConfirmed);
  return reply === null ? null : textAt(reply, 'state') === 'succeeded';
}

async function confirmAtStripe({ publishable_key: key, client_secret: secret }: IntentKey): Promise<boolean | null> {
  try {
    const client = await loadStripe(key);
    const { error, paymentIntent } = await client.handleNextAction({ clientSecret: secret });
    return error === undefined && paymentIntent?.status !== 'requires_payment_method';
  } catch {
    return null;
  }
}

function outcomeOf(intent: unknown): CardOutcome {
  const method = textAt(intent, 'payment_method');
  if (textAt(intent, 'status') === 'succeeded') return { name: 'ready', method };
  const source = questionOf(intent);
  if (source !== '') return { name: 'asks', source, method };
  const error = errorOf(intent);
  return error === undefined ? { name: 'unknown' } : { name: 'refused', fault: cardFaultOf(error) };
}

function errorOf(intent: unknown): unknown {
  return typeof intent === 'object' && intent !== null && 'error' in intent ? intent.error : undefined;
}
