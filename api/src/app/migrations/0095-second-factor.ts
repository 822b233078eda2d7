import { type Kysely, sql } from 'kysely';

const statements = [
  `create table second_factors (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    kind text not null check (kind in ('passkey', 'totp')),
    -- Chosen by the user for a passkey.
    name text not null default '',
    created_at timestamptz not null default now(),
    -- Null until the first code of an app has proved the secret.
    confirmed_at timestamptz,
    last_used_at timestamptz,
    -- Secret of an app, encrypted.
    secret text,
    -- Number of the period of the last accepted code: a code is accepted once.
    last_step bigint,
    credential_id text unique,
    public_key text,
    counter bigint not null default 0,
    transports text not null default ''
  )`,
  'create index second_factors_of_user on second_factors (user_id)',
  `create unique index second_factors_one_app on second_factors (user_id) where kind = 'totp'`,
  `create table recovery_codes (
    user_id bigint not null references users (id) on delete cascade,
    hash text not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    primary key (user_id, hash)
  )`,
  `create table second_steps (
    -- Keyed hash of the code that the browser has.
    hash text primary key,
    user_id bigint not null references users (id) on delete cascade,
    purpose text not null check (purpose in ('sign-in', 'add-passkey')),
    -- Keyed hash of the cookie of the browser that began the step.
    browser_hash text not null default '',
    provider text not null,
    session_version integer not null,
    attempts integer not null default 0,
    passkey_challenge text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index second_steps_of_user on second_steps (user_id)',
  'create index second_steps_by_end on second_steps (expires_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
