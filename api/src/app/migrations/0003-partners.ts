import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const common = `translations jsonb not null default '{}',
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;
const gallery = `gallery_featured_images jsonb not null default '[]'`;

const pair = (table: string, other: string, target: string) => [
  `create table ${table} (
    company_id bigint not null references companies(id) on delete cascade,
    ${other} bigint not null references ${target}(id) on delete cascade,
    primary key (company_id, ${other}))`,
  `create index ${table}_back on ${table} (${other}, company_id)`,
];

const flags = [
  'remote_jobs',
  'unlimited_vacation',
  'paid_maternity_leave',
  'latinx_hispanics_erg',
  'women_in_tech_erg',
  'lgbtqia_erg',
];

const statements = [
  `alter table companies
    add column linkedin text,
    add column size text check (size in ('1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+')),
    add column founded_year integer,
    ${flags.map((flag) => `add column ${flag} boolean not null default false`).join(', ')}`,
  'create unique index companies_name on companies (lower(name)) where deleted_at is null',
  'create index companies_country on companies (country_code) where deleted_at is null',
  `create table company_categories (${identity}, name text not null, slug text not null unique, ${common})`,
  'create unique index company_categories_name on company_categories (lower(name))',
  ...pair('company_company_categories', 'company_category_id', 'company_categories'),
  ...pair('company_recruiters', 'user_id', 'users'),

  `create view company_countries as
    select c.id, c.code, c.name, c.translations, count(*) as companies_count
    from countries c join companies co on co.country_code = c.code and co.deleted_at is null
    group by c.id`,

  `alter table perks add column description text, add column ${gallery}`,
  'create unique index perks_name on perks (lower(name))',

  `create table jefa_perks (${identity},
    name text not null,
    slug text not null unique,
    partner text not null,
    kind text not null check (kind in ('learning', 'tools', 'career', 'wellbeing', 'travel')),
    benefit text not null,
    description text,
    url text,
    ends_on date,
    ${gallery},
    ${common})`,
  'create unique index jefa_perks_name on jefa_perks (lower(name))',

  `create table investors (${identity},
    name text not null,
    slug text not null unique,
    kind text not null check (kind in ('fund', 'angel', 'foundation', 'corporate', 'public')),
    summary text,
    description text,
    stages jsonb not null default '[]',
    website text,
    city text,
    country_code text,
    since integer,
    logo jsonb,
    ${common})`,
  'create unique index investors_name on investors (lower(name))',

  `create table press (${identity},
    title text not null,
    outlet text not null,
    kind text not null default 'article' check (kind in ('article', 'interview', 'podcast', 'video', 'radio')),
    url text,
    published_on date not null,
    author text,
    quote text,
    language text not null default 'en',
    summary text,
    cover jsonb,
    ${common})`,
  'create index press_published on press (published_on desc, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
