import {
  AppError,
  type Coupon,
  type CouponFault,
  couponSchema,
  type Locale,
  type Package,
} from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';

const faultTexts: Readonly<Record<CouponFault, Readonly<Record<Locale, string>>>> = {
  UNKNOWN: {
    en: 'We do not know this coupon.',
    es: 'No conocemos este cupón.',
    pt: 'Não conhecemos este cupom.',
  },
  EXPIRED: {
    en: 'This coupon has expired.',
    es: 'Este cupón ha caducado.',
    pt: 'Este cupom expirou.',
  },
};

/** The coupon of this code, whatever its case. Throws VALIDATION_FAILED with the reason when it gives nothing. */
export async function findCoupon(db: Db, code: string, now: Date, locale: Locale): Promise<Coupon> {
  const { rows } = await sql<{ expires_at: Date | null }>`select code, percent, amount, currency, expires_at, role_id
    from coupons where upper(code) = upper(${code.trim()})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw couponError('UNKNOWN', locale);
  if (row.expires_at !== null && row.expires_at <= now) throw couponError('EXPIRED', locale);
  return couponSchema.parse({ ...row, expires_at: row.expires_at?.toISOString() ?? null });
}

function couponError(reason: CouponFault, locale: Locale): AppError {
  const said = faultTexts[reason][locale];
  return new AppError('VALIDATION_FAILED', {
    message: `coupon: ${reason}`,
    userMessage: said,
    fields: { coupon: [said] },
    details: { reason },
  });
}

/** What a package costs under a coupon, in minor units; its price where the coupon is for another role or currency. */
export function discountedPrice(
  bought: Pick<Package, 'price' | 'currency' | 'role_id'>,
  coupon: Coupon | null,
): number {
  if (coupon === null) return bought.price;
  if (coupon.role_id !== null && coupon.role_id !== bought.role_id) return bought.price;
  if (coupon.percent !== null) return Math.round((bought.price * (100 - coupon.percent)) / 100);
  if (coupon.amount === null || coupon.currency !== bought.currency) return bought.price;
  return Math.max(0, bought.price - coupon.amount);
}
