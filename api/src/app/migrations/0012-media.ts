import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table media add column name text,
    add column folder text,
    add column tags jsonb not null default '[]',
    add column is_decorative boolean not null default false,
    add column credit text,
    add column license text,
    add column recipe jsonb,
    add column original jsonb,
    add column deleted_at timestamptz`,
  'create index media_place on media (folder) where folder is not null',
  'create index media_tags on media using gin (tags jsonb_path_ops)',

  // Unfinished uploads; the chunks are stored among the files, under this id.
  `create table media_uploads (
    id text primary key,
    name text not null,
    bytes bigint not null,
    hash text,
    folder text,
    received bigint not null default 0,
    parts integer not null default 0,
    created_by bigint not null references users(id) on delete cascade,
    created_at timestamptz not null,
    updated_at timestamptz not null)`,
  'create index media_uploads_person on media_uploads (created_by, hash)',
  'create index media_uploads_age on media_uploads (updated_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
