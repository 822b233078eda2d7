import { type AppError, isAppError } from '@enlace/shared-contract/errors';

import { findCoupon, findPackages } from '../../packages';
import type { Member } from '../member';
import { reductionOf } from '../plans/reductions';
import { findUsableCoupon } from './coupon-uses';

/**
 * What a coupon gives a user on each plan.
 * @throws VALIDATION_FAILED with the reason when it makes no plan cheaper
 */
export async function retrieveCoupon(
  member: Member,
  { code, userId }: { readonly code: string; readonly userId: number },
) {
  const { deps, locale, now, reading } = member;
  const coupon = await findCoupon(deps.db, code, now, locale);
  const roles = await deps.db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute();
  const roleIds = roles.map(({ role_id: id }) => id);
  const packages = await findPackages(deps.db, {}, reading);
  const ownPackages = packages.filter(({ role_id: id, price }) => roleIds.includes(id) && price > 0);
  const rows = [];
  let refusal: AppError | null = null;
  for (const product of ownPackages) {
    const amount = product.price;
    try {
      const usable = await findUsableCoupon(deps.db, { code, userId, product, amount, now, locale });
      const price = { package_id: product.id, price: amount, currency: product.currency };
      rows.push({ ...price, discounted_price: amount - reductionOf(usable, amount) });
    } catch (error) {
      if (!isAppError(error) || error.code !== 'VALIDATION_FAILED') throw error;
      refusal ??= error;
    }
  }
  if (rows.length === 0 && refusal !== null) throw refusal;
  return { ...coupon, packages: rows };
}
