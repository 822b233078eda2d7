import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table lessons drop constraint lessons_kind_check',
  `alter table lessons
    add constraint lessons_kind_check check (kind in ('video', 'text', 'exercise', 'link', 'quiz', 'task', 'pdf')),
    -- WebVTT, in the language of the course.
    add column captions text`,
];

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
