import { jobSkills, jobTitles, jobTypes, languageProficiency } from '@enlace/shared-contract';

import { lookupResource } from '../../../kit/lookup-resource';

/** Lists of names that describe jobs and the people who look for one. */
export const workLookupResources = [
  lookupResource(jobSkills, { table: 'job_skills', columns: ['kind'] }),
  lookupResource(jobTitles, { table: 'job_titles' }),
  lookupResource(jobTypes, { table: 'job_types' }),
  lookupResource(languageProficiency, { table: 'language_proficiency', columns: ['language', 'level'] }),
];
