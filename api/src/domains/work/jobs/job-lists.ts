import { sql } from 'kysely';

import { type Expression, jsonList, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';

/** A list of a job with its table: `table(job_id, column)` → `target`. */
interface JobList {
  readonly table: string;
  readonly column: string;
  readonly target: string;
}

const areaFields = [
  'functional_areas',
  'project_management_areas',
  'design_areas',
  'data_areas',
  'engineer_areas',
] as const;

/** The lists of a job by field; docs/SPECIFICATION.md, section 3, names them. */
export const jobLists = {
  functional_areas: { table: 'job_functional_areas', column: 'area_id', target: 'areas' },
  project_management_areas: { table: 'job_project_management_areas', column: 'area_id', target: 'areas' },
  design_areas: { table: 'job_design_areas', column: 'area_id', target: 'areas' },
  data_areas: { table: 'job_data_areas', column: 'area_id', target: 'areas' },
  engineer_areas: { table: 'job_engineer_areas', column: 'area_id', target: 'areas' },
  seniority_levels: { table: 'job_seniority_levels', column: 'seniority_level_id', target: 'seniority_levels' },
  job_locations: { table: 'job_job_locations', column: 'job_location_id', target: 'job_locations' },
  job_types: { table: 'job_job_types', column: 'job_type_id', target: 'job_types' },
  job_tags: { table: 'job_job_tags', column: 'tag_id', target: 'tags' },
  job_perks: { table: 'job_job_perks', column: 'perk_id', target: 'perks' },
  job_titles: { table: 'job_job_titles', column: 'job_title_id', target: 'job_titles' },
} as const satisfies Readonly<Record<string, JobList>>;

export type JobListField = keyof typeof jobLists;

/** Rows of a list in the form of an answer; the alias of the row is `n`. `more` adds columns to id and name. */
export function namesOf(context: ReadContext, field: JobListField, more: readonly string[] = ['slug']): Expression {
  const { table, column, target } = jobLists[field];
  const fields = {
    id: sql`n.id`,
    name: translateColumn(context, 'name', 'n'),
    ...Object.fromEntries(more.map((name) => [name, sql.ref(`n.${name}`)])),
  };
  return jsonList(sql`select ${jsonObject(fields)} as row from ${sql.table(table)} p
    join ${sql.table(target)} n on n.id = ${sql.ref(`p.${column}`)} where p.job_id = t.id and ${alive(field)} order by n.id`);
}

/** The areas of a job in all its lists, each once. */
export function areasOf(context: ReadContext): Expression {
  const fields = { id: sql`n.id`, name: translateColumn(context, 'name', 'n'), slug: sql`n.slug` };
  return jsonList(sql`select ${jsonObject(fields)} as row from areas n
    where n.id in (${areaIds(sql`t.id`)}) order by n.id`);
}

/** Whether a job belongs to an area with this condition; the alias of the area is `a`. */
export function jobIsOfArea(jobId: Expression, condition: Expression): Expression {
  return sql`exists (select 1 from areas a where ${condition} and a.id in (${areaIds(jobId)}))`;
}

function areaIds(jobId: Expression): Expression {
  const parts = areaFields.map(
    (field) => sql`select area_id from ${sql.table(jobLists[field].table)} where job_id = ${jobId}`,
  );
  return sql.join(parts, sql` union `);
}

/** Leaves out job locations in the trash. */
function alive(field: JobListField): Expression {
  return field === 'job_locations' ? sql`n.deleted_at is null` : sql`true`;
}
