import { type Kysely, sql } from 'kysely';

const kinds = ['general', 'tech'] as const;

const statements = [
  // The sign-ins themselves are deleted after their end.
  'alter table users add column last_sign_in_at timestamptz',
  `update users u set last_sign_in_at = s.at
    from (select user_id, max(created_at) as at from sign_ins group by user_id) s where s.user_id = u.id`,
  'create index users_last_sign_in on users (last_sign_in_at, id)',
  'create index users_last_sign_in_newest on users (last_sign_in_at desc nulls last, id desc)',
  // There is one list of skills, but a person has two selections of it, each with rows of its own.
  ...kinds.flatMap((kind) => [
    `create view ${kind}_skills as select * from job_skills where kind = '${kind}'`,
    `create view user_${kind}_skills as select user_id, job_skill_id from user_job_skills
      where job_skill_id in (select id from job_skills where kind = '${kind}')`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
