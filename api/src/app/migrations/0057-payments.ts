import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const times = `created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;

const statements = [
  'alter table orders drop constraint orders_state_check',
  `alter table orders add constraint orders_state_check check (state in
    ('held', 'confirmed', 'cancelled', 'expired', 'partially_refunded', 'refunded', 'needs_attention'))`,
  // What the buyer typed before the payment: the tickets are made of it when the payment has arrived.
  'alter table orders add column form jsonb',

  // A payment is one payment intent of Stripe. What is paid is named by purpose and subject, so that the sale stays
  // for the accounts when the subject is deleted.
  `create table payments (
    ${identity},
    purpose text not null,
    subject_id bigint not null,
    intent_id text not null unique,
    amount integer not null check (amount > 0),
    currency text not null,
    state text not null default 'open' check (state in ('open', 'paid', 'cancelled')),
    refunded integer not null default 0,
    paid_at timestamptz,
    checked_at timestamptz,
    ${times},
    constraint payments_refunded check (refunded between 0 and amount))`,
  'create index payments_of_subject on payments (purpose, subject_id)',
  `create index payments_open on payments (checked_at nulls first) where state = 'open'`,

  // Each event of Stripe has its effect once: its row is written in the same transaction.
  `create table stripe_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null default now())`,
  'create index stripe_events_by_time on stripe_events (received_at)',

  `create table refunds (
    ${identity},
    payment_id bigint not null references payments(id),
    key text not null,
    amount integer not null check (amount > 0),
    reason text not null,
    state text not null default 'requested' check (state in ('requested', 'succeeded', 'failed')),
    refund_id text unique,
    ${times},
    unique (payment_id, key))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
