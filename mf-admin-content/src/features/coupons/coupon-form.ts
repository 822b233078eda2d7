import { type ListedCoupon, mostCouponMonths } from '@enlace/shared-contract/memberships';
import { moneyText, readMoney } from '@enlace/shared-contract/text';

/** What is typed into the form of a coupon. */
export interface TypedCoupon {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly percent: string;
  readonly amount: string;
  readonly currency: string;
  readonly duration: ListedCoupon['duration'];
  readonly months: string;
  /** `role:<id>`, `package:<id>`, or empty for all plans. */
  readonly plan: string;
  readonly mostUses: string;
  /** A local day, `YYYY-MM-DD`, or empty. */
  readonly day: string;
}

export function typedOf(coupon: ListedCoupon | null): TypedCoupon {
  const currency = coupon?.currency ?? 'USD';
  return {
    code: coupon?.code ?? '',
    kind: coupon !== null && coupon.percent === null ? 'amount' : 'percent',
    percent: coupon?.percent === null || coupon === null ? '' : String(coupon.percent),
    amount: coupon?.amount === null || coupon === null ? '' : moneyText(coupon.amount, currency),
    currency,
    duration: coupon?.duration ?? 'once',
    months: coupon?.duration_months === null || coupon === null ? '' : String(coupon.duration_months),
    plan: planOf(coupon),
    mostUses: coupon?.max_uses === null || coupon === null ? '' : String(coupon.max_uses),
    day: coupon?.expires_at === null || coupon === null ? '' : localDay(coupon.expires_at),
  };
}

function planOf(coupon: ListedCoupon | null): string {
  if (coupon?.package) return `package:${coupon.package.id}`;
  return coupon?.role ? `role:${coupon.role.id}` : '';
}

function localDay(instant: string): string {
  const date = new Date(instant);
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** A whole number of a text from 1 to a maximum; null for another text. */
export function wholeNumber(text: string, most: number): number | null {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** Body of the calls that add and change a coupon; what the form does not show stays. */
export function bodyOf(form: TypedCoupon, coupon: ListedCoupon | null): Readonly<Record<string, unknown>> {
  const [planKind, planId] = form.plan.split(':');
  const isPercent = form.kind === 'percent';
  // The end of a coupon is kept to the second while its day is the same.
  const isSameDay = coupon !== null && form.day === typedOf(coupon).day;
  const end = form.day === '' ? null : new Date(`${form.day}T23:59:59`).toISOString();
  return {
    code: form.code.trim(),
    percent: isPercent ? wholeNumber(form.percent, 100) : null,
    amount: isPercent ? null : readMoney(form.amount, form.currency),
    currency: isPercent ? null : form.currency,
    duration: form.duration,
    duration_months: form.duration === 'repeating' ? wholeNumber(form.months, mostCouponMonths) : null,
    role_id: planKind === 'role' ? Number(planId) : null,
    package_id: planKind === 'package' ? Number(planId) : null,
    max_uses: wholeNumber(form.mostUses, 1_000_000),
    min_amount: coupon?.min_amount ?? null,
    expires_at: isSameDay ? coupon.expires_at : end,
  };
}
