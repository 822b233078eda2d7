import { type Kysely, sql } from 'kysely';

const statements = [
  // Former addresses of tickets that went to another person, so that an old link has a clear answer. The hash of the slug is kept.
  `create table ticket_transfers (
    id bigint generated always as identity primary key,
    attendee_id bigint not null references attendees (id) on delete cascade,
    slug_hash text not null unique,
    at timestamptz not null default now()
  )`,
  'create index ticket_transfers_attendee on ticket_transfers (attendee_id)',
  // Mails to one address within an hour are counted.
  'create index outbox_mails_recipient on outbox_mails (lower(recipient), created_at)',
  // The version of the secret address of a user's calendar; a new version ends the addresses before.
  `create table calendar_links (
    user_id bigint primary key references users (id) on delete cascade,
    version integer not null default 1,
    is_open boolean not null default true,
    created_at timestamptz not null default now()
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
