import type { StripeObject } from '../sandbox-store';
import { newId } from '../stripe-fault';
import { type CardOutcome, tableOf, type TestCard } from '../test-cards';

/** A card that is stored for later payments; `sandbox_token` names the test card. */
export function methodOf(card: TestCard, customer: unknown): StripeObject {
  return {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer: customer ?? null,
    card: { brand: card.brand, last4: card.last4, exp_month: 12, exp_year: new Date().getUTCFullYear() + 2 },
    sandbox_saved: card.saved ?? card.outcome,
    livemode: false,
  };
}

/** The test card of a stored payment method. */
export function cardOfMethod(method: StripeObject): TestCard {
  const { brand, last4 } = tableOf(method['card']);
  return { brand: String(brand), last4: String(last4), outcome: outcomeOf(method['sandbox_saved']) };
}

function outcomeOf(value: unknown): CardOutcome {
  if (value === 'pays' || value === 'asks') return value;
  const { code, decline_code: declineCode, message } = tableOf(value);
  return {
    code: String(code),
    message: String(message),
    ...(declineCode === undefined ? {} : { decline_code: String(declineCode) }),
  };
}
