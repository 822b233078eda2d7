import { type Kysely, sql } from 'kysely';

const statements = [
  // Messages for members that a company has written beforehand.
  `create table candidate_templates (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies (id) on delete cascade,
    -- The move that it is for.
    kind text not null,
    name text not null,
    -- By language.
    texts jsonb not null,
    version integer not null default 1,
    updated_at timestamptz not null,
    unique (company_id, kind, name)
  )`,
  // What the applicant gets with the move.
  'alter table application_events add column message text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
