import { sql } from 'kysely';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { MembershipRow } from '../member';
import { sendDunningMails } from '../notices/dunning-mails';
import { graceEnd } from '../plans/grant';
import { endUnpaid } from '../stripe/end-subscription';
import { projectMember } from '../stripe/project-member';
import { withoutRefusal } from '../stripe/without-refusal';

const mostAtOnce = 200;

type FailedRow = Pick<MembershipRow, 'user_id' | 'failed_at' | 'dunning_paused_until'>;

/**
 * Ends the subscriptions whose days of grace are over, so that no member pays for a plan that has ended. The mail about
 * the end is queued first: afterwards the membership no longer shows that a payment failed.
 */
export async function endGraces(deps: ApiDeps): Promise<void> {
  if (deps.stripe === null) return;
  const { rows } = await sql<FailedRow>`select user_id, failed_at, dunning_paused_until from memberships
    where state in ('past_due', 'unpaid') and failed_at is not null
      and (dunning_paused_until is null or dunning_paused_until <= ${deps.clock()})
    order by failed_at limit ${mostAtOnce}`.execute(deps.db);
  for (const { user_id: userId, ...row } of rows)
    if (isOver(deps, row)) await withoutRefusal(deps, () => endGrace(deps, userId));
}

async function endGrace(deps: ApiDeps, userId: number): Promise<void> {
  // It can have been paid meanwhile.
  const membership = await projectMember(deps, userId);
  if (!isOver(deps, membership)) return;
  await sendDunningMails(deps, userId);
  await endUnpaid(deps, membership);
  await projectMember(deps, userId);
}

function isOver({ clock }: ApiDeps, row: Omit<FailedRow, 'user_id'>): boolean {
  const end = graceEnd(row);
  return end !== null && end <= clock();
}
