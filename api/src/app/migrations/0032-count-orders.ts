import { type Kysely, sql } from 'kysely';

const statements = [
  // Orders by a number of jobs read the rows without jobs by their ids.
  'create index companies_by_id on companies (id) where deleted_at is null',
  'create index job_locations_by_id on job_locations (id) where deleted_at is null',
];

/** Orders of lists by numbers that are zero for most rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
