import { programOrigin } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { moveChange } from '../states/change-transitions';

/** Brings the changes that waited for a payment to their end, once nothing is open any longer. */
export async function settleChanges(trx: Db, userId: number, isOpen: boolean): Promise<void> {
  if (isOpen) return;
  const rows = await trx
    .selectFrom('membership_changes as c')
    .innerJoin('memberships as m', 'm.user_id', 'c.user_id')
    .selectAll('c')
    .select(['m.package_id as paidPackage', 'm.state as membershipState'])
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'asks')
    .where('m.state', '<>', 'incomplete')
    // The latest first: it uses the coupon, and the earlier ones then have none to give back.
    .orderBy('c.id', 'desc')
    .execute();
  for (const [place, { paidPackage, membershipState, ...change }] of rows.entries()) {
    const isPaid = place === 0 && change.package_id === paidPackage && membershipState === 'active';
    await moveChange(trx, change, isPaid ? 'finish' : 'fail', { origin: programOrigin });
  }
}
