import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table companies add column answer_days integer check (answer_days between 1 and 60)')
    .execute(db);
}
