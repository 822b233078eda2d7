import { type Kysely, sql } from 'kysely';

const statements = [
  // Members who have applied on the page of a company. Only they read it.
  `create table applied_elsewhere (
    user_id bigint not null references users (id) on delete cascade,
    job_id bigint not null references jobs (id) on delete cascade,
    applied_at timestamptz not null,
    primary key (user_id, job_id)
  )`,
  'create index applied_elsewhere_of_job on applied_elsewhere (job_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
