import { type Kysely, sql } from 'kysely';

const statements = [
  // Money of members that was moved at Stripe itself, as it was fetched last.
  `create table membership_findings (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('refund', 'dispute', 'payment')),
    -- Of Stripe: of the refund, the dispute, or the payment intent; of an invoice without one, the invoice.
    source_id text not null unique,
    user_id bigint references users (id) on delete set null,
    invoice_id bigint references membership_invoices (id),
    intent_id text,
    amount integer not null,
    currency text not null,
    status text not null,
    reason text,
    -- A dispute without which Stripe would refund the payment.
    blocks_refund boolean not null default false,
    -- Last moment for an answer to a dispute.
    due_at timestamptz,
    made_at timestamptz not null,
    seen_at timestamptz not null,
    -- A fetch that began earlier never replaces the result of a later one.
    applied_fetch bigint not null
  )`,
  'create sequence membership_findings_fetch',
  'create index membership_findings_of_user on membership_findings (user_id)',
  'create index membership_findings_of_invoice on membership_findings (invoice_id)',

  // Until when the refunds and disputes of Stripe have been looked through.
  'create table stripe_looks (name text primary key, looked_until timestamptz not null)',

  // A reversal takes a credit note back whose refund failed afterwards.
  'alter table membership_invoices drop constraint membership_invoices_kind_check',
  `alter table membership_invoices add constraint membership_invoices_kind_check
    check (kind in ('invoice', 'credit_note', 'reversal'))`,
  'create index membership_invoices_of_intent on membership_invoices (intent_id) where intent_id is not null',
  `create index membership_refunds_on_their_way on membership_refunds (id) where state = 'requested'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
