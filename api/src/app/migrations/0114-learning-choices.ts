import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table lessons drop constraint lessons_completion_check',
  `alter table lessons
    add constraint lessons_completion_check
      check (completion in ('manual', 'viewed', 'watched', 'passed', 'submitted', 'accepted')),
    add column quiz_tries integer check (quiz_tries between 1 and 100),
    add column is_quiz_shuffled boolean not null default false`,
  'alter table courses drop constraint courses_lesson_order_check',
  `alter table courses add constraint courses_lesson_order_check
    check (lesson_order in ('free', 'sequential', 'by_module'))`,
  'alter table quiz_questions drop constraint quiz_questions_kind_check',
  `alter table quiz_questions
    add constraint quiz_questions_kind_check check (kind in ('one', 'many', 'text', 'number', 'order')),
    add column tolerance double precision not null default 0 check (tolerance >= 0)`,
  // The first time at which a learner opened the lesson: the rule `viewed` counts from it.
  'alter table lesson_watches add column opened_at timestamptz',
  'update lesson_watches set opened_at = seen_at',
  `alter table task_work
    add column id bigint generated always as identity,
    add constraint task_work_id unique (id),
    add column state text not null default 'handed_in' check (state in ('handed_in', 'returned', 'accepted')),
    -- url, name and bytes.
    add column file jsonb,
    add column review_text text,
    add column reviewed_at timestamptz,
    add column reviewed_by_id bigint references users (id) on delete set null`,
  'create index task_work_of_reviewer on task_work (reviewed_by_id)',
  'alter table certificates add column shows_name boolean not null default true',
  `create table saved_courses (
    user_id bigint not null references users (id) on delete cascade,
    course_id bigint not null references courses (id) on delete cascade,
    saved_at timestamptz not null,
    primary key (user_id, course_id))`,
  'create index saved_courses_of_course on saved_courses (course_id)',
];

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
