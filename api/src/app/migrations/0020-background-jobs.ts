import { type Kysely, sql } from 'kysely';

const statements = [
  // All work after a commit. `due_at` of a running job is the end of its lease.
  `create table background_jobs (
    id bigint generated always as identity primary key,
    kind text not null,
    key text,
    slot timestamptz,
    payload jsonb not null,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead')),
    due_at timestamptz not null default now(),
    runs integer not null default 0,
    attempts integer not null default 0,
    most_attempts integer not null check (most_attempts > 0),
    is_at_most_once boolean not null default false,
    reason text,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    ended_at timestamptz)`,
  `create index background_jobs_due on background_jobs (kind, due_at, id) where state in ('waiting', 'running')`,
  `create unique index background_jobs_key on background_jobs (kind, key)
    where key is not null and state = 'waiting' and runs = 0`,
  'create unique index background_jobs_slot on background_jobs (kind, slot) where slot is not null',
  `create index background_jobs_ended on background_jobs (state, ended_at desc, id desc) where state in ('done', 'dead')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
