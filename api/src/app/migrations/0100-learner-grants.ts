import { type Kysely, sql } from 'kysely';

const statements = [
  // A completion that an author gave, with the reason.
  `alter table lesson_completions
    add column granted_by_id bigint references users (id) on delete set null,
    add column grant_reason text`,
  // For this user, the course requires no other course.
  `create table course_waivers (
    id bigint generated always as identity primary key,
    course_id bigint not null references courses (id) on delete cascade,
    user_id bigint not null references users (id) on delete cascade,
    reason text not null,
    created_by_id bigint references users (id) on delete set null,
    created_at timestamptz not null,
    unique (course_id, user_id)
  )`,
  'create index course_waivers_of_user on course_waivers (user_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
