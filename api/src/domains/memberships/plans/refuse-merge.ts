import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import { isRunning, lockMembership } from '../member';
import { membershipTexts } from '../membership-texts';
import { grantedPackage } from './grant';

/**
 * Refuses to merge an account away that pays for a plan, or has one that is paid or given: the other way round, the plan
 * stays. Locks the membership, so that no plan begins meanwhile. Throws CONFLICT.
 */
export async function refuseMergeOfPlan(
  trx: Db,
  userId: number,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const row = await lockMembership(trx, userId);
  if (row === undefined || (!isRunning(row) && grantedPackage(row, now) === null)) return;
  throw new AppError('CONFLICT', {
    message: `account ${userId} has a plan`,
    userMessage: membershipTexts[locale].treasury.HAS_PLAN,
    details: { reason: 'HAS_PLAN' },
  });
}
