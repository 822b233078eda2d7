import { type Kysely, sql } from 'kysely';

const statements = [
  // Name, tax id and address for new invoices; without a row, invoices have the name of the account.
  `create table billing_details (
    user_id bigint primary key references users (id) on delete cascade,
    name text,
    tax_id text,
    address text,
    updated_at timestamptz not null default date_trunc('milliseconds', now())
  )`,
  // As they were when the invoice was issued.
  'alter table membership_invoices add column billed_tax_id text, add column billed_address text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
