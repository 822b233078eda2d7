import type { Package } from '@enlace/shared-contract/packages';

import { askStripe, fromStripeAmount } from '../../payments';
import type { Member, MembershipRow } from '../member';
import { membershipTexts } from '../membership-texts';
import type { StoredLine } from '../memberships.tables';
import { ensurePrice } from '../stripe/prices';
import { findUsableCoupon, reductionOf } from './coupon-uses';
import type { ChangeKind, Target } from './find-target';

/** What a change costs when its unused time is counted at `prorationAt`. */
export interface ChangeQuote {
  readonly kind: ChangeKind;
  readonly product: Package;
  readonly lines: readonly StoredLine[];
  /** What is charged today, in minor units. */
  readonly total: number;
  readonly discount: number;
  readonly couponId: number | null;
  readonly prorationAt: Date;
}

/** Computes a quote; for a running subscription Stripe counts the unused time. Throws as `askStripe`. */
export async function quoteChange(
  member: Member,
  target: Target,
  { couponCode, prorationAt }: { readonly couponCode: string; readonly prorationAt: Date },
): Promise<ChangeQuote> {
  const { product, kind } = target;
  const charges = await chargesOf(member, target, prorationAt);
  const amount = Math.max(0, sumOf(charges));
  const { deps, userId, locale, now } = member;
  const coupon =
    couponCode === ''
      ? null
      : await findUsableCoupon(deps.db, { code: couponCode, userId, product, amount, now, locale });
  const discount = coupon === null ? 0 : reductionOf(coupon, amount);
  const reduction: StoredLine[] =
    coupon === null ? [] : [{ kind: 'coupon', label: membershipTexts[locale].coupon(coupon.code), amount: -discount }];
  return {
    kind,
    product,
    lines: [...charges, ...reduction],
    total: amount - discount,
    discount,
    couponId: coupon?.id ?? null,
    prorationAt,
  };
}

async function chargesOf(member: Member, { kind, membership, product }: Target, at: Date): Promise<StoredLine[]> {
  const texts = membershipTexts[member.locale];
  if (kind === 'start') return [{ kind: 'charge', label: product.name, amount: product.price }];
  if (kind !== 'now') return [];
  const preview = await previewChange(member, membership, product, at);
  return preview.lines.data.map(({ amount, period }): StoredLine => {
    const minor = fromStripeAmount(amount, product.currency);
    const isWhole = period.start === Math.floor(at.getTime() / 1000) && membership.interval !== product.interval;
    if (amount < 0) return { kind: 'credit', label: texts.unusedTime, amount: minor };
    return { kind: 'charge', label: isWhole ? product.name : texts.restOfPeriod(product.name), amount: minor };
  });
}

async function previewChange({ deps }: Member, membership: MembershipRow, product: Package, at: Date) {
  const price = await ensurePrice(deps, product);
  const { subscription_id: subscription, item_id: item, customer_id: customer } = membership;
  if (subscription === null || item === null || customer === null) throw new Error('a subscription without its ids');
  return askStripe(deps, (client) =>
    client.invoices.createPreview({
      customer,
      subscription,
      subscription_details: {
        items: [{ id: item, price }],
        proration_behavior: 'always_invoice',
        proration_date: Math.floor(at.getTime() / 1000),
      },
    }),
  );
}

const sumOf = (lines: readonly StoredLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
