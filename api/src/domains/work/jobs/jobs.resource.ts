import { jobs } from '@enlace/shared-contract/work';
import { sql } from 'kysely';

import type { MaybeTime } from '../../../infrastructure/db/column-types';
import type { TableOf } from '../../../infrastructure/db/table-of';
import {
  type Expression,
  jsonList,
  jsonObject,
  translateColumn,
  sortColumnInLanguage,
} from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { areasOf, jobLists, namesOf } from './job-lists';
import {
  companyIsThere,
  hasEndedPage,
  hasJobPage,
  hiresFor,
  isOpenJob,
  jobStatus,
  ownFirst,
  seesInEveryState,
} from './job-status';
import { isOwnJobField, jobsPolicy, prepareJob } from './jobs.policy';
import { isRemoteJob, jobFilters, jobLookups } from './search/job-filters';
import { jobRelevance, jobSearchTexts } from './search/search-texts';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    jobs: TableOf<typeof jobs> & {
      company_id: number;
      /** Times of moves; null when the job has left their state. */
      review_requested_at: MaybeTime;
      paused_at: MaybeTime;
      filled_at: MaybeTime;
    };
  }
}

const companyPerks = (context: ReadContext): Expression =>
  jsonList(
    sql`select ${jsonObject({
      id: sql`n.id`,
      name: translateColumn(context, 'name', 'n'),
      slug: sql`n.slug`,
    })} as row from company_perks cp join perks n on n.id = cp.perk_id where cp.company_id = t.company_id order by n.id`,
  );

/** One perk for a row of a list. */
const firstPerk = (context: ReadContext): Expression => {
  const name = translateColumn(context, 'name', 'n');
  return sql`coalesce(
    (select ${name} from job_job_perks p join perks n on n.id = p.perk_id where p.job_id = t.id order by n.id limit 1),
    (select ${name} from company_perks p join perks n on n.id = p.perk_id
      where p.company_id = t.company_id order by n.id limit 1))`;
};

const companyFields = ['id', 'name', 'slug', 'logo', 'website', 'city', 'country_code'];
const company = (context: ReadContext): Expression =>
  sql`(select ${jsonObject({
    ...Object.fromEntries(companyFields.map((name) => [name, sql.ref(`c.${name}`)])),
    summary: translateColumn(context, 'summary', 'c'),
  })} from companies c where c.id = t.company_id)`;
/** Search engines must remove a job that is not open from their index, so its head data contains `noindex`. */
const seo = (context: ReadContext): Expression =>
  sql`case when ${isOpenJob(context)} then t.seo else t.seo || '{"noindex": true}' end`;

const relations = Object.fromEntries(
  Object.entries(jobLists).map(([field, { table, column, target }]) => [
    field,
    { table, own: 'job_id', other: column, target, isSoftDeleted: target === 'job_locations' },
  ]),
);

export const jobsResource: MountedResource = {
  resource: jobs,
  options: {
    repository: createResourceRepository(jobs, {
      listed: (context) => sql`(${seesInEveryState(context)} or ${isOpenJob(context)} and ${companyIsThere})`,
      readable: (context) => sql`(${seesInEveryState(context)} or ${hasJobPage(context)} and ${companyIsThere})`,
      editable: seesInEveryState,
      computed: (context) => ({
        seo: seo(context),
        status: jobStatus(context),
        is_remote: isRemoteJob,
        [isOwnJobField]: context.viewer ? hiresFor(context.viewer.id) : sql`false`,
        company: company(context),
        company_perks: companyPerks(context),
        first_perk: firstPerk(context),
        areas: areasOf(context),
        functional_areas: namesOf(context, 'functional_areas'),
        project_management_areas: namesOf(context, 'project_management_areas'),
        design_areas: namesOf(context, 'design_areas'),
        data_areas: namesOf(context, 'data_areas'),
        engineer_areas: namesOf(context, 'engineer_areas'),
        seniority_levels: namesOf(context, 'seniority_levels'),
        job_locations: namesOf(context, 'job_locations', ['slug', 'country_code']),
        job_types: namesOf(context, 'job_types', ['code']),
        job_tags: namesOf(context, 'job_tags'),
        job_perks: namesOf(context, 'job_perks'),
        job_titles: namesOf(context, 'job_titles', []),
      }),
      sorts: (context) => ({
        published_at: sql`t.published_at`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        closes_at: sql`t.closes_at`,
        title: sortColumnInLanguage(context, 'title'),
        company: sql`t.company_sort`,
        workplace: sql`t.workplace`,
        salary: sql`t.salary_year`,
        relevance: sql`t.published_at`,
        own_first: ownFirst(context),
      }),
      ranks: { relevance: jobRelevance },
      search: jobSearchTexts,
      ids: { company: sql`t.company_id` },
      lookups: jobLookups,
      filters: jobFilters,
      // The moves of a job write these, no body does.
      columns: { review_requested_at: 'plain', paused_at: 'plain', filled_at: 'plain' },
    }),
    dependents: [
      {
        resource: 'applications',
        label: {
          en: 'Applications, which stay readable until the job is deleted for good',
          es: 'Postulaciones, que se pueden leer hasta que el empleo se elimine para siempre',
          pt: 'Candidaturas, que podem ser lidas até a vaga ser excluída para sempre',
        },
        count: (id) => sql`(select count(*) from applications where job_id = ${id})`,
      },
    ],
    policy: jobsPolicy,
    policyFields: [isOwnJobField],
    beforeWrite: prepareJob,
    relations,
    files: { cover: 'image' },
    slugFrom: 'title',
    hasPage: true,
    hasEnded: hasEndedPage,
  },
};
