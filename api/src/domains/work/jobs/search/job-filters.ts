import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { Expression } from '../../../../kit/core/table/expressions';
import type { TableDeclaration } from '../../../../kit/core/table/table-repository';
import { hiresFor, jobStatus } from '../job-status';
import { codedGroups, findCodes, hasCode, valuesOf } from './facet-lists';
import { isJobAge, startOfAge } from './job-age';
import { salaryFilters } from './salary-choice';

export const isRemoteJob = sql`(t.workplace = 'remote')`;

/** Whether a row has this slug or id. */
const isCalled = (value: unknown): Expression => sql`(n.slug = ${value}::text or n.id::text = ${value}::text)`;

/** The chosen values of lists are looked up first: as codes, they use the index of `job_facets`. */
export const jobLookups: NonNullable<TableDeclaration['lookups']> = Object.fromEntries(
  codedGroups.map((group) => [group, (db: Db, value: unknown) => findCodes(db, group, value)]),
);

export const jobFilters: NonNullable<TableDeclaration['filters']> = {
  ...Object.fromEntries(codedGroups.map((group) => [group, hasCode])),
  ...salaryFilters,
  company: (value) => sql`exists (select 1 from companies n where n.id = t.company_id and ${isCalled(value)})`,
  is_own: (value, { viewer }) => sql`${hiresFor(viewer?.id ?? 0)} = ${value}`,
  remote: (value) => sql`${isRemoteJob} = ${value === '1' || value === 'true'}`,
  workplace: (value) => sql`t.workplace in (${sql.join(valuesOf(value))})`,
  since: (value, { now }) => (isJobAge(value) ? sql`t.published_at > ${new Date(startOfAge(value, now))}` : sql`true`),
  // A part of the condition of `salary_from`.
  salary_period: () => sql`true`,
  slug: (value) => sql`t.slug = ${value}`,
  status: (value, context) => sql`${jobStatus(context)} = ${value}`,
};
