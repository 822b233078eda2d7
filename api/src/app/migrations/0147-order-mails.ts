import { type Kysely, sql } from 'kysely';

const statements = [
  // The orders that a mail is about, as long as the outbox has the mail. Without a reference to the order: the lock of
  // such a reference would wait for changes of the order while the ticket is locked.
  `create table event_order_mails (
    mail_id bigint not null references outbox_mails(id) on delete cascade,
    order_id bigint not null,
    primary key (mail_id, order_id))`,
  'create index event_order_mails_of_order on event_order_mails (order_id)',
];

/** The mails about an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
