import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const times = `created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;
const texts = `translations jsonb not null default '{}'`;
const role = 'role_id bigint not null references roles(id) on delete cascade';

const statements = [
  // Pages match roles by their exact names, so two names must not differ only in case.
  'create unique index roles_name_like on roles (lower(name))',

  // Prices in minor units of the currency.
  `create table packages (${identity}, ${role},
    name text not null,
    slug text not null unique,
    description text,
    price integer not null default 0 check (price >= 0),
    currency text not null default 'USD',
    "interval" text not null default 'month' check ("interval" in ('month', 'year')),
    position integer not null default 0,
    ${texts},
    ${times})`,
  'create index packages_role on packages (role_id, position, id)',

  `create table features (${identity}, ${role},
    name text not null,
    description text,
    data jsonb not null default '{}',
    position integer not null default 0,
    ${texts},
    ${times})`,
  'create index features_role on features (role_id, position, id)',

  // A package has a feature only when a row enables it.
  `create table feature_packages (
    feature_id bigint not null references features(id) on delete cascade,
    package_id bigint not null references packages(id) on delete cascade,
    is_enabled boolean not null,
    primary key (feature_id, package_id))`,
  'create index feature_packages_back on feature_packages (package_id, feature_id) where is_enabled',

  `create table coupons (${identity},
    code text not null,
    percent integer check (percent between 1 and 100),
    amount integer check (amount > 0),
    currency text,
    role_id bigint references roles(id) on delete cascade,
    expires_at timestamptz,
    ${times},
    check ((percent is null) <> (amount is null)),
    check (amount is null or currency is not null))`,
  'create unique index coupons_code on coupons (upper(code))',

  // Rows are only added.
  `create table versionings (${identity},
    role_id bigint references roles(id) on delete set null,
    user_id bigint references users(id) on delete set null,
    subject text not null check (subject in ('feature', 'package')),
    subject_id bigint not null,
    action text not null check (action in ('create', 'update', 'toggle', 'price')),
    before jsonb,
    after jsonb not null,
    created_at timestamptz not null default date_trunc('milliseconds', now()))`,
  'create index versionings_newest on versionings (created_at desc, id desc)',
  'create index versionings_role on versionings (role_id, created_at desc, id desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
