import { type Kysely, sql } from 'kysely';

const statements = [
  // 'email' proves a new address of an account; 'proof' is mailed to the present address before a sensitive change.
  'alter table pins drop constraint pins_purpose_check',
  `alter table pins add constraint pins_purpose_check
    check (purpose in ('verify', 'reset', 'remove', 'email', 'proof'))`,
  // The hash of a long secret in the link of the mail; the pin is for users who cannot open the link.
  'alter table pins add column link_hash text',
  'alter table sign_ins drop constraint sign_ins_ended_reason_check',
  `alter table sign_ins add constraint sign_ins_ended_reason_check check (ended_reason in
    ('signed-out', 'reused', 'password-changed', 'account-closed', 'email-changed', 'ended-by-user'))`,
  // The last time at which the user proved the identity again within the login session.
  'alter table sign_ins add column proved_at timestamptz',
  // Changes of the address of an account; the rows are deleted when their undo link is no longer valid.
  `create table email_changes (
    id bigint generated always as identity primary key,
    user_id bigint not null references users(id) on delete cascade,
    old_email text not null,
    new_email text not null,
    created_at timestamptz not null default now(),
    completed_at timestamptz,
    replaced_at timestamptz,
    undone_at timestamptz
  )`,
  'create index email_changes_user on email_changes (user_id)',
  'create index email_changes_old_email on email_changes (lower(old_email))',
  `create unique index email_changes_open on email_changes (user_id)
    where completed_at is null and replaced_at is null and undone_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
