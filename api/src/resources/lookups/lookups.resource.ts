import {
  categories,
  countries,
  jobSkills,
  jobTitles,
  jobTypes,
  languageProficiency,
  permissions,
  states,
} from '@enlace/shared-contract';

import { lookupResource } from './lookup-repository';

/** Every list of names of the specification that has no screens of its own yet. */
export const lookupResources = [
  lookupResource(categories, { table: 'categories', columns: ['slug'] }),
  lookupResource(countries, { table: 'countries', columns: ['code'] }),
  lookupResource(states, {
    table: 'states',
    columns: ['code', 'country_code'],
    isTranslated: false,
    hasCountry: true,
  }),
  lookupResource(jobSkills, { table: 'job_skills', columns: ['kind'] }),
  lookupResource(jobTitles, { table: 'job_titles' }),
  lookupResource(jobTypes, { table: 'job_types' }),
  lookupResource(languageProficiency, { table: 'language_proficiency', columns: ['language', 'level'] }),
  lookupResource(permissions, { table: 'permissions', columns: ['description'], isTranslated: false }),
];
