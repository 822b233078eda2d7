import { type Kysely, sql } from 'kysely';

const statements = [
  // The ticket was not mailed, because its address got too many mails within an hour; null after a later mail.
  'alter table attendees add column unmailed_at timestamptz',
  'create index attendees_unmailed on attendees (event_id) where unmailed_at is not null',

  // Mails that an organiser caused do not count as those of strangers.
  'alter table outbox_mails add column is_by_staff boolean not null default false',
];

/** Tickets whose mail was not sent, for the organisers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
