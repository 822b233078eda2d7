import { type Kysely, sql } from 'kysely';

const statements = [
  `create table lesson_posts (
    id bigint generated always as identity primary key,
    lesson_id bigint not null references lessons (id) on delete cascade,
    -- Null for a question.
    question_id bigint references lesson_posts (id) on delete cascade,
    -- Null for a person who left.
    user_id bigint references users (id) on delete set null,
    text text not null,
    -- Of the browser: a repeated request is the same post.
    nonce text not null,
    created_at timestamptz not null,
    edited_at timestamptz,
    removed_at timestamptz
  )`,
  'create unique index lesson_posts_once on lesson_posts (user_id, nonce)',
  'create index lesson_questions_of_lesson on lesson_posts (lesson_id, created_at desc) where question_id is null',
  'create index lesson_answers on lesson_posts (question_id, created_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
