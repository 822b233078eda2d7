/** Currencies without decimal digits that Stripe counts in hundredths all the same. */
const hundredths = new Set(['ISK', 'UGX']);

const factorOf = (currency: string): number => (hundredths.has(currency.toUpperCase()) ? 100 : 1);

/** An amount in minor units of ISO 4217 as Stripe counts it. */
export function toStripeAmount(amount: number, currency: string): number {
  return amount * factorOf(currency);
}

export function fromStripeAmount(amount: number, currency: string): number {
  return Math.floor(amount / factorOf(currency));
}
