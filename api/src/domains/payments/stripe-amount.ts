/** Currencies without decimal digits that Stripe counts in hundredths all the same. */
const hundredths = new Set(['ISK', 'UGX']);

/** Currencies with three decimal digits, of which Stripe takes multiples of ten only. */
export const tensOnly: readonly string[] = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

const factorOf = (currency: string): number => (hundredths.has(currency.toUpperCase()) ? 100 : 1);

/** An amount in minor units of ISO 4217 as Stripe counts it. */
export function toStripeAmount(amount: number, currency: string): number {
  return amount * factorOf(currency);
}

export function fromStripeAmount(amount: number, currency: string): number {
  return Math.floor(amount / factorOf(currency));
}
