import { type Kysely, sql } from 'kysely';

const statements = [
  `create table course_modules (
    id bigint generated always as identity primary key,
    course_id bigint not null references courses (id) on delete cascade,
    title text not null,
    translations jsonb not null default '{}',
    position integer not null
  )`,
  'create index course_modules_of_course on course_modules (course_id, position)',
  `alter table courses
    add column lesson_order text not null default 'free' check (lesson_order in ('free', 'sequential'))`,
  'alter table lessons drop constraint lessons_kind_check, drop constraint lessons_completion_check',
  `alter table lessons
    add constraint lessons_kind_check check (kind in ('video', 'text', 'exercise', 'link', 'quiz', 'task')),
    add constraint lessons_completion_check check (completion in ('manual', 'watched', 'passed', 'submitted')),
    add column link_url text,
    add column module_id bigint references course_modules (id) on delete set null,
    add column release text not null default 'with_course'
      check (release in ('with_course', 'date', 'days', 'lesson')),
    add column release_at timestamptz,
    add column release_days smallint not null default 0 check (release_days >= 0),
    add column release_lesson_id bigint references lessons (id) on delete set null`,
  'create index lessons_of_module on lessons (module_id)',
  'create index lessons_after_lesson on lessons (release_lesson_id)',
  `create table quiz_questions (
    id bigint generated always as identity primary key,
    lesson_id bigint not null references lessons (id) on delete cascade,
    position integer not null,
    kind text not null check (kind in ('one', 'many', 'text')),
    -- In the language of the course.
    text text not null,
    -- In order: id, text, is_right. A question of kind text has only right ones.
    choices jsonb not null,
    explanation text
  )`,
  'create index quiz_questions_of_lesson on quiz_questions (lesson_id, position)',
  `create table quiz_attempts (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    lesson_id bigint not null references lessons (id) on delete cascade,
    -- Of the browser: a repeated request is the same attempt.
    nonce text not null,
    answers jsonb not null,
    -- Right answers in percent.
    score smallint not null check (score between 0 and 100),
    is_passed boolean not null,
    created_at timestamptz not null,
    unique (user_id, lesson_id, nonce)
  )`,
  'create index quiz_attempts_of_lesson on quiz_attempts (lesson_id)',
  `create table task_work (
    user_id bigint not null references users (id) on delete cascade,
    lesson_id bigint not null references lessons (id) on delete cascade,
    text text not null,
    url text,
    submitted_at timestamptz not null,
    primary key (user_id, lesson_id)
  )`,
  'create index task_work_of_lesson on task_work (lesson_id)',
  `create table lesson_notes (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    lesson_id bigint not null references lessons (id) on delete cascade,
    -- Place in the video, in seconds; null for a note on the whole lesson.
    second integer,
    text text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index lesson_notes_of_user on lesson_notes (user_id, lesson_id)',
  'create index lesson_notes_of_lesson on lesson_notes (lesson_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
