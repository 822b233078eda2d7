import { type Kysely, sql } from 'kysely';

const statements = [
  `create table enrolments (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    course_id bigint not null references courses (id) on delete cascade,
    -- Time at which all lessons of the course were completed; a later lesson does not take it back.
    completed_at timestamptz,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    unique (user_id, course_id)
  )`,
  'create index enrolments_of_course on enrolments (course_id)',
  `create table lesson_completions (
    user_id bigint not null references users (id) on delete cascade,
    lesson_id bigint not null references lessons (id) on delete cascade,
    completed_at timestamptz not null default date_trunc('milliseconds', now()),
    primary key (user_id, lesson_id)
  )`,
  'create index lesson_completions_of_lesson on lesson_completions (lesson_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
