import { AppError } from '@enlace/shared-contract/errors';
import type { Package } from '@enlace/shared-contract/packages';
import type { Locale } from '@enlace/shared-contract/text';

import { findPackages } from '../../packages';
import { ensureMembership, isRunning, type Member, type MembershipRow } from '../member';
import { membershipTexts } from '../membership-texts';
import { grantedPackage } from '../plans/grant';

export type ChangeKind = 'start' | 'now' | 'later' | 'end';

export interface Target {
  readonly membership: MembershipRow;
  readonly product: Package;
  readonly kind: ChangeKind;
}

/**
 * The plan that a member wants and how the change to it works: a better plan begins now, after its payment; a smaller
 * one and the free one with the end of the paid time.
 * @throws SAME_PLAN; VALIDATION_FAILED for a plan of another role; CONFLICT while another change has to be settled
 */
export async function findTarget(member: Member, packageId: number): Promise<Target> {
  const { deps, locale, viewer, userId, now } = member;
  const texts = membershipTexts[locale];
  const [product] = await findPackages(deps.db, { id: packageId }, member.reading);
  if (product === undefined || !viewer.roles.includes(product.role))
    throw new AppError('VALIDATION_FAILED', {
      message: `no package ${packageId} for this user`,
      fields: { package_id: [texts.unknownPlan] },
    });
  const membership = await ensureMembership(deps.db, userId);
  if (!isRunning(membership)) {
    const grantedId = grantedPackage({ ...membership, comp_until: null }, now);
    if (product.price === 0 || grantedId === product.id) throw new AppError('SAME_PLAN', { message: 'no paid plan' });
    return { membership, product, kind: 'start' };
  }
  if (membership.state === 'incomplete')
    return { membership, product, kind: product.price === 0 ? refuseSame() : 'start' };
  if (membership.package_id === product.id && membership.pending_at === null) refuseSame();
  const conflict = conflictOf(membership);
  if (conflict !== null) throw changeConflict(conflict, locale);
  if (product.price === 0) return { membership, product, kind: 'end' };
  if (product.currency !== membership.currency)
    throw new AppError('VALIDATION_FAILED', {
      message: 'another currency',
      fields: { package_id: [texts.otherCurrency] },
      details: { reason: 'CURRENCY' },
    });
  return { membership, product, kind: isBetter(membership, product) ? 'now' : 'later' };
}

/** The refusal of a change while something else has to be settled. */
export function changeConflict(reason: ChangeConflict, locale: Locale): AppError {
  return new AppError('CONFLICT', {
    message: `change refused: ${reason}`,
    userMessage: membershipTexts[locale].conflicts[reason],
    details: { reason },
  });
}

export type ChangeConflict = 'PAST_DUE' | 'ENDING' | 'CHANGE_PENDING' | 'CHANGE_RUNNING' | 'CHANGED_MEANWHILE';

function conflictOf({ state, cancel_at_period_end: isEnding, pending_at: at }: MembershipRow): ChangeConflict | null {
  if (state === 'past_due' || state === 'unpaid') return 'PAST_DUE';
  if (isEnding) return 'ENDING';
  return at === null ? null : 'CHANGE_PENDING';
}

/** A higher price for the same time, or a year instead of a month that costs more than the month. */
function isBetter({ price, interval }: MembershipRow, product: Package): boolean {
  if (interval === product.interval) return product.price > price;
  return interval === 'month' && product.price > price;
}

function refuseSame(): never {
  throw new AppError('SAME_PLAN', { message: 'the present plan' });
}
