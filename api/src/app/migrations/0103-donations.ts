import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const createdAt = `created_at timestamptz not null default date_trunc('milliseconds', now())`;
const updatedAt = `updated_at timestamptz not null default date_trunc('milliseconds', now())`;

const statements = [
  // A donation: one payment, or a subscription at Stripe as it was fetched last. Unpaid ones are deleted after a while.
  `create table donations (
    ${identity},
    user_id bigint references users (id) on delete set null,
    -- Hash of the request: the same request is the same donation.
    key text not null unique,
    kind text not null check (kind in ('once', 'monthly')),
    state text not null default 'open' check (state in ('open', 'paid', 'active', 'past_due', 'ended')),
    amount integer not null check (amount > 0),
    currency text not null,
    donor_name text,
    donor_email text,
    message text,
    shows_name boolean not null default false,
    locale text not null,
    customer_id text unique,
    subscription_id text unique,
    invoice_id text,
    next_at timestamptz,
    ended_at timestamptz,
    -- Invoice whose failed payment was mailed.
    failed_invoice_id text,
    -- A fetch that began earlier never replaces the result of a later one.
    fetch_count integer not null default 0,
    applied_fetch integer not null default 0,
    checked_at timestamptz,
    ${createdAt},
    ${updatedAt}
  )`,
  'create index donations_of_user on donations (user_id, id desc) where user_id is not null',
  'create index donations_by_email on donations (lower(donor_email))',
  'create index donations_by_state on donations (state, created_at)',
  // A person who leaves gives nothing more: a job ends the subscription at Stripe.
  `create trigger abandoned_donation after delete on donations for each row
    when (old.subscription_id is not null and old.state in ('active', 'past_due'))
    execute function note_abandoned_subscription()`,
  `create trigger forgotten_donation after update on donations for each row
    when (old.donor_email is not null and new.donor_email is null and old.subscription_id is not null
      and old.state in ('open', 'active', 'past_due'))
    execute function note_abandoned_subscription()`,

  // Numbers without gaps: the row of the year is locked until the receipt is committed.
  'create table donation_numbers (year integer primary key, last_number integer not null)',
  `create table donation_receipts (
    ${identity},
    donation_id bigint not null references donations (id),
    -- Of Stripe: of the payment intent or the invoice, or of the refund of a credit note.
    source_id text not null unique,
    number text not null unique,
    kind text not null default 'receipt' check (kind in ('receipt', 'credit_note')),
    credited_id bigint references donation_receipts (id),
    amount integer not null,
    currency text not null,
    reason text,
    issued_at timestamptz not null,
    ${createdAt}
  )`,
  'create index donation_receipts_of_donation on donation_receipts (donation_id, issued_at desc, id desc)',
  'create index donation_receipts_by_time on donation_receipts (issued_at, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
