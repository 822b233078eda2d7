import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const createdAt = `created_at timestamptz not null default date_trunc('milliseconds', now())`;
const updatedAt = `updated_at timestamptz not null default date_trunc('milliseconds', now())`;

const statements = [
  // Each price of a package at Stripe. A changed price of the package is another row.
  `create table stripe_prices (
    ${identity},
    package_id bigint not null references packages (id) on delete cascade,
    amount integer not null check (amount > 0),
    currency text not null,
    "interval" text not null check ("interval" in ('month', 'year')),
    price_id text not null unique,
    ${createdAt},
    unique (package_id, amount, currency, "interval")
  )`,

  // What Stripe knows of a member's subscription, as it was fetched last.
  `create table memberships (
    ${identity},
    user_id bigint not null unique references users (id) on delete cascade,
    customer_id text unique,
    subscription_id text unique,
    item_id text,
    latest_invoice_id text,
    schedule_id text,
    state text not null default 'none'
      check (state in ('none', 'incomplete', 'active', 'past_due', 'canceled', 'unpaid')),
    package_id bigint references packages (id) on delete set null,
    price integer not null default 0 check (price >= 0),
    currency text not null default 'USD',
    "interval" text not null default 'month' check ("interval" in ('month', 'year')),
    period_start timestamptz,
    period_end timestamptz,
    cancel_at_period_end boolean not null default false,
    cancel_reason text,
    pending_package_id bigint references packages (id) on delete set null,
    pending_at timestamptz,
    -- A change whose payment is open.
    awaiting_package_id bigint references packages (id) on delete set null,
    awaiting_until timestamptz,
    -- When the payment failed that makes the subscription past due.
    failed_at timestamptz,
    comp_package_id bigint references packages (id) on delete set null,
    comp_until timestamptz,
    comp_reason text,
    card_brand text,
    card_last4 text,
    card_exp_month integer,
    card_exp_year integer,
    -- Finished changes by the member.
    changes integer not null default 0,
    -- A fetch that began earlier never replaces the result of a later one.
    fetch_count integer not null default 0,
    applied_fetch integer not null default 0,
    checked_at timestamptz,
    ${createdAt},
    ${updatedAt}
  )`,
  `create index memberships_by_end on memberships (state, period_end)`,

  // Subscriptions whose member has left: a job ends them at Stripe.
  'create table abandoned_subscriptions (subscription_id text primary key, created_at timestamptz not null default now())',
  `create function note_abandoned_subscription() returns trigger language plpgsql as $$
    begin
      insert into abandoned_subscriptions (subscription_id) values (old.subscription_id) on conflict do nothing;
      return null;
    end $$`,
  `create trigger abandoned_subscription after delete on memberships for each row
    when (old.subscription_id is not null and old.state not in ('none', 'canceled'))
    execute function note_abandoned_subscription()`,

  // A change that a member asked for. The same key is the same change, however often it is sent.
  `create table membership_changes (
    ${identity},
    user_id bigint not null references users (id) on delete cascade,
    key text not null,
    package_id bigint not null references packages (id) on delete cascade,
    kind text not null check (kind in ('start', 'now', 'later', 'end')),
    price_id text,
    total integer not null,
    discount integer not null default 0 check (discount >= 0),
    currency text not null,
    proration_at timestamptz not null,
    lines jsonb not null,
    coupon_id bigint references coupons (id) on delete set null,
    -- Unpaid subscription that ends before this one begins.
    replaces text,
    state text not null default 'open' check (state in ('open', 'asks', 'done', 'failed')),
    attempt integer not null default 0,
    intent_id text,
    ${createdAt},
    unique (user_id, key)
  )`,

  'alter table coupons add column max_uses integer check (max_uses > 0)',
  'alter table coupons add column package_id bigint references packages (id) on delete cascade',
  'alter table coupons add column min_amount integer check (min_amount > 0)',
  `create table coupon_uses (
    ${identity},
    coupon_id bigint not null references coupons (id) on delete cascade,
    user_id bigint not null references users (id) on delete cascade,
    -- Reserved while the payment is open.
    state text not null default 'reserved' check (state in ('reserved', 'used')),
    ${createdAt},
    unique (coupon_id, user_id)
  )`,

  // Numbers without gaps: the row of the year is locked until the invoice is committed.
  'create table invoice_numbers (year integer primary key, last_number integer not null)',
  `create table membership_invoices (
    ${identity},
    user_id bigint references users (id) on delete set null,
    -- Of Stripe: of the invoice, or of the refund of a credit note.
    source_id text not null unique,
    number text not null unique,
    kind text not null default 'invoice' check (kind in ('invoice', 'credit_note')),
    credited_id bigint references membership_invoices (id),
    billed_name text,
    package_id bigint references packages (id) on delete set null,
    lines jsonb not null,
    amount integer not null,
    currency text not null,
    intent_id text,
    reason text,
    period_start timestamptz,
    period_end timestamptz,
    issued_at timestamptz not null,
    ${createdAt}
  )`,
  'create index membership_invoices_of_user on membership_invoices (user_id, issued_at desc, id desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
