import { type Kysely, sql } from 'kysely';

const isWithin = `kind = any (array['job_view', 'company_view', 'chapter_view', 'connection', 'application'])
  and happened_at >= $1 and happened_at < $2`;

const statements = [
  // What the dashboards count by time.
  'create index enrolments_by_time on enrolments (created_at)',
  `create index membership_starts_by_time on membership_changes (created_at) where kind = 'start' and state = 'done'`,
  'create index dashboard_slots_by_time on dashboard_slots (slot)',
  'create index attendees_by_time on attendees (created_at, event_id) where had_ticket',

  // The definition of the rollups for some days, so that the nightly recount reads the facts in parts. Both ends are
  // midnights of UTC; without limits it is that of the views.
  `create function computed_dashboard_slots_within(timestamptz, timestamptz)
    returns table (kind text, company_id bigint, slot timestamptz, amount bigint) language sql stable as $$
    select placed.kind, placed.company_id, placed.slot, count(*) from (
      select kind, 0::bigint as company_id, dashboard_slot(happened_at) as slot from dashboard_facts where ${isWithin}
      union all select kind, company_id, dashboard_slot(happened_at) from dashboard_facts
        where company_id is not null and ${isWithin}
    ) as placed group by 1, 2, 3 $$`,
  `create function computed_dashboard_days_within(timestamptz, timestamptz)
    returns table (kind text, subject_id bigint, company_id bigint, day date, amount bigint) language sql stable as $$
    select f.kind, coalesce(f.subject_id, 0), coalesce(f.company_id, 0), dashboard_day(f.happened_at), count(*)
    from dashboard_facts f where ${isWithin} group by 1, 2, 3, 4 $$`,
  `create or replace view computed_dashboard_slots as
    select * from computed_dashboard_slots_within('-infinity', 'infinity')`,
  `create or replace view computed_dashboard_days as
    select * from computed_dashboard_days_within('-infinity', 'infinity')`,
];

/** Indexes of the dashboards, and the rollups of some days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
