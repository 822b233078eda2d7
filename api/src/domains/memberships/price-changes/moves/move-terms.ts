import { sql } from 'kysely';

import type { Expression } from '../../../../kit/core/table/expressions';

const dayMs = 86_400_000;

/** Days between the announcement of a higher price and its first payment. */
const noticeDays = 30;

/**
 * The memberships `m` of users `u` whose subscription to the package `p` runs at another price than that of the
 * package.
 */
export const isConcerned = (packageId: number): Expression =>
  sql`(p.id = ${packageId} and m.state in ('active', 'past_due', 'unpaid') and m.subscription_id is not null
    and m.price <> p.price and u.deleted_at is null)`;

/**
 * Why a membership `m` of a user `u` is not moved for the time being; null for one that is moved.
 * @param terms alias of the row with currency and interval of the new price
 */
export const leftOutReason = (terms: 'c' | 'p', now: Date): Expression =>
  sql`case when m.state <> 'active' then 'past_due' when m.cancel_at_period_end then 'ending'
    when m.schedule_id is not null or m.pending_at is not null or m.awaiting_package_id is not null
      then 'change_pending'
    when m.comp_until > ${now} then 'complimentary'
    when m.currency <> ${sql.ref(`${terms}.currency`)} or m."interval" <> ${sql.ref(`${terms}.interval`)}
      then 'other_terms'
    when u.email is null then 'no_address' end`;

/** Whether the subscription of the move `w` of a change `c` has ended or has another plan. */
export const isGone = sql`(m.subscription_id is distinct from w.subscription_id
  or m.package_id is distinct from c.package_id or m.state in ('none', 'incomplete', 'canceled'))`;

/** The time before which an announcement of now has no effect. A lower price needs no notice. */
export const earliestTime = (newPrice: Expression, now: Date): Expression =>
  sql`(case when ${newPrice} > m.price then ${new Date(now.getTime() + noticeDays * dayMs)}::timestamptz
    else ${now}::timestamptz end)`;

/**
 * The first renewal of a membership `m` at or after a time. As at Stripe, periods end on the day of the month on which
 * the subscription began, or on the last day of a shorter month.
 */
export const renewalFrom = (earliest: Expression): Expression => {
  const step = sql`case m."interval" when 'year' then interval '1 year' else interval '1 month' end`;
  const [start, end] = [sql`(m.period_start at time zone 'UTC')`, sql`(m.period_end at time zone 'UTC')`];
  return sql`(select min(r.at) from (select (case when extract(day from ${start}) > extract(day from ${end})
      then ${start} + (n + 1) * (${step}) else ${end} + n * (${step}) end) at time zone 'UTC' as at
    from generate_series(0, 24) n) r where r.at >= ${earliest})`;
};
