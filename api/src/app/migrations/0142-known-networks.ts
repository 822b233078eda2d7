import { type Kysely, sql } from 'kysely';

/** Networks that an account has used before: strangers who guess its password do not lock them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A keyed hash, different for each account; it is deleted with the login session.
  await sql`alter table sign_ins add column network_hash text`.execute(db);
}
