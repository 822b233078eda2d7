import { type Kysely, sql } from 'kysely';

/** Names of the browser and the system of a login session, so that its owner knows it again in the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_ins add column browser text, add column system text`.execute(db);
}
