import { type Kysely, sql } from 'kysely';

const statements = [
  `create table course_reviews (
    id bigint generated always as identity primary key,
    course_id bigint not null references courses (id) on delete cascade,
    user_id bigint not null references users (id) on delete cascade,
    rating smallint not null check (rating between 1 and 5),
    text text not null,
    created_at timestamptz not null,
    edited_at timestamptz,
    unique (course_id, user_id)
  )`,
  'create index course_reviews_of_user on course_reviews (user_id)',
  'create index course_reviews_by_time on course_reviews (course_id, created_at desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
