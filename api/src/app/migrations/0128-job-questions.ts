import { type Kysely, sql } from 'kysely';

const statements = [
  // Changes with each write of the questions of a job.
  `create table job_question_lists (
    job_id bigint primary key references jobs (id) on delete cascade,
    version integer not null
  )`,
  `create table job_questions (
    id bigint generated always as identity primary key,
    job_id bigint not null references jobs (id) on delete cascade,
    position integer not null,
    kind text not null check (kind in ('line', 'text', 'yes_no', 'choice', 'choices', 'file')),
    label text not null,
    help text,
    is_required boolean not null default false,
    -- Id, label and translations of each choice.
    choices jsonb not null default '[]',
    translations jsonb not null default '{}'
  )`,
  'create index job_questions_of_job on job_questions (job_id, position)',

  // Answers by the id of their question.
  `alter table application_drafts add column answers jsonb not null default '{}'`,
  // Labels and answers as they were when the application was sent.
  `alter table applications add column answers jsonb not null default '[]'`,

  `create table application_files (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    job_id bigint not null references jobs (id) on delete cascade,
    -- Null while the application is not sent.
    application_id bigint references applications (id) on delete cascade,
    -- Null for a free attachment.
    question_id bigint references job_questions (id) on delete set null,
    -- The label of the question when the application was sent.
    question text,
    -- Of the browser; a repeated request has the same one.
    key uuid not null,
    name text not null,
    -- Address, type and size of the stored file.
    file jsonb not null,
    created_at timestamptz not null,
    unique (user_id, job_id, key)
  )`,
  'create index application_files_of_application on application_files (application_id)',
  'create index application_files_of_job on application_files (job_id)',
  'create index application_files_of_question on application_files (question_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
