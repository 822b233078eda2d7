import { type Kysely, sql } from 'kysely';

const statements = [
  // Pools of a company: members chosen by hand, or a stored query without rows of its own.
  `create table talent_pools (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies (id) on delete cascade,
    kind text not null check (kind in ('static', 'smart')),
    name text not null,
    folded_name text generated always as (lower(f_unaccent(name))) stored,
    description text,
    -- The filters of a smart pool.
    filters jsonb check ((kind = 'smart') = (filters is not null)),
    owner_id bigint references users (id) on delete set null,
    created_at timestamptz not null,
    constraint talent_pools_name unique (company_id, folded_name)
  )`,
  'create index talent_pools_of_owner on talent_pools (owner_id)',

  // Rows stay while a member is out of the pool; only a removal by a recruiter or a block of the member deletes them.
  `create table talent_pool_members (
    pool_id bigint not null references talent_pools (id) on delete cascade,
    member_id bigint not null references users (id) on delete cascade,
    added_by bigint references users (id) on delete set null,
    added_at timestamptz not null,
    primary key (pool_id, member_id)
  )`,
  'create index talent_pool_members_of_member on talent_pool_members (member_id)',
  'create index talent_pool_members_by on talent_pool_members (added_by)',

  // Words that a company has given to members.
  `create table talent_tags (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies (id) on delete cascade,
    name text not null,
    folded_name text generated always as (lower(f_unaccent(name))) stored,
    created_at timestamptz not null,
    constraint talent_tags_name unique (company_id, folded_name)
  )`,
  'create index talent_tags_by_name on talent_tags (folded_name)',
  `create table talent_member_tags (
    tag_id bigint not null references talent_tags (id) on delete cascade,
    member_id bigint not null references users (id) on delete cascade,
    added_by bigint references users (id) on delete set null,
    added_at timestamptz not null,
    primary key (tag_id, member_id)
  )`,
  'create index talent_member_tags_of_member on talent_member_tags (member_id)',
  'create index talent_member_tags_by on talent_member_tags (added_by)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
