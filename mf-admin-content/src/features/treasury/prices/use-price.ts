import { useFormats, useTexts } from '@enlace/shared-platform';

import { priceChangeTexts } from './texts';

interface Terms {
  readonly currency: string;
  readonly interval: 'month' | 'year';
}

/** Returns a function that writes a price with its interval, e.g. `$12.00 a month`. */
export function usePrice(): (amount: number, terms: Terms) => string {
  const t = useTexts(priceChangeTexts);
  const { money } = useFormats();
  return (amount, { currency, interval }) =>
    t(interval === 'year' ? 'perYear' : 'perMonth', { amount: money(amount, currency) });
}
