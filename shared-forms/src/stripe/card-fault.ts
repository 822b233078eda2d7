/** Why a card did not pay, as far as the texts know it. */
export type CardFault = 'declined' | 'funds' | 'expired' | 'number' | 'code' | 'processing' | 'bank';

/** Codes of Stripe with a text of their own. */
const faultByCode: Readonly<Record<string, CardFault>> = {
  insufficient_funds: 'funds',
  expired_card: 'expired',
  invalid_expiry_month: 'expired',
  invalid_expiry_year: 'expired',
  incorrect_number: 'number',
  invalid_number: 'number',
  incorrect_cvc: 'code',
  invalid_cvc: 'code',
  processing_error: 'processing',
  authentication_required: 'bank',
  payment_intent_authentication_failure: 'bank',
  setup_intent_authentication_failure: 'bank',
};

/** The fault of an error of Stripe. Its message is never shown: it is English, or in the language of the browser. */
export function cardFaultOf(error: unknown): CardFault {
  const [declineCode, code] = [textAt(error, 'decline_code'), textAt(error, 'code')];
  return faultByCode[declineCode] ?? faultByCode[code] ?? 'declined';
}

function textAt(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
}
