import { type Kysely, sql } from 'kysely';

/** A list of a job: `job_<name>(job_id, <column>)`. */
const jobList = (table: string, column: string, target: string): string[] => [
  `create table ${table} (job_id bigint not null references jobs(id) on delete cascade,
    ${column} bigint not null references ${target}(id) on delete cascade, primary key (job_id, ${column}))`,
  `create index ${table}_back on ${table} (${column}, job_id)`,
];

/** A job had one area, level, type and place before; these become the first entries of its lists. */
const movedColumns: readonly (readonly [table: string, column: string, from: string])[] = [
  ['job_functional_areas', 'area_id', 'area_id'],
  ['job_seniority_levels', 'seniority_level_id', 'seniority_id'],
  ['job_job_types', 'job_type_id', 'job_type_id'],
  ['job_job_locations', 'job_location_id', 'job_location_id'],
];

const statements = [
  ...['functional', 'project_management', 'design', 'data', 'engineer'].flatMap((kind) =>
    jobList(`job_${kind}_areas`, 'area_id', 'areas'),
  ),
  ...jobList('job_seniority_levels', 'seniority_level_id', 'seniority_levels'),
  ...jobList('job_job_locations', 'job_location_id', 'job_locations'),
  ...jobList('job_job_types', 'job_type_id', 'job_types'),
  ...jobList('job_job_tags', 'tag_id', 'tags'),
  ...jobList('job_job_perks', 'perk_id', 'perks'),
  ...jobList('job_job_titles', 'job_title_id', 'job_titles'),
  ...movedColumns.map(
    ([table, column, from]) =>
      `insert into ${table} (job_id, ${column}) select id, ${from} from jobs where ${from} is not null`,
  ),
  ...movedColumns.map(([, , from]) => `alter table jobs drop column ${from}`),
  `alter table jobs
    add column salary_period text not null default 'year' check (salary_period in ('hour', 'month', 'year')),
    add column applicant_countries jsonb not null default '[]',
    add constraint jobs_salary check (salary_from <= salary_to)`,
  'create index jobs_published on jobs (published_at desc, id desc) where deleted_at is null',

  'alter table job_types add column code text',
  `update job_types set code = codes.code from (values ('Full time', 'FULL_TIME'), ('Part time', 'PART_TIME'),
    ('Contract', 'CONTRACTOR'), ('Freelance', 'CONTRACTOR'), ('Internship', 'INTERN'), ('Apprenticeship', 'OTHER'),
    ('Volunteer', 'VOLUNTEER')) as codes(name, code) where codes.name = job_types.name`,
  `create unique index job_locations_name on job_locations (lower(name), coalesce(country_code, ''))
    where deleted_at is null`,
  'create unique index seniority_levels_name on seniority_levels (lower(name))',
  'create unique index event_categories_name on event_categories (lower(name)) where deleted_at is null',

  'alter table courses add column published_at timestamptz',
  'update courses set published_at = created_at',
  `create table course_prerequisites (
    course_id bigint not null references courses(id) on delete cascade,
    required_id bigint not null references courses(id) on delete cascade,
    primary key (course_id, required_id),
    check (course_id <> required_id))`,
  'create index course_prerequisites_back on course_prerequisites (required_id, course_id)',
  `alter table lessons
    add column kind text not null default 'text' check (kind in ('video', 'text', 'exercise')),
    add column video_url text,
    add column deleted_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
