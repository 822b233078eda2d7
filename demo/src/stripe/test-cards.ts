import { invalidRequest } from './stripe-fault';

/** What a card of Stripe's tests does. */
export interface TestCard {
  readonly brand: string;
  readonly last4: string;
  readonly outcome: CardOutcome;
  /** When the card is stored for later payments; default: as for a payment. */
  readonly setup?: CardOutcome;
  /** When a stored card is charged; default: as for a payment. */
  readonly saved?: CardOutcome;
}

export type CardOutcome =
  'pays' | 'asks' | { readonly code: string; readonly decline_code?: string; readonly message: string };

const refusalText = 'Your card was declined.';

const cards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', last4: '4242', outcome: 'pays' },
  '5555555555554444': { brand: 'mastercard', last4: '4444', outcome: 'pays' },
  '4000000000000002': {
    brand: 'visa',
    last4: '0002',
    outcome: { code: 'card_declined', decline_code: 'generic_decline', message: refusalText },
  },
  '4000000000009995': {
    brand: 'visa',
    last4: '9995',
    outcome: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000000069': {
    brand: 'visa',
    last4: '0069',
    outcome: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    last4: '0127',
    outcome: { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' },
  },
  '4000000000000259': { brand: 'visa', last4: '0259', outcome: 'pays' },
  '4000000000001976': { brand: 'visa', last4: '1976', outcome: 'pays' },
  '4000000000007726': { brand: 'visa', last4: '7726', outcome: 'pays' },
  '4000000000005126': { brand: 'visa', last4: '5126', outcome: 'pays' },
  // Can be stored, but every charge is declined.
  '4000000000000341': {
    brand: 'visa',
    last4: '0341',
    outcome: { code: 'card_declined', decline_code: 'generic_decline', message: refusalText },
    setup: 'pays',
  },
  // The bank asks once: when the card is stored, or at a payment without that.
  '4000002500003155': { brand: 'visa', last4: '3155', outcome: 'asks', saved: 'pays' },
  // The bank asks at every charge.
  '4000002760003184': { brand: 'visa', last4: '3184', outcome: 'asks', setup: 'pays' },
};

/** What happens after a payment with a card, by the last digits of its number. */
const effects = {
  /** The bank disputes it as fraudulent. */
  '0259': 'dispute',
  /** The bank asks about it first, without taking money. */
  '1976': 'inquiry',
  /** A refund begins as pending and succeeds later. */
  '7726': 'refundPends',
  /** A refund begins as succeeded and fails later. */
  '5126': 'refundFails',
} as const;

export type CardEffect = (typeof effects)[keyof typeof effects];

/** What the card of a charge causes later; null for most cards. */
export function cardEffectOf(charge: Readonly<Record<string, unknown>>): CardEffect | null {
  const last4 = String(tableOf(tableOf(charge['payment_method_details'])['card'])['last4']);
  return Object.entries(effects).find(([digits]) => digits === last4)?.[1] ?? null;
}

const byMethod: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002500003155',
};

/** The card of a confirmation: a test payment method, or the number of a test card. */
export function cardOf(form: Readonly<Record<string, unknown>>): TestCard {
  const { payment_method: method, payment_method_data: data } = form;
  if (typeof method === 'string') {
    const card = cards[byMethod[method] ?? ''];
    if (card === undefined)
      throw invalidRequest(`No such PaymentMethod: '${method}'`, { code: 'resource_missing', param: 'payment_method' });
    return card;
  }
  const details = tableOf(tableOf(data)['card']);
  const number = String(details['number'] ?? '').replace(/\s/g, '');
  const card = cards[number];
  if (card !== undefined) return card;
  if (number === '')
    throw invalidRequest('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    });
  const outcome = { code: 'incorrect_number', message: 'Your card number is incorrect.' };
  return { brand: 'unknown', last4: number.slice(-4), outcome };
}

export function tableOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
