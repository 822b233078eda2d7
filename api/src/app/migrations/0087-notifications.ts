import { type Kysely, sql } from 'kysely';

const statements = [
  `create table notifications (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    template text not null,
    -- The words of the text, in the language of the user.
    facts jsonb not null default '{}',
    link text,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    read_at timestamptz
  )`,
  'create index notifications_of_user on notifications (user_id, id desc)',
  'create index notifications_unread on notifications (user_id) where read_at is null',
  'create index notifications_by_age on notifications (created_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
