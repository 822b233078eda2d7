import { type CardFault, cardFaultOf } from './card-fault';
import { hasNoAnswer, loadStripe, type StripeAnswer, type StripeKey } from './load-stripe';

/**
 * What became of a card: `refused`: with its fault; the message of Stripe is never shown, because it is not in the
 * language of the page. `incomplete`: Stripe's form has marked a field. `unknown`: no answer.
 */
export type CardOutcome =
  | { readonly name: 'ready'; readonly method: string }
  | { readonly name: 'refused'; readonly fault: CardFault }
  | { readonly name: 'incomplete' }
  | { readonly name: 'unknown' };

/** What Stripe's form answers about a card that it stores. */
export function storedCardOf({ error, setupIntent }: StripeAnswer): CardOutcome {
  // An error has it when the answer to an earlier press was lost.
  const { status, payment_method: method = null } = setupIntent ?? error?.setup_intent ?? {};
  if (status === 'succeeded' && method !== null) return { name: 'ready', method };
  if (error === undefined || hasNoAnswer(error)) return { name: 'unknown' };
  if (error.type === 'validation_error') return { name: 'incomplete' };
  return { name: 'refused', fault: cardFaultOf(error) };
}

/** Has Stripe ask the question of a bank about a payment. Returns whether the bank has confirmed; null without an answer. */
export async function confirmAtBank(key: StripeKey): Promise<boolean | null> {
  try {
    const client = await loadStripe(key);
    const { error, paymentIntent } = await client.handleNextAction({ clientSecret: key.client_secret });
    if (error !== undefined) return hasNoAnswer(error) ? null : false;
    return paymentIntent?.status !== 'requires_payment_method';
  } catch {
    return null;
  }
}
