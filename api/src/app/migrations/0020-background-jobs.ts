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

  // Waiting mails become jobs. Their last errors are not copied, because they can contain addresses.
  `insert into background_jobs (kind, payload, due_at, runs, attempts, most_attempts, created_at)
    select 'mail.send', jsonb_build_object('mail', id), due_at, attempts, attempts, greatest(attempts + 1, 11),
      created_at
    from outbox_mails where sent_at is null and failed_at is null`,
  `insert into background_jobs (kind, key, payload, due_at, most_attempts)
    select distinct 'drafts.publish-due', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      jsonb_build_object('at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), at, 20
    from publications where failed_at is null
    on conflict do nothing`,
  `insert into background_jobs (kind, payload, most_attempts)
    select 'bulk.run', jsonb_build_object('job', id), 5 from bulk_jobs where state in ('queued', 'running')`,
  'drop index bulk_jobs_waiting',
  'alter table bulk_jobs drop column runs, drop column seen_at',
  'drop index outbox_mails_due',
  `alter table outbox_mails drop column due_at, drop column locked_until, drop column attempts,
    drop column last_error`,
];

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
