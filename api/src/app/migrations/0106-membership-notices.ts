import { type Kysely, sql } from 'kysely';

const statements = [
  // Mails about payments that a member has been sent: one of each kind about a subject, an invoice or a card.
  `create table membership_notices (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    kind text not null,
    subject text not null,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    unique (user_id, kind, subject)
  )`,
  `create index memberships_with_failure on memberships (failed_at) where failed_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
