import { type Kysely, sql } from 'kysely';

const statements = [
  // One row for each sign-in on a device; bearer token, refresh tokens and session cookie end with it.
  `create table sign_ins (
    id uuid primary key default gen_random_uuid(),
    user_id bigint not null references users(id) on delete cascade,
    provider text not null check (provider in ('password', 'linkedin')),
    session_version integer not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    ended_reason text check (ended_reason in ('signed-out', 'reused', 'password-changed'))
  )`,
  'create index sign_ins_user on sign_ins (user_id)',
  'create index sign_ins_expiry on sign_ins (expires_at)',
  `create table refresh_tokens (
    hash text primary key,
    sign_in_id uuid not null references sign_ins(id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index refresh_tokens_sign_in on refresh_tokens (sign_in_id)',
  `create table pins (
    user_id bigint not null references users(id) on delete cascade,
    purpose text not null check (purpose in ('verify', 'reset')),
    pin_hash text not null,
    attempts integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    primary key (user_id, purpose)
  )`,
  `create table social_accounts (
    provider text not null,
    provider_account_id text not null,
    user_id bigint not null references users(id) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (provider, provider_account_id)
  )`,
  'create index social_accounts_user on social_accounts (user_id)',
  // "values" is emptied after the mail is sent, because it can contain a pin.
  `create table outbox_mails (
    id bigint generated always as identity primary key,
    template text not null,
    locale text not null,
    recipient text not null,
    "values" jsonb not null,
    created_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    locked_until timestamptz,
    attempts integer not null default 0,
    sent_at timestamptz,
    failed_at timestamptz,
    last_error text
  )`,
  'create index outbox_mails_due on outbox_mails (due_at) where sent_at is null and failed_at is null',
  // Development only: unsent mails, for /dev/mail.
  `create table caught_mails (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    sender text not null,
    recipient text not null,
    subject text not null,
    "text" text not null,
    html text not null
  )`,
  `create table audit_entries (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id bigint,
    action text not null,
    resource text not null,
    row_id text,
    before jsonb,
    after jsonb,
    request_id text,
    ip_hash text
  )`,
  'create index audit_entries_row on audit_entries (resource, row_id, id)',
  'create index audit_entries_actor on audit_entries (actor_id, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
