import { jobLocations } from '@enlace/shared-contract/work';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { type Expression, sortColumnInLanguage } from '../../../kit/core/table/expressions';
import { textsWithCountry } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { isOpenJob } from '../jobs/job-status';
import { countryName, countryPlace } from '../../../kit/core/values/country-name';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    job_locations: TableOf<typeof jobLocations>;
  }
}

const openJobs = (context: ReadContext): Expression => sql`(select count(*) from job_job_locations p
  join jobs j on j.id = p.job_id where p.job_location_id = t.id and ${isOpenJob(context, 'j')})`;

const openJobsByPlace = (context: ReadContext): Expression => sql`select p.job_location_id as id, count(*) as count
  from job_job_locations p join jobs j on j.id = p.job_id where ${isOpenJob(context, 'j')} group by 1`;

export const jobLocationsResource: MountedResource = {
  resource: jobLocations,
  options: {
    repository: createResourceRepository(jobLocations, {
      computed: (context) => ({
        country: sql`coalesce(${countryName(context.lang, sql`t.country_code`)}, t.country_code)`,
        jobs_count: openJobs(context),
      }),
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: sortColumnInLanguage(context, 'name'),
        country_code: sql`t.country_code`,
        country: countryPlace(context),
      }),
      counts: (context) => ({ jobs_count: openJobsByPlace(context) }),
      search: textsWithCountry,
      filters: { country_code: (value) => sql`t.country_code = upper(${value}::text)` },
    }),
    slugFrom: 'name',
    dependents: [
      {
        resource: 'jobs',
        label: {
          en: 'Jobs lose this place',
          es: 'Empleos que pierden este lugar',
          pt: 'Vagas que perdem este lugar',
        },
        count: (id) => sql`(select count(*) from job_job_locations p join jobs j on j.id = p.job_id
          where p.job_location_id = ${id} and j.deleted_at is null)`,
      },
    ],
  },
};
