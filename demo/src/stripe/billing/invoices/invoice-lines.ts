import type { StripeObject } from '../../sandbox-store';
import { newId } from '../../stripe-fault';
import { tableOf } from '../../test-cards';
import { type LineDiscount, type Reduction, takeOff } from '../discounts';
import { amountOfPrice, endOfPeriod, intervalOf, valuesOf } from '../periods';

export interface Line {
  readonly amount: number;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly isProration: boolean;
  /** Missing where discounts do not count. */
  readonly discounts?: readonly LineDiscount[];
  /** Id of the price; missing for other items. */
  readonly price?: string;
}

interface Change {
  readonly item: Readonly<Record<string, unknown>>;
  readonly newPrice: StripeObject;
  /** Seconds since 1970. */
  readonly at: number;
  /** Discounts under which the present period was charged, and those of the change. */
  readonly chargedReductions: readonly Reduction[];
  readonly reductions: readonly Reduction[];
}

/**
 * Lines of a change of price: the unused time of the old price, and the rest of the period at the new one. A new
 * interval begins a new period. Amounts are before discounts, as with `proration_discounts=itemized`.
 */
export function prorate({ item, newPrice, at, chargedReductions, reductions }: Change): Line[] {
  const [start, end] = [Number(item['current_period_start']), Number(item['current_period_end'])];
  const oldPrice = tableOf(item['price']);
  const unusedShare = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const unusedAmount = Math.round(amountOfPrice(oldPrice) * unusedShare);
  const credit = {
    amount: -unusedAmount,
    discounts: takeOff(unusedAmount, chargedReductions, unusedShare).map((row) => ({ ...row, amount: -row.amount })),
    description: `Unused time on ${nameOf(oldPrice)}`,
    period: { start: at, end },
    isProration: true,
    price: String(oldPrice['id']),
  };
  const isSame = intervalOf(oldPrice) === intervalOf(newPrice);
  const newEnd = isSame ? end : endOfPeriod(at, intervalOf(newPrice), at);
  const share = isSame ? unusedShare : 1;
  const chargedAmount = Math.round(amountOfPrice(newPrice) * share);
  const debit = {
    amount: chargedAmount,
    discounts: takeOff(chargedAmount, reductions, share),
    description: isSame ? `Remaining time on ${nameOf(newPrice)}` : nameOf(newPrice),
    period: { start: at, end: newEnd },
    isProration: isSame,
    price: newPrice.id,
  };
  return [credit, debit].filter(({ amount }) => amount !== 0);
}

interface Period {
  readonly start: number;
  readonly end: number;
}

export function lineOfPeriod(price: unknown, { start, end }: Period, reductions: readonly Reduction[]): Line {
  return {
    amount: amountOfPrice(price),
    discounts: takeOff(amountOfPrice(price), reductions),
    description: nameOf(price),
    period: { start, end },
    isProration: false,
    price: String(tableOf(price)['id']),
  };
}

/** Further lines of a request, e.g. the reduction of a coupon. */
export function addedLines(form: Readonly<Record<string, unknown>>, at: number): Line[] {
  return valuesOf(form['add_invoice_items']).map((item) => ({
    amount: Number(tableOf(item['price_data'])['unit_amount']),
    description: tableOf(item['price_data'])['product'] === 'enlace-coupons' ? 'Coupon' : 'Further item',
    period: { start: at, end: at },
    isProration: false,
  }));
}

/** Lines in Stripe's format. */
export function presentLines(lines: readonly Line[], currency: string): object {
  const data = lines.map(({ amount, description, period, isProration, price, discounts = [] }) => ({
    id: newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: discounts,
    discountable: !isProration && amount > 0,
    discounts: discounts.map(({ discount }) => discount),
    period,
    pricing: price === undefined ? null : { type: 'price_details', price_details: { price } },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration: isProration } },
  }));
  return { object: 'list', data, has_more: false, url: '/v1/invoices/lines' };
}

/** Sums of an invoice: what its lines are before and after discounts, and what each discount takes off. */
export function sumsOf(lines: readonly Line[]) {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const amounts = new Map<string, number>();
  for (const { discount, amount } of lines.flatMap(({ discounts = [] }) => discounts))
    amounts.set(discount, (amounts.get(discount) ?? 0) + amount);
  return {
    discounts: [...amounts.keys()],
    subtotal,
    total: [...amounts.values()].reduce((rest, amount) => rest - amount, subtotal),
    total_discount_amounts: [...amounts].map(([discount, amount]) => ({ discount, amount })),
  };
}

const nameOf = (price: unknown): string => String(tableOf(price)['nickname'] ?? 'Membership');
