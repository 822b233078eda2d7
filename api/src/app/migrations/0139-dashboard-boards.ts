import { type Kysely, sql } from 'kysely';

const statements = [
  // The order of a user's pinned data sets.
  `create table dashboard_boards (
    user_id bigint primary key references users (id) on delete cascade,
    pinned text[] not null,
    version integer not null
  )`,

  // One goal of a data set for a user, for a company, and for all readers.
  `create table dashboard_goals (
    id bigint generated always as identity primary key,
    dataset text not null,
    value integer not null,
    scope text not null check (scope in ('own', 'company', 'all')),
    owner_id bigint references users (id) on delete cascade,
    company_id bigint references companies (id) on delete cascade,
    check ((scope = 'own') = (owner_id is not null)),
    check ((scope = 'company') = (company_id is not null)),
    constraint dashboard_goals_of_user unique (owner_id, dataset),
    constraint dashboard_goals_of_company unique (company_id, dataset)
  )`,
  `create unique index dashboard_goals_of_all on dashboard_goals (dataset) where scope = 'all'`,

  // Notes on a day.
  `create table dashboard_notes (
    id bigint generated always as identity primary key,
    author_id bigint references users (id) on delete set null,
    -- Made by the form, so that a repeated request adds no second note.
    key text not null,
    day date not null,
    text text not null,
    scope text not null check (scope in ('own', 'company', 'all')),
    company_id bigint references companies (id) on delete cascade,
    created_at timestamptz not null,
    check ((scope = 'company') = (company_id is not null)),
    constraint dashboard_notes_of_author unique (author_id, key)
  )`,
  'create index dashboard_notes_of_company on dashboard_notes (company_id) where company_id is not null',
];

/** What readers of the dashboards keep for themselves, for their company, and for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
