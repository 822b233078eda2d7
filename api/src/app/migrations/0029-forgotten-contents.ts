import { type Kysely, sql } from 'kysely';

const statements = [
  // Keyed hash of contents that lost the traces of a removed person; the chain of the audit accepts only these.
  'alter table audit_entries add column forgotten_digest text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
