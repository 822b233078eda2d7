import { type Kysely, sql } from 'kysely';

const statements = [
  // A message goes to attendees or to people of the waiting list; each of them has one mark.
  'alter table event_message_mails drop constraint event_message_mails_pkey',
  'alter table event_message_mails alter column attendee_id drop not null',
  `alter table event_message_mails add column id bigint generated always as identity primary key,
    add column waiting_entry_id bigint references waiting_entries(id) on delete set null,
    add column is_declined boolean not null default false`,
  `create unique index event_message_mails_once_for_attendee on event_message_mails (message_id, attendee_id)
    where attendee_id is not null`,
  `create unique index event_message_mails_once_for_entry on event_message_mails (message_id, waiting_entry_id)
    where waiting_entry_id is not null`,
  `create index event_message_mails_of_entry on event_message_mails (waiting_entry_id)
    where waiting_entry_id is not null`,
  // Declined mails stay counted after the outbox has deleted them.
  `update event_message_mails s set is_declined = true from outbox_mails o
    where o.id = s.mail_id and o.is_declined`,
];

/** Messages to the people of a waiting list, and the number of those who decline messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
