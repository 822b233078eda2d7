import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { mostPausedDays } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { askStripe } from '../../payments';
import type { MembershipRow } from '../member';
import { membershipTexts } from '../membership-texts';
import { endUnpaid } from '../stripe/end-subscription';
import { projectMember } from '../stripe/project-member';
import { auditMembership, conflict } from './treasurer';

const dayMs = 86_400_000;

interface Pause {
  /** Null ends a pause. */
  readonly until: string | null;
  readonly reason: string;
}

/**
 * Stops the attempts to charge a failed payment until a day; the member keeps the plan until then. The row is written
 * first, so the member keeps the plan also when Stripe does not answer; the treasurer then sends the pause again.
 */
export async function pauseDunning(
  writing: WriteContext,
  { membership, until, reason }: Pause & { readonly membership: MembershipRow },
) {
  const { deps, locale, now } = writing;
  if (!isPastDue(membership)) throw conflict(writing, 'NOT_PAST_DUE');
  const end = until === null ? null : new Date(until);
  if (end !== null && (end <= now || end.getTime() > now.getTime() + mostPausedDays * dayMs))
    throw new AppError('VALIDATION_FAILED', {
      message: 'a pause that is over or too long',
      fields: { until: [membershipTexts[locale].treasury.wrongEnd(mostPausedDays)] },
    });
  const { user_id: userId } = membership;
  await deps.db
    .updateTable('memberships')
    .set({ dunning_paused_until: end, dunning_reason: end === null ? null : reason, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  await tryCharges(deps, membership, end === null);
  const action = end === null ? 'endDunningPause' : 'pauseDunning';
  await auditMembership(deps.db, writing, action, { userId, after: { until: end?.toISOString() ?? null, reason } });
  await projectMember(deps, userId);
}

/** Ends the pauses whose day has come. */
export async function endPauses(deps: ApiDeps): Promise<void> {
  const { rows } = await sql<MembershipRow>`select * from memberships
    where dunning_paused_until <= ${deps.clock()} limit 200`.execute(deps.db);
  for (const membership of rows) {
    if (isPastDue(membership)) await tryCharges(deps, membership, true);
    await deps.db
      .updateTable('memberships')
      .set({ dunning_paused_until: null, dunning_reason: null })
      .where('user_id', '=', membership.user_id)
      .execute();
  }
}

/**
 * Gives a failed payment up: its invoice becomes uncollectible and the subscription ends at once. The member has the
 * free plan then, and owes nothing.
 */
export async function writeOff(
  writing: WriteContext,
  { membership, reason }: { readonly membership: MembershipRow; readonly reason: string },
): Promise<void> {
  const { deps } = writing;
  if (!isPastDue(membership)) throw conflict(writing, 'NOT_PAST_DUE');
  const { user_id: userId, due_amount: amount, currency } = membership;
  try {
    if (!(await endUnpaid(deps, membership))) throw conflict(writing, 'PAID_MEANWHILE');
  } catch (error) {
    if (!isAppError(error) || error.code !== 'UPSTREAM_FAILED') throw error;
    // Another treasurer was faster: Stripe refuses to end what has ended.
    if (!isPastDue(await projectMember(deps, userId))) throw conflict(writing, 'NOT_PAST_DUE');
    throw error;
  }
  await auditMembership(deps.db, writing, 'writeOff', { userId, after: { amount, currency, reason } });
  await projectMember(deps, userId);
}

/** Whether Stripe charges the open invoice again by itself. */
async function tryCharges(deps: ApiDeps, { latest_invoice_id: id }: MembershipRow, isTried: boolean): Promise<void> {
  if (id !== null) await askStripe(deps, (client) => client.invoices.update(id, { auto_advance: isTried }));
}

const isPastDue = ({ state }: MembershipRow): boolean => state === 'past_due' || state === 'unpaid';
