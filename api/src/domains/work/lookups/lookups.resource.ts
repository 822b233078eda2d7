import { jobSkills, jobTitles, jobTypes, languageProficiency } from '@enlace/shared-contract/work';

import { lookupResource } from '../../../kit/core/table/lookup-resource';

/** Lookup lists for jobs and for users who look for one. */
export const workLookupResources = [
  lookupResource(jobSkills, { table: 'job_skills', columns: ['kind'] }),
  lookupResource(jobTitles, { table: 'job_titles' }),
  lookupResource(jobTypes, { table: 'job_types' }),
  lookupResource(languageProficiency, { table: 'language_proficiency', columns: ['language', 'level'] }),
];
