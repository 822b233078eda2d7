import { type Kysely, sql } from 'kysely';

const statements = [
  // An application that is not sent. Only its member reads it.
  `create table application_drafts (
    user_id bigint not null references users (id) on delete cascade,
    job_id bigint not null references jobs (id) on delete cascade,
    message text,
    updated_at timestamptz not null,
    primary key (user_id, job_id)
  )`,
  'create index application_drafts_of_job on application_drafts (job_id)',

  `create table applications (
    id bigint generated always as identity primary key,
    job_id bigint not null references jobs (id) on delete cascade,
    -- Null when the account was removed: the row stays for figures.
    user_id bigint references users (id) on delete set null,
    -- Number of applications for this job that the user has withdrawn before: one application at a time.
    attempt integer not null default 0,
    state text not null check (state in ('submitted', 'viewed', 'in_review', 'shortlisted', 'interview', 'offer',
      'hired', 'rejected', 'withdrawn', 'auto_closed')),
    -- Number of the last event.
    version integer not null,
    -- The name stays after a withdrawal.
    name text not null,
    -- The profile as it was when the application was sent.
    applicant jsonb,
    message text,
    applied_at timestamptz not null,
    moved_at timestamptz not null,
    unique (user_id, job_id, attempt)
  )`,
  'create index applications_of_job on applications (job_id, state)',
  'create index applications_by_time on applications (applied_at desc, id desc)',

  // Every transition of an application. The state of the application is that of its last event.
  `create table application_events (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    -- 1 for the first event of the application.
    version integer not null,
    transition text not null,
    from_state text,
    to_state text not null,
    -- Whether the applicant sees a difference between the two states.
    is_visible boolean not null,
    actor_kind text not null check (actor_kind in ('member', 'recruiter', 'system')),
    actor_id bigint references users (id) on delete set null,
    -- The applicant; the words of the event are about this person.
    member_id bigint references users (id) on delete set null,
    reason text,
    -- Whether the applicant reads the reason.
    shows_reason boolean not null default false,
    -- For the recruiters of the company.
    note text,
    -- Of all events of one move.
    move_id uuid,
    -- Until then the move can be taken back; then its mails leave.
    final_at timestamptz,
    created_at timestamptz not null,
    unique (application_id, version)
  )`,
  'create index application_events_of_actor on application_events (actor_id)',
  'create index application_events_of_member on application_events (member_id)',
  'create index application_events_of_move on application_events (move_id) where move_id is not null',
  // Reminders to recruiters about an application that waits since a time.
  `create table application_reminders (
    application_id bigint not null references applications (id) on delete cascade,
    since timestamptz not null,
    days integer not null,
    sent_at timestamptz not null,
    primary key (application_id, since, days)
  )`,
  // Only the removal of a person changes an event: it empties references and words.
  `create function keep_application_event() returns trigger language plpgsql as $$
    begin
      if (new.application_id, new.version, new.transition, new.from_state, new.to_state, new.actor_kind, new.created_at)
        is distinct from
        (old.application_id, old.version, old.transition, old.from_state, old.to_state, old.actor_kind, old.created_at)
        then raise exception 'events of applications are append-only';
      end if;
      return new;
    end $$`,
  `create trigger keep_application_event before update on application_events for each row
    execute function keep_application_event()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
