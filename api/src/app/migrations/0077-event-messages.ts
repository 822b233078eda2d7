import { type Kysely, sql } from 'kysely';

const statements = [
  `create table event_messages (
    id bigint generated always as identity primary key,
    event_id bigint not null references events(id) on delete cascade,
    author_id bigint references users(id) on delete set null,
    key text not null,
    state text not null default 'planned' check (state in ('planned', 'sending', 'sent', 'cancelled')),
    texts jsonb not null,
    segment jsonb not null,
    send_at timestamptz,
    started_at timestamptz,
    finished_at timestamptz,
    expected integer not null default 0,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now()),
    unique (event_id, key))`,
  'create index event_messages_of_event on event_messages (event_id, id)',
  'create index event_messages_of_author on event_messages (author_id) where author_id is not null',
  // The mail of each person who gets a message; the mark that it is queued.
  `create table event_message_mails (
    message_id bigint not null references event_messages(id) on delete cascade,
    attendee_id bigint not null references attendees(id) on delete cascade,
    mail_id bigint not null,
    primary key (message_id, attendee_id))`,
  'create index event_message_mails_of_attendee on event_message_mails (attendee_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
