import type { Package } from '@enlace/shared-contract/packages';

import { couponError } from '../../packages';
import type { Member } from '../member';
import { membershipTexts } from '../membership-texts';
import type { StoredLine } from '../memberships.tables';
import { type Reduction, reductionOf, runningReduction } from '../plans/reductions';
import { ensureStripeCoupon } from '../stripe/stripe-coupons';
import { findUsableCoupon, type UsableCoupon } from './coupon-uses';
import type { ChangeKind, Target } from './find-target';
import { addMonths, laterPayments, type LaterPayments } from './later-payments';
import { findChangeLines } from './preview-change';

/** What a change costs when its unused time is counted at `prorationAt`. */
export interface ChangeQuote extends LaterPayments {
  readonly kind: ChangeKind;
  readonly product: Package;
  readonly lines: readonly StoredLine[];
  /** What is charged today, in minor units. */
  readonly total: number;
  /** What a coupon for one payment takes off it. */
  readonly discount: number;
  readonly couponId: number | null;
  /** The coupon for several payments, as Stripe names it. */
  readonly stripeCouponId: string | null;
  readonly prorationAt: Date;
}

/** Computes a quote; for a running subscription Stripe counts the unused time. Throws as `askStripe`. */
export async function quoteChange(
  member: Member,
  target: Target,
  { couponCode, prorationAt }: { readonly couponCode: string; readonly prorationAt: Date },
): Promise<ChangeQuote> {
  const { product, kind, membership } = target;
  const charges = await chargesOf(member, target, prorationAt);
  const amount = Math.max(0, sumOf(charges));
  const { deps, userId, locale, now } = member;
  const coupon =
    couponCode === ''
      ? null
      : await findUsableCoupon(deps.db, { code: couponCode, userId, product, amount, now, locale });
  const present = kind === 'start' ? null : runningReduction(membership);
  const base = { kind, product, prorationAt, couponId: coupon?.id ?? null };
  if (coupon === null)
    return {
      ...base,
      lines: charges,
      total: amount,
      discount: 0,
      stripeCouponId: null,
      ...laterPayments(target, prorationAt, present),
    };
  const label = membershipTexts[locale].coupon(coupon.code);
  const discount = reductionOf(coupon, amount);
  const reducedCharges: StoredLine[] = [...charges, { kind: 'coupon', label, amount: -discount }];
  if (coupon.duration === 'once')
    return {
      ...base,
      lines: reducedCharges,
      total: amount - discount,
      discount,
      stripeCouponId: null,
      ...laterPayments(target, prorationAt, present),
    };
  const stripeCouponId = await ensureStripeCoupon(deps, coupon);
  const lines =
    kind === 'now'
      ? await findChangeLines(member, target, { at: prorationAt, coupon: { stripeCouponId, label } })
      : reducedCharges;
  const total = sumOf(lines);
  // A coupon takes the charge to 0 at most: less would be a credit at Stripe.
  if (total < 0) throw couponError('MIN_AMOUNT', locale);
  return {
    ...base,
    lines,
    total,
    discount: 0,
    stripeCouponId,
    ...laterPayments(target, prorationAt, reductionFrom(coupon, prorationAt)),
  };
}

async function chargesOf(member: Member, target: Target, at: Date): Promise<readonly StoredLine[]> {
  const { kind, product } = target;
  if (kind === 'start') return [{ kind: 'charge', label: product.name, amount: product.price }];
  return kind === 'now' ? findChangeLines(member, target, { at, coupon: null }) : [];
}

/** The reduction of a coupon for several payments that begins at a time. */
const reductionFrom = ({ percent, amount, duration_months: months }: UsableCoupon, at: Date): Reduction => ({
  percent,
  amount,
  until: months === null ? null : addMonths(at, months),
});

const sumOf = (lines: readonly StoredLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
