import { formatMoney, type Locale } from '@enlace/shared-contract/text';

const texts: Readonly<Record<Locale, { readonly free: string; readonly code: string; readonly total: string }>> = {
  en: { free: 'free', code: 'Code', total: 'Total' },
  es: { free: 'gratis', code: 'Código', total: 'Total' },
  pt: { free: 'grátis', code: 'Código', total: 'Total' },
};

export interface OrderLines {
  readonly items: readonly {
    readonly name: string;
    readonly quantity: number;
    /** Of each ticket without a code, in minor units. */
    readonly full_price: number;
  }[];
  readonly code: string | null;
  /** What the code saves, in minor units. */
  readonly discount: number;
  readonly total: number;
  readonly currency: string;
}

/** The tickets of an order, its code and its total, line by line; the lines add up to the total. */
export function receiptLines({ items, code, discount, total, currency }: OrderLines, locale: Locale): string[] {
  const words = texts[locale];
  const money = (amount: number): string => formatMoney(locale, amount, currency);
  const priceOf = (amount: number): string => (amount === 0 ? words.free : money(amount));
  return [
    ...items.map(({ name, quantity, full_price: price }) => `${quantity} × ${name}: ${priceOf(price * quantity)}`),
    ...(discount === 0 ? [] : [`${[words.code, code].filter(Boolean).join(' ')}: −${money(discount)}`]),
    `${words.total}: ${money(total)}`,
  ];
}
