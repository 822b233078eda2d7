import { type Kysely, sql } from 'kysely';

const statements = [
  // The mail about the end of an offer waits for the result of a payment that is under way.
  'alter table waiting_entries add column is_end_mail_due boolean not null default false',
  'create index waiting_entries_with_late_end on waiting_entries (id) where is_end_mail_due',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
