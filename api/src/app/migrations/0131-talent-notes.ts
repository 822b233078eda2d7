import { type Kysely, sql } from 'kysely';

const statements = [
  // Notes of a company on members of the pool: for the author alone, or for all recruiters of the company.
  `create table talent_notes (
    id bigint generated always as identity primary key,
    member_id bigint not null references users (id) on delete cascade,
    company_id bigint not null references companies (id) on delete cascade,
    author_id bigint references users (id) on delete set null,
    visibility text not null check (visibility in ('own', 'company')),
    text text not null,
    version integer not null default 1,
    created_at timestamptz not null,
    edited_at timestamptz
  )`,
  'create index talent_notes_of_member on talent_notes (member_id, created_at desc)',
  'create index talent_notes_of_company on talent_notes (company_id, created_at desc)',
  'create index talent_notes_of_author on talent_notes (author_id)',

  // A day on which a recruiter, or a company, turns to a member again.
  `create table talent_follow_ups (
    id bigint generated always as identity primary key,
    member_id bigint not null references users (id) on delete cascade,
    company_id bigint not null references companies (id) on delete cascade,
    author_id bigint references users (id) on delete set null,
    visibility text not null check (visibility in ('own', 'company')),
    due_on date not null,
    word text,
    created_at timestamptz not null,
    -- The day of the notification.
    notified_on date,
    done_at timestamptz
  )`,
  `create unique index open_own_follow_ups on talent_follow_ups (member_id, company_id, author_id)
    where done_at is null and visibility = 'own'`,
  `create unique index open_company_follow_ups on talent_follow_ups (member_id, company_id)
    where done_at is null and visibility = 'company'`,
  'create index due_follow_ups on talent_follow_ups (due_on) where done_at is null',
  'create index talent_follow_ups_of_member on talent_follow_ups (member_id)',
  'create index talent_follow_ups_of_company on talent_follow_ups (company_id)',
  'create index talent_follow_ups_of_author on talent_follow_ups (author_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
