import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';

/** Days for which a member keeps the plan after a payment failed. */
const graceDays = 14;

const dayMs = 86_400_000;

/** The columns of a membership that decide on its plan. */
export interface GrantFacts {
  readonly state: string;
  readonly package_id: number | null;
  readonly period_end: Date | null;
  readonly failed_at: Date | null;
  readonly dunning_paused_until: Date | null;
  readonly comp_package_id: number | null;
  readonly comp_until: Date | null;
}

/** End of the time in which a member keeps the plan without a payment; null while nothing failed. */
export function graceEnd({
  failed_at: failedAt,
  dunning_paused_until: pausedUntil,
}: Pick<GrantFacts, 'failed_at' | 'dunning_paused_until'>): Date | null {
  if (failedAt === null) return null;
  const end = new Date(failedAt.getTime() + graceDays * dayMs);
  return pausedUntil !== null && pausedUntil > end ? pausedUntil : end;
}

/** The package that a membership gives now; null for the free one of the role. */
export function grantedPackage(facts: GrantFacts, now: Date): number | null {
  if (facts.comp_until !== null && facts.comp_until > now && facts.comp_package_id !== null)
    return facts.comp_package_id;
  return hasPaidAccess(facts, now) ? facts.package_id : null;
}

/** `grantedPackage` of the membership `m`, for queries. */
export function grantedPackageOfMembership(now: Date): Expression {
  const start = new Date(now.getTime() - graceDays * dayMs);
  return sql`case
    when m.comp_until > ${now} and m.comp_package_id is not null then m.comp_package_id
    when m.state = 'active' or m.state = 'canceled' and m.period_end > ${now}
      or m.state in ('past_due', 'unpaid') and m.failed_at is not null
        and (m.failed_at > ${start} or m.dunning_paused_until > ${now}) then m.package_id end`;
}

function hasPaidAccess(facts: GrantFacts, now: Date): boolean {
  const { state, period_end: periodEnd } = facts;
  if (state === 'active') return true;
  if (state === 'canceled') return periodEnd !== null && periodEnd > now;
  const end = graceEnd(facts);
  return (state === 'past_due' || state === 'unpaid') && end !== null && now < end;
}
