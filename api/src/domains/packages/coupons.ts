import { AppError } from '@enlace/shared-contract/errors';
import { type Coupon, type CouponFault, couponSchema, type Package } from '@enlace/shared-contract/packages';
import type { Locale } from '@enlace/shared-contract/text';
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
  USED_UP: {
    en: 'This coupon has been used up.',
    es: 'Este cupón ya se agotó.',
    pt: 'Este cupom já se esgotou.',
  },
  NOT_FOR_PLAN: {
    en: 'This coupon is for another plan.',
    es: 'Este cupón es para otro plan.',
    pt: 'Este cupom é para outro plano.',
  },
  NOT_FOR_ROLE: {
    en: 'This coupon is for another group of members.',
    es: 'Este cupón es para otro grupo de la comunidad.',
    pt: 'Este cupom é para outro grupo da comunidade.',
  },
  ALREADY_USED_BY_YOU: {
    en: 'You have used this coupon already.',
    es: 'Ya usaste este cupón.',
    pt: 'Você já usou este cupom.',
  },
  MIN_AMOUNT: {
    en: 'This coupon needs a higher amount today.',
    es: 'Este cupón necesita un importe mayor hoy.',
    pt: 'Este cupom precisa de um valor maior hoje.',
  },
  CURRENCY: {
    en: 'This coupon is for another currency.',
    es: 'Este cupón es para otra moneda.',
    pt: 'Este cupom é para outra moeda.',
  },
};

/**
 * The coupon with this code, in any case. Throws VALIDATION_FAILED with the reason when it does not exist or has
 * expired.
 */
export async function findCoupon(db: Db, code: string, now: Date, locale: Locale): Promise<Coupon> {
  const { rows } = await sql<{ expires_at: Date | null }>`select code, percent, amount, currency, duration,
      duration_months, expires_at, role_id from coupons where upper(code) = upper(${code.trim()})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw couponError('UNKNOWN', locale);
  if (row.expires_at !== null && row.expires_at <= now) throw couponError('EXPIRED', locale);
  return couponSchema.parse({ ...row, expires_at: row.expires_at?.toISOString() ?? null });
}

/** The refusal of a coupon, with its reason. */
export function couponError(reason: CouponFault, locale: Locale): AppError {
  const text = faultTexts[reason][locale];
  return new AppError('VALIDATION_FAILED', {
    message: `coupon: ${reason}`,
    userMessage: text,
    fields: { coupon: [text] },
    details: { reason },
  });
}

/** A coupon with what a visitor does not see. */
export interface CouponWithTerms extends Coupon {
  /** The only package that it is for; null for all of its role. */
  readonly packageId: number | null;
  /** Lowest price that it reduces, in minor units; null for any. */
  readonly minAmount: number | null;
}

/** As `findCoupon`, with the terms that decide on a price. Throws VALIDATION_FAILED also when it has been used up. */
export async function findCouponWithTerms(db: Db, code: string, now: Date, locale: Locale): Promise<CouponWithTerms> {
  const coupon = await findCoupon(db, code, now, locale);
  const { rows } = await sql<{ packageId: number | null; minAmount: number | null; isUsedUp: boolean }>`select
      package_id as "packageId", min_amount as "minAmount",
      (max_uses is not null and (select count(*) from coupon_uses u where u.coupon_id = c.id) >= max_uses) as "isUsedUp"
    from coupons c where upper(code) = upper(${coupon.code})`.execute(db);
  const [terms] = rows;
  if (terms === undefined) throw couponError('UNKNOWN', locale);
  if (terms.isUsedUp) throw couponError('USED_UP', locale);
  return { ...coupon, packageId: terms.packageId, minAmount: terms.minAmount };
}

/** Price of a package with a coupon, in minor units. A coupon whose terms it does not meet changes nothing. */
export function discountedPrice(
  product: Pick<Package, 'id' | 'price' | 'currency' | 'role_id'>,
  coupon: CouponWithTerms | null,
): number {
  if (coupon === null) return product.price;
  if (coupon.packageId !== null && coupon.packageId !== product.id) return product.price;
  if (coupon.minAmount !== null && product.price < coupon.minAmount) return product.price;
  if (coupon.role_id !== null && coupon.role_id !== product.role_id) return product.price;
  if (coupon.percent !== null) return Math.round((product.price * (100 - coupon.percent)) / 100);
  if (coupon.amount === null || coupon.currency !== product.currency) return product.price;
  return Math.max(0, product.price - coupon.amount);
}
