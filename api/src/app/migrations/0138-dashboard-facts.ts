import { type Kysely, sql } from 'kysely';

const statements = [
  // What has happened, without the person. The ids have no foreign keys: a fact stays when its record is deleted, and no
  // fact waits for the lock of a record that is viewed often.
  `create table dashboard_facts (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('job_view', 'company_view', 'chapter_view', 'connection', 'application')),
    -- Job, company or chapter; the job of an application. Null for a connection.
    subject_id bigint,
    -- Null for a chapter.
    company_id bigint,
    happened_at timestamptz not null,
    -- Keyed hash of the visit and the record; null after two days.
    visitor_key text)`,
  'create index dashboard_facts_by_time on dashboard_facts (kind, happened_at) include (subject_id, company_id)',
  'create index dashboard_facts_by_subject on dashboard_facts (kind, subject_id, happened_at)',
  'create index dashboard_facts_by_company on dashboard_facts (kind, company_id, happened_at)',
  // One view for each visitor, record and half hour.
  `create unique index dashboard_facts_of_visitor on dashboard_facts (visitor_key, kind, subject_id,
    date_bin(interval '30 minutes', happened_at, timestamptz '2000-01-01 00:00:00+00')) where visitor_key is not null`,
  'create index dashboard_facts_with_visitor on dashboard_facts (happened_at) where visitor_key is not null',

  // Rollups. A number is the sum of its rows: a fact adds rows and locks none, and a job adds the rows up.
  // Quarters of an hour, because every time zone differs from UTC by a multiple of them.
  `create table dashboard_slots (
    kind text not null,
    -- 0 for all companies together.
    company_id bigint not null,
    slot timestamptz not null,
    amount bigint not null)`,
  'create index dashboard_slots_sum on dashboard_slots (kind, company_id, slot) include (amount)',
  // Days in UTC. 0 without a subject, or without a company.
  `create table dashboard_days (
    kind text not null,
    subject_id bigint not null,
    company_id bigint not null,
    day date not null,
    amount bigint not null)`,
  'create index dashboard_days_sum on dashboard_days (kind, day) include (subject_id, company_id, amount)',
  'create index dashboard_days_of_subject on dashboard_days (kind, subject_id, day) include (company_id, amount)',
  'create index dashboard_days_of_company on dashboard_days (kind, company_id, day) include (subject_id, amount)',

  // The definition of the rollups: a fact counts for all companies, and for its own one. The trigger below does the same
  // with new facts, and the nightly recount compares them.
  `create function dashboard_slot(moment timestamptz) returns timestamptz language sql immutable
    return date_bin(interval '15 minutes', moment, timestamptz '2000-01-01 00:00:00+00')`,
  `create function dashboard_day(moment timestamptz) returns date language sql immutable
    return (moment at time zone 'UTC')::date`,
  `create view computed_dashboard_slots as
    select kind, company_id, slot, count(*) as amount from (
      select kind, 0::bigint as company_id, dashboard_slot(happened_at) as slot from dashboard_facts
      union all select kind, company_id, dashboard_slot(happened_at) from dashboard_facts where company_id is not null
    ) as placed group by kind, company_id, slot`,
  `create view computed_dashboard_days as
    select kind, coalesce(subject_id, 0) as subject_id, coalesce(company_id, 0) as company_id,
      dashboard_day(happened_at) as day, count(*) as amount
    from dashboard_facts group by 1, 2, 3, 4`,

  `create function dashboard_facts_roll_up() returns trigger language plpgsql as $$
    begin
      insert into dashboard_slots (kind, company_id, slot, amount)
        select kind, company_id, slot, count(*) from (
          select kind, 0::bigint as company_id, dashboard_slot(happened_at) as slot from changed
          union all select kind, company_id, dashboard_slot(happened_at) from changed where company_id is not null
        ) as placed group by kind, company_id, slot;
      insert into dashboard_days (kind, subject_id, company_id, day, amount)
        select kind, coalesce(subject_id, 0), coalesce(company_id, 0), dashboard_day(happened_at), count(*)
        from changed group by 1, 2, 3, 4;
      return null;
    end $$`,
  `create trigger dashboard_facts_roll_up after insert on dashboard_facts referencing new table as changed
    for each statement execute function dashboard_facts_roll_up()`,

  // Applications and messages of recruiters are facts in the transaction that adds them.
  `create function dashboard_facts_note_applications() returns trigger language plpgsql as $$
    begin
      insert into dashboard_facts (kind, subject_id, company_id, happened_at)
        select 'application', c.job_id, j.company_id, c.applied_at from changed c join jobs j on j.id = c.job_id;
      return null;
    end $$`,
  `create trigger dashboard_facts_insert after insert on applications referencing new table as changed
    for each statement execute function dashboard_facts_note_applications()`,
  `create function dashboard_facts_note_contacts() returns trigger language plpgsql as $$
    begin
      insert into dashboard_facts (kind, company_id, happened_at)
        select 'connection', c.company_id, c.at from changed c;
      return null;
    end $$`,
  `create trigger dashboard_facts_insert after insert on pool_contacts referencing new table as changed
    for each statement execute function dashboard_facts_note_contacts()`,

  // Results of the nightly recount: how many numbers were compared, and which of them differed.
  `create table dashboard_counts (
    id bigint generated always as identity primary key,
    counted_at timestamptz not null,
    row_count integer not null,
    drift jsonb not null default '[]')`,

  `insert into dashboard_facts (kind, subject_id, company_id, happened_at)
    select 'application', a.job_id, j.company_id, a.applied_at from applications a join jobs j on j.id = a.job_id
    union all select 'connection', null, company_id, at from pool_contacts order by 4`,
];

/** Views, connections and applications, with rollups for the dashboards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
