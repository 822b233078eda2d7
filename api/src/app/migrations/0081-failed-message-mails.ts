import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table event_message_mails add column is_failed boolean not null default false',
  'create index event_message_mails_of_mail on event_message_mails (mail_id)',
  // The outbox deletes its mails after a month; a message keeps the number of those that failed.
  `create function event_messages_keep_failures() returns trigger language plpgsql as $$
    begin
      update event_message_mails set is_failed = true where mail_id = old.id;
      return null;
    end $$`,
  `create trigger outbox_mails_keep_failures after delete on outbox_mails for each row
    when (old.template = 'eventMessage' and old.failed_at is not null and old.sent_at is null)
    execute function event_messages_keep_failures()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
