import { type Kysely, sql } from 'kysely';

/** Tables whose lists can become very long. */
const tables = ['users', 'companies', 'job_locations', 'jobs', 'search_entries'];

/**
 * A deep page skips rows in the index alone, for which PostgreSQL must know that all transactions see them. It learns
 * this when it cleans a table, by default after a fifth of the rows changed: too late for a long list, whose deep pages
 * and figures then read each row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql
      .raw(
        `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02,
          autovacuum_analyze_scale_factor = 0.02)`,
      )
      .execute(db);
}
