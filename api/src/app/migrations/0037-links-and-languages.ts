import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table users add column website text, add column github text',
  `create table user_languages (
    user_id bigint not null references users(id) on delete cascade,
    language_proficiency_id bigint not null references language_proficiency(id) on delete cascade,
    primary key (user_id, language_proficiency_id)
  )`,
  'create index user_languages_back on user_languages (language_proficiency_id, user_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
