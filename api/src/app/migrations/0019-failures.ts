import { type Kysely, sql } from 'kysely';

const statements = [
  // The reason why a plan failed: code of the error, and messages by field.
  'alter table publications add column failure jsonb',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
