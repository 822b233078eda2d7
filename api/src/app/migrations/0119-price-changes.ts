import { type Kysely, sql } from 'kysely';

const statements = [
  // Another price for members whose subscription runs. A package has one at a time.
  `create table membership_price_changes (
    id bigint generated always as identity primary key,
    package_id bigint not null references packages (id) on delete cascade,
    key text not null unique,
    amount integer not null check (amount > 0),
    currency text not null,
    "interval" text not null check ("interval" in ('month', 'year')),
    reason text not null,
    is_withdrawn boolean not null default false,
    created_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create unique index running_price_changes on membership_price_changes (package_id) where ended_at is null`,

  `create table membership_price_moves (
    id bigint generated always as identity primary key,
    change_id bigint not null references membership_price_changes (id) on delete cascade,
    user_id bigint not null references users (id) on delete cascade,
    subscription_id text not null,
    state text not null default 'planned'
      check (state in ('planned', 'announced', 'applied', 'withdrawn', 'skipped')),
    old_price integer not null,
    -- Renewals before this time have the old price; set by the announcement.
    earliest_at timestamptz,
    -- The announced renewal.
    applies_at timestamptz,
    -- While Stripe is asked to change the price; the move is not taken back then.
    began_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (change_id, user_id),
    check (state <> 'announced' or (earliest_at is not null and applies_at is not null))
  )`,
  `create index open_price_moves on membership_price_moves (user_id) where state in ('planned', 'announced')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
