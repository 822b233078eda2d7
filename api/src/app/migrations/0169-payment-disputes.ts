import { type Kysely, sql } from 'kysely';

const statements = [
  // Disputes of payments of orders and donations, as they were fetched last from Stripe.
  `create table payment_disputes (
    id bigint generated always as identity primary key,
    payment_id bigint not null references payments (id),
    -- Of Stripe.
    dispute_id text not null unique,
    -- In minor units of the currency.
    amount integer not null,
    currency text not null,
    status text not null,
    -- A dispute without which Stripe would refund the payment.
    blocks_refund boolean not null,
    -- Last moment for an answer.
    due_at timestamptz,
    made_at timestamptz not null,
    -- A fetch that began earlier never replaces the result of a later one.
    applied_fetch bigint not null
  )`,
  'create sequence payment_disputes_fetch',
  'create index payment_disputes_of_payment on payment_disputes (payment_id)',
  `create index refunds_on_their_way on refunds (payment_id) where state = 'requested'`,
];

/** Payments that a bank disputes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
