import { type Kysely, sql } from 'kysely';

const statements = [
  `create table certificates (
    id bigint generated always as identity primary key,
    -- In the address of the public page; too long to be guessed.
    code text not null unique default replace(gen_random_uuid()::text, '-', ''),
    user_id bigint not null references users (id) on delete cascade,
    course_id bigint references courses (id) on delete set null,
    -- As they were at the issue: later changes of the course change nothing.
    name text not null,
    course_title text not null,
    minutes integer not null,
    issued_at timestamptz not null,
    revoked_at timestamptz,
    revoked_reason text,
    unique (user_id, course_id)
  )`,
  'create index certificates_of_course on certificates (course_id)',
  `insert into certificates (user_id, course_id, name, course_title, minutes, issued_at)
    select u.id, c.id, trim(u.first_name || ' ' || u.last_name), c.title,
      (select coalesce(sum(l.minutes), 0) from lessons l where l.course_id = c.id and l.deleted_at is null
        and l.status = 'published'), e.completed_at
    from enrolments e join users u on u.id = e.user_id join courses c on c.id = e.course_id
    where e.completed_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
