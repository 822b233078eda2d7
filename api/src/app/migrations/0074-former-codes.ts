import { type Kysely, sql } from 'kysely';

/** Hashes of the codes that a transfer replaced, so that the door names the reason for a former QR code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_transfers add column secret_hash text unique`.execute(db);
}
