import type Stripe from 'stripe';

import { askStripe, fromStripeAmount } from '../../payments';
import type { Member } from '../member';
import { membershipTexts } from '../membership-texts';
import type { StoredLine } from '../memberships.tables';
import { ensurePrice } from '../stripe/prices';
import type { Target } from './find-target';

interface ChangeTerms {
  /** When the unused time is counted. */
  readonly at: Date;
  /** A coupon for several payments that replaces the running one; null leaves the running one. */
  readonly coupon: { readonly stripeCouponId: string; readonly label: string } | null;
}

/**
 * Lines of a change of a running subscription, as Stripe would charge it. Unused time is worth what was paid for it; a
 * reduction of the new charges is a line of its own. Throws as `askStripe`.
 */
export async function findChangeLines(member: Member, target: Target, terms: ChangeTerms): Promise<StoredLine[]> {
  const { membership, product } = target;
  const texts = membershipTexts[member.locale];
  const { lines } = await previewChange(member, target, terms);
  const fromAmount = (amount: number): number =>
    Math.sign(amount) * fromStripeAmount(Math.abs(amount), product.currency);
  const rows = lines.data.map((line): StoredLine => {
    const isWhole = line.period.start === secondsOf(terms.at) && membership.interval !== product.interval;
    if (line.amount < 0)
      return { kind: 'credit', label: texts.unusedTime, amount: fromAmount(line.amount - discountOf(line)) };
    const label = isWhole ? product.name : texts.restOfPeriod(product.name);
    return { kind: 'charge', label, amount: fromAmount(line.amount) };
  });
  const discount = lines.data.filter(({ amount }) => amount > 0).reduce((sum, line) => sum + discountOf(line), 0);
  if (discount === 0) return rows;
  return [...rows, { kind: 'coupon', label: terms.coupon?.label ?? texts.reduction, amount: -fromAmount(discount) }];
}

async function previewChange({ deps }: Member, { membership, product }: Target, { at, coupon }: ChangeTerms) {
  const price = await ensurePrice(deps, product);
  const { subscription_id: subscription, item_id: item, customer_id: customer } = membership;
  if (subscription === null || item === null || customer === null) throw new Error('a subscription without its ids');
  return askStripe(deps, (client) =>
    client.invoices.createPreview({
      customer,
      subscription,
      ...(coupon === null ? {} : { discounts: [{ coupon: coupon.stripeCouponId }] }),
      subscription_details: {
        items: [{ id: item, price }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(at),
      },
    }),
  );
}

/** What discounts take off a line, as Stripe counts; below 0 on a credit. */
const discountOf = ({ discount_amounts: discounts }: Stripe.InvoiceLineItem): number =>
  (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0);

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
