import type { Locale } from '@enlace/shared-contract/text';

const texts: Readonly<Record<Locale, string>> = {
  en: 'Order number: {number}',
  es: 'Número de pedido: {number}',
  pt: 'Número do pedido: {number}',
};

/** Names the order of a mail by its number; several orders by theirs. */
export function orderText(numbers: readonly string[], locale: Locale): string {
  return texts[locale].replace('{number}', [...new Set(numbers)].join(', '));
}
