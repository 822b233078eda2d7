import { type Kysely, sql } from 'kysely';

const name = `lower(f_unaccent(first_name || ' ' || last_name))`;

const statements = [
  // "privacy" contains only the levels that the user has changed; "removal_*" are set while a planned removal can be
  // cancelled.
  `alter table users
    add column if not exists phone text,
    add column if not exists company text,
    add column privacy jsonb not null default '{}',
    add column removal_requested_at timestamptz,
    add column removal_due_at timestamptz,
    add column anonymised_at timestamptz`,
  'create index users_removal on users (removal_due_at) where removal_due_at is not null',
  'create index users_trash on users (deleted_at) where deleted_at is not null',
  // Indexes for the pages of lists with many thousand people.
  `create index users_by_name on users (${name}, id) where deleted_at is null`,
  `create index users_by_name_back on users (${name} desc nulls last, id desc) where deleted_at is null`,
  'create index users_by_created on users (created_at, id) where deleted_at is null',
  'create index users_by_updated on users (updated_at, id) where deleted_at is null',
  'create index users_unverified on users (created_at) where email_verified_at is null and deleted_at is null',
  'create index users_disabled on users (created_at) where disabled_at is not null and deleted_at is null',

  `create table user_job_skills (
    user_id bigint not null references users(id) on delete cascade,
    job_skill_id bigint not null references job_skills(id) on delete cascade,
    primary key (user_id, job_skill_id)
  )`,
  'create index user_job_skills_back on user_job_skills (job_skill_id, user_id)',
  `create table user_job_types (
    user_id bigint not null references users(id) on delete cascade,
    job_type_id bigint not null references job_types(id) on delete cascade,
    primary key (user_id, job_type_id)
  )`,
  'create index user_job_types_back on user_job_types (job_type_id, user_id)',

  'alter table pins drop constraint pins_purpose_check',
  `alter table pins add constraint pins_purpose_check check (purpose in ('verify', 'reset', 'remove'))`,
  'alter table sign_ins drop constraint sign_ins_ended_reason_check',
  `alter table sign_ins add constraint sign_ins_ended_reason_check
    check (ended_reason in ('signed-out', 'reused', 'password-changed', 'account-closed'))`,
  'create index news_author on news (author_id) where author_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
