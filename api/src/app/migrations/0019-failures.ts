import { type Kysely, sql } from 'kysely';

const statements = [
  // Why what was planned could not be done: code of the error, and what was wrong with which field.
  'alter table publications add column failure jsonb',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
