import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table coupons
    add column duration text not null default 'once' check (duration in ('once', 'repeating', 'forever')),
    add column duration_months integer check (duration_months between 1 and 36),
    add constraint coupons_months_by_duration_check check ((duration = 'repeating') = (duration_months is not null))`,
  // What the running coupon takes off each payment; until its end, or all of them without one.
  `alter table memberships
    add column reduction_percent double precision,
    add column reduction_amount integer,
    add column reduced_until timestamptz`,
  // The coupon that goes on with the subscription, as Stripe names it.
  `alter table membership_changes add column stripe_coupon_id text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
