import { type Kysely, sql } from 'kysely';

const statements = [
  // Rows exist for kinds that the user has switched.
  `create table message_choices (
    user_id bigint not null references users (id) on delete cascade,
    kind text not null,
    has_mail boolean not null default true,
    has_notification boolean not null default true,
    primary key (user_id, kind)
  )`,
  `create table mail_digests (
    user_id bigint primary key references users (id) on delete cascade,
    timezone text not null,
    -- Day of the last digest in this zone; at first the day of the choice.
    last_day date not null
  )`,
  // Mails that wait for the digest of their recipient.
  `create table held_mails (
    mail_id bigint primary key references outbox_mails (id) on delete cascade,
    user_id bigint not null references users (id) on delete cascade
  )`,
  'create index held_mails_of_user on held_mails (user_id, mail_id)',
  // A mail that its recipient has switched off: it is never sent.
  'alter table outbox_mails add column is_declined boolean not null default false',
  'alter table caught_mails add column unsubscribe text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
