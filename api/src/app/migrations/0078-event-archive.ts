import { type Kysely, sql } from 'kysely';

const statements = [`alter table events add column archived_at timestamptz, add column previous_starts_at timestamptz`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
