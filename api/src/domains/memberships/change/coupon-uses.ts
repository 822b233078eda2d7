import type { Coupon, Package } from '@enlace/shared-contract/packages';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { couponError, findCoupon } from '../../packages';

interface CouponLimits {
  readonly id: number;
  readonly max_uses: number | null;
  readonly package_id: number | null;
  readonly min_amount: number | null;
}

export interface UsableCoupon extends Coupon {
  readonly id: number;
}

interface Use {
  readonly code: string;
  readonly userId: number;
  readonly product: Pick<Package, 'id' | 'role_id' | 'currency'>;
  /** What is due today without the coupon, in minor units. */
  readonly amount: number;
  readonly now: Date;
  readonly locale: Locale;
}

/** A coupon that this user may use for this payment. Throws VALIDATION_FAILED with the reason. */
export async function findUsableCoupon(db: Db, use: Use): Promise<UsableCoupon> {
  const { code, product, amount, now, locale } = use;
  const coupon = await findCoupon(db, code, now, locale);
  const limits = await findLimits(db, coupon.code);
  await refuseUsed(db, limits, use);
  if (coupon.role_id !== null && coupon.role_id !== product.role_id) throw couponError('NOT_FOR_ROLE', locale);
  if (limits.package_id !== null && limits.package_id !== product.id) throw couponError('NOT_FOR_PLAN', locale);
  if (coupon.amount !== null && coupon.currency !== product.currency) throw couponError('CURRENCY', locale);
  if (amount === 0 || (limits.min_amount !== null && amount < limits.min_amount))
    throw couponError('MIN_AMOUNT', locale);
  return { ...coupon, id: limits.id };
}

/** Reserves a use until its payment is settled. Requests for the last use wait for each other. */
export async function reserveCoupon(trx: Db, couponId: number, use: Pick<Use, 'userId' | 'locale'>): Promise<void> {
  const { rows } = await sql<CouponLimits>`select id, max_uses, package_id, min_amount from coupons
    where id = ${couponId} for update`.execute(trx);
  const [limits] = rows;
  if (limits === undefined) throw couponError('UNKNOWN', use.locale);
  await refuseUsed(trx, limits, use);
  await trx
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, user_id: use.userId })
    .onConflict((on) => on.columns(['coupon_id', 'user_id']).doNothing())
    .execute();
}

/** Gives a reserved use back after its payment failed. */
export async function releaseCoupons(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('coupon_uses').where('user_id', '=', userId).where('state', '=', 'reserved').execute();
}

/** Notes that the payment of a reserved use has arrived. */
export async function useCoupons(trx: Db, userId: number): Promise<void> {
  await trx.updateTable('coupon_uses').set({ state: 'used' }).where('user_id', '=', userId).execute();
}

async function findLimits(db: Db, code: string): Promise<CouponLimits> {
  const { rows } = await sql<CouponLimits>`select id, max_uses, package_id, min_amount from coupons
    where upper(code) = upper(${code})`.execute(db);
  const [limits] = rows;
  if (limits === undefined) throw new Error(`no coupon ${code}`);
  return limits;
}

/** Refuses a coupon that this user has used, or that has no use left. A use that this user has reserved stays. */
async function refuseUsed(db: Db, limits: CouponLimits, { userId, locale }: Pick<Use, 'userId' | 'locale'>) {
  const uses = await db
    .selectFrom('coupon_uses')
    .select(['user_id', 'state'])
    .where('coupon_id', '=', limits.id)
    .execute();
  const ownUse = uses.find(({ user_id: user }) => user === userId);
  if (ownUse?.state === 'used') throw couponError('ALREADY_USED_BY_YOU', locale);
  if (ownUse === undefined && limits.max_uses !== null && uses.length >= limits.max_uses)
    throw couponError('USED_UP', locale);
}
