import type { Coupon } from '@enlace/shared-contract/packages';
import { useRead, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { plans } from './plans.slice';
import { plansTexts } from './texts';

export interface CheckedCoupon {
  /** Empty without a coupon. */
  readonly code: string;
  /** Reduced prices by package, in minor units. */
  readonly prices: ReadonlyMap<number, number>;
  /** How long it reduces; null while it is checked, and when it gives nothing. */
  readonly terms: Pick<Coupon, 'duration' | 'duration_months'> | null;
  /** Why it gives nothing; null without a problem. */
  readonly problem: string | null;
  readonly isApplied: boolean;
}

/** Checks a coupon of the address; the plans are shown while it is checked, and when it gives nothing. */
export function useCoupon(code: string): CheckedCoupon {
  const t = useTexts(plansTexts);
  const { locale: lang } = useScreen();
  const { answer, error } = useRead(plans.calls.priced, code === '' ? null : { lang, coupon: code });
  const rows = answer?.data ?? [];
  return {
    code,
    prices: new Map(
      rows
        .filter(({ price, discounted_price: reducedPrice }) => reducedPrice < price)
        .map((row) => [row.id, row.discounted_price]),
    ),
    terms: answer?.meta.coupon ?? null,
    problem: error === null ? null : (error.fields['coupon']?.[0] ?? t('couponFailed')),
    isApplied: answer !== null && error === null,
  };
}
