import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import Stripe from 'stripe';

import { type CardFault, membershipTexts } from '../membership-texts';

/** Codes of Stripe with a text of their own. */
const faultByCode: Readonly<Record<string, CardFault>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
  setup_intent_authentication_failure: 'authentication_required',
};

/** The refusal of a card, for the member: what happened, and that nothing was charged. */
export function cardError(locale: Locale, code: string | null, declineCode: string | null): AppError {
  const fault = faultByCode[declineCode ?? ''] ?? faultByCode[code ?? ''] ?? 'declined';
  return new AppError('PAYMENT_REQUIRED', {
    message: `card refused: ${code ?? ''} ${declineCode ?? ''}`.trim(),
    userMessage: membershipTexts[locale].cardFaults[fault],
    details: { reason: 'CARD_DECLINED', code: declineCode ?? code },
  });
}

/** Whether an error of Stripe is the refusal of a card. */
export function isCardError(error: unknown): error is InstanceType<typeof Stripe.errors.StripeCardError> {
  return error instanceof Stripe.errors.StripeCardError;
}

/** Whether Stripe does not know a payment method, or it cannot be used again. */
export function isUnknownMethod(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}
