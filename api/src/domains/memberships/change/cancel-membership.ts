import { AppError } from '@enlace/shared-contract/errors';
import { cancelReasons } from '@enlace/shared-contract/memberships';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { ensureMembership, isRunning, type Member, type MembershipRow } from '../member';
import { membershipTexts } from '../membership-texts';
import { confirmEnd, forgetEnd } from '../notices/confirm-end';
import { dropSchedule, endAtPeriodEnd, endNow, resume } from '../stripe/end-subscription';
import { projectMember } from '../stripe/project-member';

/** Ends the plan with its paid time; a plan whose present time is not paid ends at once. A repeated call is the same. */
export async function cancelMembership(member: Member, reason: string | null): Promise<void> {
  const { deps, userId } = member;
  const membership = await requireRunning(member);
  if (membership.cancel_at_period_end) return;
  await (membership.state === 'active' ? endAtPeriodEnd(deps, membership) : endNow(deps, membership));
  const isKnown = cancelReasons.some((knownReason) => knownReason === reason);
  await deps.db
    .updateTable('memberships')
    .set({ cancel_reason: isKnown ? reason : null })
    .where('user_id', '=', userId)
    .execute();
  await note(member, 'cancelPlan');
  await confirmEnd(member);
}

/** Takes the end of the plan back. */
export async function resumeMembership(member: Member): Promise<void> {
  const membership = await requireRunning(member);
  if (!membership.cancel_at_period_end) return;
  await resume(member.deps, membership);
  await forgetEnd(member);
  await note(member, 'resumePlan');
}

/** Takes a planned change back. */
export async function keepPlan(member: Member): Promise<void> {
  const membership = await requireRunning(member);
  if (membership.schedule_id === null) return;
  await dropSchedule(member.deps, membership);
  await note(member, 'keepPlan');
}

async function requireRunning({ deps, userId, locale }: Member): Promise<MembershipRow> {
  const membership = await ensureMembership(deps.db, userId);
  if (isRunning(membership)) return membership;
  throw new AppError('CONFLICT', {
    message: 'no subscription',
    userMessage: membershipTexts[locale].noSubscription,
    details: { reason: 'NO_SUBSCRIPTION' },
  });
}

async function note(member: Member, action: string): Promise<void> {
  const { deps, userId } = member;
  await deps.db
    .updateTable('memberships')
    .set((row) => ({ changes: row('changes', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
  await recordAudit(deps.db, { origin: member.origin, action, resource: 'memberships', rowId: userId });
  await projectMember(deps, userId);
}
