import { type Kysely, sql } from 'kysely';

const statements = [
  // The open invoice of a subscription whose payment failed, as it was fetched last.
  'alter table memberships add column due_amount integer not null default 0 check (due_amount >= 0)',
  'alter table memberships add column attempts integer not null default 0 check (attempts >= 0)',
  'alter table memberships add column next_attempt_at timestamptz',
  // Until then, a past due member is neither charged nor reminded, and keeps the plan.
  'alter table memberships add column dunning_paused_until timestamptz',
  'alter table memberships add column dunning_reason text',
  `create index memberships_with_gift on memberships (comp_until) where comp_until is not null`,

  // Groups the invoices of a subscription, also after its member has left; it refers to no row.
  'alter table membership_invoices add column membership_id bigint',
  // The plan's price for a month, in minor units, whatever the invoice charged.
  'alter table membership_invoices add column monthly_amount integer not null default 0 check (monthly_amount >= 0)',
  `update membership_invoices i set
    membership_id = (select m.id from memberships m where m.user_id = i.user_id),
    monthly_amount = coalesce((select case p."interval" when 'year' then p.amount / 12 else p.amount end
      from stripe_prices p where p.package_id = i.package_id and p.currency = i.currency
      order by p.id desc limit 1), 0)`,
  'create index membership_invoices_by_time on membership_invoices (issued_at, id)',

  // Refunds of invoices. The same key is the same refund; its credit note is an invoice row of its own.
  `create table membership_refunds (
    id bigint generated always as identity primary key,
    invoice_id bigint not null references membership_invoices (id),
    key text not null,
    amount integer not null check (amount > 0),
    reason text not null,
    state text not null default 'requested' check (state in ('requested', 'succeeded', 'failed')),
    refund_id text unique,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    unique (invoice_id, key)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
