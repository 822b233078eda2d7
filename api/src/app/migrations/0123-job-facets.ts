import { type Kysely, sql } from 'kysely';

/** Facet groups with their numbers; the number of a value is `group * 100,000,000 + id`. */
const unit = 100_000_000;

const lists: readonly (readonly [group: number, table: string, column: string])[] = [
  [1, 'job_functional_areas', 'area_id'],
  [1, 'job_project_management_areas', 'area_id'],
  [1, 'job_design_areas', 'area_id'],
  [1, 'job_data_areas', 'area_id'],
  [1, 'job_engineer_areas', 'area_id'],
  [2, 'job_seniority_levels', 'seniority_level_id'],
  [4, 'job_job_types', 'job_type_id'],
  [5, 'job_job_titles', 'job_title_id'],
  [6, 'job_job_tags', 'tag_id'],
  [7, 'job_job_perks', 'perk_id'],
];

/** Offers of companies in the order of the contract (`companyFlags`); the id of an offer is its place, from 1. */
const flags = [
  'remote_jobs',
  'unlimited_vacation',
  'paid_maternity_leave',
  'latinx_hispanics_erg',
  'women_in_tech_erg',
  'lgbtqia_erg',
];

const codes = [
  ...lists.map(
    ([group, table, column]) => `select job_id, ${group * unit} + ${column} from ${table}
    where job_id = any(changed_jobs)`,
  ),
  `select p.job_id, ${3 * unit} + p.job_location_id from job_job_locations p
    join job_locations l on l.id = p.job_location_id and l.deleted_at is null where p.job_id = any(changed_jobs)`,
  `select j.id, ${7 * unit} + p.perk_id from jobs j join company_perks p on p.company_id = j.company_id
    where j.id = any(changed_jobs)`,
  ...flags.map(
    (flag, at) => `select j.id, ${8 * unit + at + 1} from jobs j join companies c on c.id = j.company_id
    where j.id = any(changed_jobs) and c.${flag}`,
  ),
];

const rowsOf = { insert: 'new', update: 'new', delete: 'old' } as const;

/** Triggers after each kind of statement; `changed` has the rows. */
const follow = (table: string, run: string): string[] =>
  Object.entries(rowsOf).map(
    ([event, rows]) => `create trigger job_facets_${event} after ${event} on ${table}
      referencing ${rows} table as changed for each statement execute function ${run}()`,
  );

const triggerFunction = (name: string, jobs: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$
    begin
      perform job_facets_refresh(array(${jobs}));
      return null;
    end $$`;

const statements = [
  // Values of each job in all lists of the search. A row stays when its job is deleted, so that readers notice it.
  // changed_in: id of the transaction that wrote the row or the job.
  `create table job_facets (
    job_id bigint primary key,
    codes integer[] not null,
    changed_in bigint not null
  )`,
  'create index job_facets_codes on job_facets using gin (codes)',
  'create index job_facets_changed_in on job_facets (changed_in)',

  `create function job_facets_refresh(changed_jobs bigint[]) returns void language sql as $$
    insert into job_facets (job_id, codes, changed_in)
    select one.job_id, coalesce(array_agg(distinct f.code::integer) filter (where f.code is not null), '{}'),
      pg_current_xact_id()::text::bigint
    from (select distinct unnest(changed_jobs) as job_id) as one
    left join (${codes.join(' union all ')}) as f(job_id, code) on f.job_id = one.job_id
    group by one.job_id order by one.job_id
    on conflict (job_id) do update set codes = excluded.codes, changed_in = excluded.changed_in;
  $$`,

  triggerFunction('job_facets_follow_list', 'select job_id from changed'),
  ...[...lists.map(([, table]) => table), 'job_job_locations'].flatMap((table) =>
    follow(table, 'job_facets_follow_list'),
  ),
  triggerFunction('job_facets_follow_job', 'select id from changed'),
  ...follow('jobs', 'job_facets_follow_job'),
  triggerFunction(
    'job_facets_follow_perk',
    'select j.id from jobs j where j.company_id in (select company_id from changed)',
  ),
  ...follow('company_perks', 'job_facets_follow_perk'),
  triggerFunction('job_facets_follow_company', 'select id from jobs where company_id = new.id'),
  `create trigger job_facets_update after update on companies for each row
    when ((old.deleted_at is null, ${flags.map((flag) => `old.${flag}`).join(', ')})
      is distinct from (new.deleted_at is null, ${flags.map((flag) => `new.${flag}`).join(', ')}))
    execute function job_facets_follow_company()`,
  triggerFunction('job_facets_follow_place', 'select job_id from job_job_locations where job_location_id = new.id'),
  `create trigger job_facets_update after update of deleted_at on job_locations for each row
    when ((old.deleted_at is null) is distinct from (new.deleted_at is null))
    execute function job_facets_follow_place()`,
  'select job_facets_refresh(array(select id from jobs))',

  // The upper end of a year's pay, for the order and the filter by pay. Null where the pay is not stated.
  `alter table jobs add column salary_year bigint generated always as (
    case when salary_from is not null and currency is not null then greatest(salary_from, salary_to)::bigint
      * case salary_period when 'hour' then 2080 when 'month' then 12 else 1 end end) stored`,
  'create index jobs_by_salary_year on jobs (salary_year, id) where deleted_at is null',
  'create index jobs_by_salary_year_back on jobs (salary_year desc nulls last, id desc) where deleted_at is null',
];

/** The job search: choices with numbers, and the order by pay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
