import type { StripeObject } from '../../sandbox-store';
import { newId } from '../../stripe-fault';
import { tableOf } from '../../test-cards';
import { amountOfPrice, endOfPeriod, intervalOf, valuesOf } from '../periods';

export interface Line {
  readonly amount: number;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly isProration: boolean;
  /** Id of the price; missing for other items. */
  readonly price?: string;
}

interface Change {
  readonly item: Readonly<Record<string, unknown>>;
  readonly newPrice: StripeObject;
  /** Seconds since 1970. */
  readonly at: number;
}

/**
 * Lines of a change of price: the unused time of the old price, and the rest of the period at the new one. A new
 * interval begins a new period.
 */
export function prorate({ item, newPrice, at }: Change): Line[] {
  const [start, end] = [Number(item['current_period_start']), Number(item['current_period_end'])];
  const oldPrice = tableOf(item['price']);
  const unusedShare = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const credit = {
    amount: -Math.round(amountOfPrice(oldPrice) * unusedShare),
    description: `Unused time on ${nameOf(oldPrice)}`,
    period: { start: at, end },
    isProration: true,
    price: String(oldPrice['id']),
  };
  const isSame = intervalOf(oldPrice) === intervalOf(newPrice);
  const newEnd = isSame ? end : endOfPeriod(at, intervalOf(newPrice), at);
  const debit = {
    amount: isSame ? Math.round(amountOfPrice(newPrice) * unusedShare) : amountOfPrice(newPrice),
    description: isSame ? `Remaining time on ${nameOf(newPrice)}` : nameOf(newPrice),
    period: { start: at, end: newEnd },
    isProration: isSame,
    price: newPrice.id,
  };
  return [credit, debit].filter(({ amount }) => amount !== 0);
}

export function lineOfPeriod(price: unknown, start: number, end: number): Line {
  return {
    amount: amountOfPrice(price),
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
  const data = lines.map(({ amount, description, period, isProration, price }) => ({
    id: newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    period,
    pricing: price === undefined ? null : { type: 'price_details', price_details: { price } },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration: isProration } },
  }));
  return { object: 'list', data, has_more: false, url: '/v1/invoices/lines' };
}

const nameOf = (price: unknown): string => String(tableOf(price)['nickname'] ?? 'Membership');
