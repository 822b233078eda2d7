import { type Kysely, sql } from 'kysely';

import { recordSources } from './0009-search';

const identity = 'id bigint generated always as identity primary key';
const person = (column: string) => `${column} bigint references users(id) on delete set null`;

/** Tables that get `published_at`; news has the column already. */
const publishedTables = ['chapters', 'pages'] as const;

/** The search reads only published rows, as it already does for news. */
const sources = recordSources.map((source) =>
  publishedTables.some((table) => source.includes(`from ${table} t `))
    ? source.replace('null::timestamptz as visible_from', `coalesce(t.published_at, 'infinity') as visible_from`)
    : source,
);

const statements = [
  // The changes of each write: fields by name with the values before and after. Number 0 contains the values before
  // the first recorded change.
  `create table revisions (${identity},
    resource text not null,
    row_id bigint not null,
    n integer not null,
    at timestamptz not null,
    version timestamptz,
    ${person('actor_id')},
    action text not null,
    before jsonb not null default '{}',
    after jsonb not null default '{}',
    reason text,
    unique (resource, row_id, n))`,
  'create index revisions_actor on revisions (actor_id) where actor_id is not null',

  // The rows that a removal deleted, until the undo is no longer possible.
  `create table removals (${identity},
    resource text not null,
    row_id bigint not null,
    label text not null,
    actor_id bigint references users(id) on delete cascade,
    at timestamptz not null,
    until timestamptz not null,
    taken jsonb)`,
  'create index removals_actor on removals (actor_id, until)',
  'create index removals_until on removals (until)',

  `create table presences (
    resource text not null,
    row_id bigint not null,
    user_id bigint not null references users(id) on delete cascade,
    state text not null check (state in ('viewing', 'editing')),
    since timestamptz not null,
    seen_at timestamptz not null,
    primary key (resource, row_id, user_id))`,
  'create index presences_user on presences (user_id)',
  'create index presences_seen on presences (seen_at)',

  `create table drafts (
    resource text not null,
    row_id bigint not null,
    body jsonb not null,
    base_version timestamptz not null,
    updated_at timestamptz not null,
    ${person('updated_by')},
    primary key (resource, row_id))`,
  'create index drafts_updated_by on drafts (updated_by) where updated_by is not null',

  // Planned publications; a row is deleted when its plan is done.
  `create table publications (${identity},
    resource text not null,
    row_id bigint not null,
    action text not null check (action in ('publish', 'unpublish')),
    at timestamptz not null,
    ${person('actor_id')},
    reason text,
    failed_at timestamptz,
    unique (resource, row_id, action))`,
  'create index publications_at on publications (at) where failed_at is null',
  'create index publications_actor on publications (actor_id) where actor_id is not null',

  // Rows without a time are published: existing ones, and those that are inserted here without one.
  ...publishedTables.map(
    (table) => `alter table ${table} add column published_at timestamptz default '2000-01-01T00:00:00Z'`,
  ),
  `create or replace view search_records as ${sources.join(' union all ')}`,
  ...publishedTables.map((table) => `select search_refresh('${table}', array(select id from ${table}))`),

  // Each entry is sealed to the previous one; digests allow the removal of contents without breaking the chain.
  `alter table audit_entries add column sealed_n bigint, add column actor_digest text, add column content_digest text,
    add column prev_hash text, add column hash text`,
  'create unique index audit_entries_sealed on audit_entries (sealed_n) where sealed_n is not null',
  'create index audit_entries_unsealed on audit_entries (id) where sealed_n is null',
  'create index audit_entries_at on audit_entries (at, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
