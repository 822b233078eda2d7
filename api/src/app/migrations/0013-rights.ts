import { type Kysely, sql } from 'kysely';

const statements = [
  // Time at which the right was given; unknown for older rights.
  ...['user_roles', 'user_permissions', 'role_permissions'].flatMap((table) => [
    `alter table ${table} add column granted_at timestamptz`,
    `alter table ${table} alter column granted_at set default now()`,
  ]),

  // The user whom the admin impersonated during the change.
  'alter table audit_entries add column viewed_as bigint',
  'create index audit_entries_viewed_as on audit_entries (viewed_as) where viewed_as is not null',

  `create table views_as (
    id uuid primary key default gen_random_uuid(),
    viewer_id bigint not null references users(id) on delete cascade,
    person_id bigint not null references users(id) on delete cascade,
    reason text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz)`,
  'create index views_as_viewer on views_as (viewer_id)',
  'create index views_as_person on views_as (person_id)',
  'create index views_as_expiry on views_as (expires_at)',

  // "trace" contains the data of an undo; it is emptied when the time limit is over.
  `create table account_merges (
    id bigint generated always as identity primary key,
    winner_id bigint not null references users(id) on delete cascade,
    loser_id bigint not null references users(id) on delete cascade,
    merged_by bigint references users(id) on delete set null,
    reason text not null,
    trace jsonb,
    created_at timestamptz not null default now(),
    undo_until timestamptz not null,
    undone_at timestamptz)`,
  'create index account_merges_winner on account_merges (winner_id)',
  'create index account_merges_loser on account_merges (loser_id)',
  'create index account_merges_by on account_merges (merged_by) where merged_by is not null',
  'create index account_merges_open on account_merges (undo_until) where trace is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
