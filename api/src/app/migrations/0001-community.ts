import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const times = `created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;
const texts = `translations jsonb not null default '{}'`;
const page = `slug text not null unique,
    summary text,
    description text,
    cover jsonb,
    seo jsonb not null default '{}',
    ${texts},
    ${times},
    deleted_at timestamptz`;

/** A list of names with addresses. */
const namedTable = (table: string, more = '') =>
  `create table ${table} (${identity}, name text not null, slug text not null unique, ${more} ${texts}, ${times})`;
/** A list of names without dates. */
const lookup = (table: string, more = '') =>
  `create table ${table} (${identity}, name text not null, ${more} ${texts})`;
const pair = (table: string, one: string, other: string, more = '') => {
  const [oneColumn, otherColumn] = [one, other].map((text) => text.split('>')[0]);
  const column = (text: string) => {
    const [name, target] = text.split('>');
    return `${name} bigint not null references ${target}(id) on delete cascade`;
  };
  return [
    `create table ${table} (${column(one)}, ${column(other)}, ${more} primary key (${oneColumn}, ${otherColumn}))`,
    `create index ${table}_back on ${table} (${otherColumn}, ${oneColumn})`,
  ];
};

const statements = [
  'create extension if not exists pg_trgm',
  'create extension if not exists unaccent',
  // Index expressions need an immutable function that names its dictionary and schema.
  `create function f_unaccent(value text) returns text language sql immutable parallel safe strict
    as $$ select public.unaccent('public.unaccent'::regdictionary, value) $$`,

  namedTable('areas', 'description text, color text,'),
  namedTable('tags'),
  namedTable('categories'),
  namedTable('event_categories', 'deleted_at timestamptz,'),
  namedTable('perks'),
  namedTable('job_locations', 'country_code text, deleted_at timestamptz,'),
  namedTable('seniority_levels', 'rank integer not null default 0,'),
  ...['areas', 'tags'].map((table) => `create unique index ${table}_name on ${table} (lower(name))`),

  `create table countries (${identity}, code text not null unique, name text not null, ${texts})`,
  `create table states (${identity}, code text not null, country_code text not null, name text not null,
    unique (country_code, code))`,
  lookup('job_skills', `kind text not null check (kind in ('general', 'tech')),`),
  lookup('job_titles'),
  lookup('job_types'),
  lookup('language_proficiency', 'language text not null, level text not null,'),

  `create table chapters (${identity}, name text not null,
    status text not null default 'active' check (status in ('active', 'planned', 'paused')),
    city text not null,
    state text,
    country_code text not null,
    latitude double precision,
    longitude double precision,
    timezone text not null,
    languages jsonb not null default '[]',
    founded_on date,
    email text,
    website text,
    linkedin text,
    instagram text,
    ${page})`,
  'create unique index chapters_name on chapters (lower(name)) where deleted_at is null',

  `create table users (${identity},
    email text not null,
    password_hash text,
    first_name text not null,
    last_name text not null,
    headline text,
    bio text,
    city text,
    country_code text,
    locale text not null default 'en' check (locale in ('en', 'es', 'pt')),
    linkedin text,
    avatar jsonb,
    area_id bigint references areas(id) on delete set null,
    chapter_id bigint references chapters(id) on delete set null,
    seniority_id bigint references seniority_levels(id) on delete set null,
    is_social boolean not null default false,
    email_verified_at timestamptz,
    session_version integer not null default 1,
    disabled_at timestamptz,
    ${times},
    deleted_at timestamptz)`,
  'create unique index users_email on users (lower(email))',
  `create index users_search on users using gin
    (lower(f_unaccent(first_name || ' ' || last_name || ' ' || email)) gin_trgm_ops)`,
  'create index users_area on users (area_id) where deleted_at is null',
  'create index users_chapter on users (chapter_id) where deleted_at is null',
  'create index users_country on users (country_code) where deleted_at is null',
  'create index users_created on users (created_at)',

  `create table roles (${identity}, name text not null unique, label text, description text, ${times})`,
  `create table permissions (${identity}, name text not null unique, description text)`,
  ...pair('user_roles', 'user_id>users', 'role_id>roles'),
  ...pair('role_permissions', 'role_id>roles', 'permission_id>permissions'),
  ...pair('user_permissions', 'user_id>users', 'permission_id>permissions'),
  ...pair('chapter_leaders', 'chapter_id>chapters', 'user_id>users', 'position integer not null default 0,'),

  `create table events (${identity}, title text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    timezone text not null,
    format text not null check (format in ('in_person', 'online', 'hybrid')),
    status text not null default 'published' check (status in ('published', 'cancelled', 'postponed')),
    venue_name text,
    venue_address text,
    city text,
    country_code text,
    capacity integer,
    going_count integer not null default 0,
    price_from integer not null default 0,
    currency text not null default 'USD',
    check (ends_at >= starts_at),
    ${page})`,
  'create index events_starts on events (starts_at, id) where deleted_at is null',
  'create index events_ends on events (ends_at) where deleted_at is null',
  ...pair('event_chapters', 'event_id>events', 'chapter_id>chapters'),
  ...pair('event_event_categories', 'event_id>events', 'event_category_id>event_categories'),
  ...pair('event_tags', 'event_id>events', 'tag_id>tags'),
  `create table event_speakers (${identity},
    event_id bigint not null references events(id) on delete cascade,
    user_id bigint references users(id) on delete set null,
    name text not null,
    headline text,
    speaker_role text not null,
    position integer not null default 0)`,
  'create index event_speakers_event on event_speakers (event_id, position)',
  'create index event_speakers_user on event_speakers (user_id)',

  namedTable(
    'companies',
    `summary text, description text, website text, city text, country_code text, logo jsonb,
    seo jsonb not null default '{}', deleted_at timestamptz,`,
  ),
  ...pair('company_perks', 'company_id>companies', 'perk_id>perks'),

  `create table jobs (${identity}, title text not null,
    company_id bigint not null references companies(id) on delete cascade,
    area_id bigint references areas(id) on delete set null,
    seniority_id bigint references seniority_levels(id) on delete set null,
    job_type_id bigint references job_types(id) on delete set null,
    job_location_id bigint references job_locations(id) on delete set null,
    is_remote boolean not null default false,
    salary_from integer,
    salary_to integer,
    currency text,
    published_at timestamptz,
    closes_at timestamptz,
    ${page})`,
  'create index jobs_company on jobs (company_id)',
  'create index jobs_area on jobs (area_id)',

  `create table courses (${identity}, title text not null,
    area_id bigint references areas(id) on delete set null,
    level text not null,
    minutes integer not null default 0,
    ${page})`,
  `create table lessons (${identity},
    course_id bigint not null references courses(id) on delete cascade,
    slug text not null unique,
    title text not null,
    summary text,
    body text,
    position integer not null,
    minutes integer not null default 0,
    ${texts},
    ${times})`,
  'create index lessons_course on lessons (course_id, position)',

  `create table news (${identity}, title text not null,
    author_id bigint references users(id) on delete set null,
    published_at timestamptz,
    ${page})`,
  ...pair('news_categories', 'news_id>news', 'category_id>categories'),
  ...pair('news_tags', 'news_id>news', 'tag_id>tags'),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
