import { AppError } from '@enlace/shared-contract/errors';
import type { givePlanSchema } from '@enlace/shared-contract/memberships';
import type * as z from 'zod/mini';

import { transact } from '../../../infrastructure/db/transact';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { findPackages } from '../../packages';
import { ensureMembership, isRunning, lockMembership } from '../member';
import { membershipTexts } from '../membership-texts';
import { auditMembership, conflict } from './treasurer';

type Gift = z.infer<typeof givePlanSchema>;

/** Longest plan without payments, in days. */
const mostDays = 3 * 366;
const dayMs = 86_400_000;

/**
 * Gives a user a plan of a role of this user until a day, when it ends by itself. Another gift replaces it. A user who
 * pays would be charged all the same, so a running subscription has to end first.
 * @throws NOT_FOUND, VALIDATION_FAILED, CONFLICT
 */
export async function givePlan(
  writing: ReadWriteContext,
  { userId, gift }: { readonly userId: number | null; readonly gift: Gift },
) {
  const { deps, locale, now } = writing;
  const { db } = deps;
  const roles = await findRoles(writing, userId);
  if (userId === null || roles === null) throw new AppError('NOT_FOUND');
  const [product] = await findPackages(db, { id: gift.package_id }, writing.reading);
  const until = new Date(gift.until);
  const refuse = (field: string, text: string) =>
    new AppError('VALIDATION_FAILED', { message: `${field} refused`, fields: { [field]: [text] } });
  if (product === undefined || product.price === 0 || !roles.includes(product.role))
    throw refuse('package_id', membershipTexts[locale].treasury.unknownPlan);
  if (until <= now || until.getTime() > now.getTime() + mostDays * dayMs)
    throw refuse('until', membershipTexts[locale].treasury.wrongEnd(mostDays));
  await ensureMembership(db, userId);
  return transact(db, async (trx) => {
    const row = await lockMembership(trx, userId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (isRunning(row) && !row.cancel_at_period_end) throw conflict(writing, 'PAYS_ALREADY');
    await trx
      .updateTable('memberships')
      .set({ comp_package_id: product.id, comp_until: until, comp_reason: gift.reason, updated_at: now })
      .where('user_id', '=', userId)
      .execute();
    const after = { package: product.id, until: until.toISOString(), reason: gift.reason };
    await auditMembership(trx, writing, 'givePlan', { userId, after });
    return row.id;
  });
}

/** Ends a given plan at once. Throws NOT_FOUND without one. */
export async function endGivenPlan(
  writing: WriteContext,
  { userId, reason }: { readonly userId: number | null; readonly reason: string },
): Promise<number> {
  const { deps, now } = writing;
  return transact(deps.db, async (trx) => {
    const row = await trx
      .updateTable('memberships')
      .set({ comp_until: now, updated_at: now })
      .where('user_id', '=', userId ?? 0)
      .where('comp_until', '>', now)
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (row === undefined) throw new AppError('NOT_FOUND');
    await auditMembership(trx, writing, 'endGivenPlan', { userId: row.user_id, after: { reason } });
    return row.id;
  });
}

/** Names of the roles of an account that can sign in; null without one. */
async function findRoles({ deps }: WriteContext, userId: number | null): Promise<readonly string[] | null> {
  if (userId === null) return null;
  const user = await deps.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined) return null;
  const rows = await deps.db
    .selectFrom('user_roles as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select('r.name')
    .where('u.user_id', '=', userId)
    .execute();
  return rows.map(({ name }) => name);
}
