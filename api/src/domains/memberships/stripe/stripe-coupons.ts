import { isAppError } from '@enlace/shared-contract/errors';
import type Stripe from 'stripe';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe, fromStripeAmount, toStripeAmount } from '../../payments';
import type { UsableCoupon } from '../change/coupon-uses';

/**
 * The id at Stripe of a coupon that reduces several payments; makes it when it is missing. Stripe never changes the
 * terms of a coupon, so the id contains them. Throws as `askStripe`.
 */
export async function ensureStripeCoupon(deps: ApiDeps, coupon: UsableCoupon): Promise<string> {
  const { percent, amount, currency, duration, duration_months: months } = coupon;
  const reduction = percent === null ? `${amount}${currency}` : `${percent}percent`;
  const id = `enlace_${coupon.id}_${reduction}_${months ?? duration}`.toLowerCase();
  if (await hasCoupon(deps, id)) return id;
  await askStripe(deps, (client) =>
    client.coupons.create(
      {
        id,
        name: coupon.code,
        duration,
        ...(months === null ? {} : { duration_in_months: months }),
        ...(percent === null
          ? { amount_off: toStripeAmount(amount ?? 0, currency ?? ''), currency: (currency ?? '').toLowerCase() }
          : { percent_off: percent }),
      },
      { idempotencyKey: `coupon-${id}` },
    ),
  );
  return id;
}

async function hasCoupon(deps: ApiDeps, id: string): Promise<boolean> {
  try {
    await askStripe(deps, (client) => client.coupons.retrieve(id));
    return true;
  } catch (error) {
    if (isAppError(error) && JSON.stringify(error.details).includes('resource_missing')) return false;
    throw error;
  }
}

/** Columns of the reduction that goes on with a subscription; its discounts have to be expanded with their coupons. */
export function reductionColumns({ discounts, currency }: Stripe.Subscription) {
  const [discount] = discounts.filter((one) => typeof one !== 'string');
  const coupon = discount?.source.coupon;
  const terms = typeof coupon === 'object' ? coupon : null;
  const amount = terms?.amount_off ?? null;
  return {
    reduction_percent: terms?.percent_off ?? null,
    reduction_amount: amount === null ? null : fromStripeAmount(amount, currency),
    reduced_until: typeof discount?.end === 'number' ? new Date(discount.end * 1000) : null,
  };
}
