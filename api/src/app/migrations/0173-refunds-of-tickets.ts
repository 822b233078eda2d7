import { type Kysely, sql } from 'kysely';

/** The refund that returns the price of a cancelled ticket, so that its mail names the ticket. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attendees add column refund_id bigint references refunds (id) on delete set null`.execute(db);
  await sql`create index attendees_of_refund on attendees (refund_id) where refund_id is not null`.execute(db);
}
