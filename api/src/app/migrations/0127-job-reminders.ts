import { type Kysely, sql } from 'kysely';

const statements = [
  // Reminders of the last day of a job, once for each last day.
  `create table job_reminders (
    job_id bigint not null references jobs (id) on delete cascade,
    closes_at timestamptz not null,
    sent_at timestamptz not null,
    primary key (job_id, closes_at)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
