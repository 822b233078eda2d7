import { type Kysely, sql } from 'kysely';

const statements = [
  // Stages of a company. A removed one stays, because events name it.
  `create table candidate_stages (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies (id) on delete cascade,
    -- By language.
    names jsonb not null,
    state text not null check (state in ('viewed', 'in_review', 'shortlisted', 'interview', 'offer')),
    color text not null,
    position integer not null,
    removed_at timestamptz
  )`,
  'create index candidate_stages_of_company on candidate_stages (company_id, position)',

  // Number of the last change of a company's list.
  `create table candidate_stage_lists (
    company_id bigint primary key references companies (id) on delete cascade,
    version integer not null
  )`,

  // Null: the state itself.
  'alter table applications add column stage_id bigint references candidate_stages (id)',
  'create index applications_of_stage on applications (stage_id) where stage_id is not null',
  `alter table application_events add column from_stage_id bigint references candidate_stages (id),
    add column to_stage_id bigint references candidate_stages (id)`,
  'create index application_events_from_stage on application_events (from_stage_id) where from_stage_id is not null',
  'create index application_events_to_stage on application_events (to_stage_id) where to_stage_id is not null',
  `create or replace function keep_application_event() returns trigger language plpgsql as $$
    begin
      if (new.application_id, new.version, new.transition, new.from_state, new.to_state, new.from_stage_id,
          new.to_stage_id, new.actor_kind, new.created_at)
        is distinct from
        (old.application_id, old.version, old.transition, old.from_state, old.to_state, old.from_stage_id,
          old.to_stage_id, old.actor_kind, old.created_at)
        then raise exception 'events of applications are append-only';
      end if;
      return new;
    end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
