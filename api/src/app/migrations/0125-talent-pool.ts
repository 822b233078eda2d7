import { type Kysely, sql } from 'kysely';

const statements = [
  // Members who have agreed that companies find them.
  `create table pool_members (
    user_id bigint primary key references users (id) on delete cascade,
    is_listed boolean not null default false,
    -- Parts of the profile that companies see.
    shows text[] not null default '{}',
    allows_contact boolean not null default false,
    years integer check (years between 0 and 60),
    availability text check (availability in ('now', 'soon', 'later')),
    -- The last time at which the member has agreed; null without consent.
    consented_at timestamptz,
    updated_at timestamptz not null
  )`,
  'create index listed_pool_members on pool_members (updated_at desc, user_id desc) where is_listed',

  // Companies that never see a member.
  `create table pool_blocks (
    user_id bigint not null references users (id) on delete cascade,
    company_id bigint not null references companies (id) on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, company_id)
  )`,
  'create index pool_blocks_of_company on pool_blocks (company_id)',

  // Who has looked at a member: once a day for each recruiter and company.
  `create table pool_views (
    id bigint generated always as identity primary key,
    -- Null when the account was removed: the row stays for figures.
    member_id bigint references users (id) on delete set null,
    company_id bigint not null references companies (id) on delete cascade,
    viewer_id bigint references users (id) on delete set null,
    kind text not null check (kind in ('profile', 'contact')),
    day date not null,
    at timestamptz not null,
    unique (member_id, company_id, viewer_id, kind, day)
  )`,
  'create index pool_views_of_company on pool_views (company_id, at desc)',
  'create index pool_views_of_viewer on pool_views (viewer_id)',

  // Messages through the platform.
  `create table pool_contacts (
    id bigint generated always as identity primary key,
    member_id bigint references users (id) on delete set null,
    company_id bigint not null references companies (id) on delete cascade,
    recruiter_id bigint references users (id) on delete set null,
    message text not null,
    state text not null check (state in ('sent', 'accepted', 'declined')),
    at timestamptz not null,
    answered_at timestamptz
  )`,
  `create unique index open_pool_contacts on pool_contacts (member_id, company_id) where state = 'sent'`,
  'create index pool_contacts_of_member on pool_contacts (member_id, at desc)',
  'create index pool_contacts_of_company on pool_contacts (company_id, at desc)',
  'create index pool_contacts_of_recruiter on pool_contacts (recruiter_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
