import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const times = `created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;

const pair = (table: string, other: string, target: string): string[] => [
  `create table ${table} (page_id bigint not null references pages(id) on delete cascade,
    ${other} bigint not null references ${target}(id) on delete cascade, primary key (page_id, ${other}))`,
  `create index ${table}_back on ${table} (${other}, page_id)`,
];

const statements = [
  'alter table news rename column description to body',
  'alter table news rename column cover to featured_image',
  `alter table news add column language text not null default 'en' check (language in ('en', 'es', 'pt'))`,
  'create index news_published on news (published_at desc, id desc) where deleted_at is null',

  `create table pages (${identity},
    slug text not null unique,
    title text not null,
    summary text,
    body text,
    seo jsonb not null default '{}',
    translations jsonb not null default '{}',
    ${times},
    deleted_at timestamptz)`,
  ...pair('page_roles', 'role_id', 'roles'),
  ...pair('page_permissions', 'permission_id', 'permissions'),

  `create table media (${identity},
    kind text not null check (kind in ('image', 'document')),
    url text not null,
    mime text not null,
    bytes bigint not null,
    width integer,
    height integer,
    srcset text,
    variants jsonb not null default '[]',
    alt jsonb not null default '{}',
    hash text not null,
    is_public boolean not null default true,
    created_by bigint references users(id) on delete set null,
    ${times},
    unique (hash, kind))`,
  'create index media_folder on media (left(hash, 32))',
  'create index media_created on media (created_at, id)',
  'create index media_creator on media (created_by) where created_by is not null',
  // Rows that show a file; the label is the row's name at its last write.
  `create table media_uses (
    media_id bigint not null references media(id) on delete cascade,
    resource text not null,
    row_id bigint not null,
    label text not null,
    primary key (media_id, resource, row_id))`,
  'create index media_uses_row on media_uses (resource, row_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
