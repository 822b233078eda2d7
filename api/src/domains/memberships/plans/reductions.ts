import type { Db } from '../../../infrastructure/db/database';
import type { MembershipRow } from '../member';
import { findAnnouncedPrice } from '../price-changes/find-announced-price';

/** What a coupon takes off payments. */
interface Terms {
  readonly percent: number | null;
  readonly amount: number | null;
}

/** A reduction of several payments: those before `until`, or all of them without it. */
export interface Reduction extends Terms {
  readonly until: Date | null;
}

/** What a coupon takes off an amount, in minor units; never more than the amount. */
export function reductionOf({ percent, amount: fixedAmount }: Terms, amount: number): number {
  if (percent !== null) return amount - Math.round((amount * (100 - percent)) / 100);
  return Math.min(amount, fixedAmount ?? 0);
}

/** The reduction that goes on with a subscription; null without one. It can have ended. */
export function runningReduction(row: MembershipRow): Reduction | null {
  const { reduction_percent: percent, reduction_amount: amount, reduced_until: until } = row;
  return percent === null && amount === null ? null : { percent, amount, until };
}

/** A payment of a price at a time. `until` is null when it is not reduced, and when all later ones are, too. */
export function reducedPayment(price: number, at: Date | null, reduction: Reduction | null) {
  const isReduced = reduction !== null && at !== null && (reduction.until === null || reduction.until > at);
  return isReduced
    ? { amount: price - reductionOf(reduction, price), until: reduction.until }
    : { amount: price, until: null };
}

/**
 * What a running plan charges next, as the answers about it have it, with a price that was announced. Without a next
 * payment: its price.
 */
export async function findNextPayment(db: Db, row: MembershipRow, now: Date) {
  const isPaying = row.state === 'active' && !row.cancel_at_period_end;
  const pendingPackage =
    row.pending_package_id === null
      ? undefined
      : await db.selectFrom('packages').select('price').where('id', '=', row.pending_package_id).executeTakeFirst();
  const reduction = isPaying ? runningReduction(row) : null;
  const announcedPrice = isPaying ? await findAnnouncedPrice(db, row.user_id, now) : null;
  const isNewNext =
    announcedPrice !== null && row.period_end !== null && announcedPrice.from <= row.period_end.toISOString();
  const price = pendingPackage?.price ?? (isNewNext ? announcedPrice.amount : row.price);
  const { amount, until } = reducedPayment(price, row.period_end, reduction);
  return { next_amount: amount, full_amount: price, reduced_until: until?.toISOString() ?? null };
}
