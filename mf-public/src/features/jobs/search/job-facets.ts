import { jobFacetCalls, type JobFacetGroup, jobFacetsAnswerSchema } from '@enlace/shared-contract/work';
import type { Locale } from '@enlace/shared-contract/text';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

import { filtersOf, type JobsChoice } from '../jobs-query';

/** The filters of the list, and a group whose values are all wanted. */
type FacetsQuery = Readonly<Record<string, string>>;

export const jobFacets = createCalls('public/jobFacets', {
  counts: defineCall({
    client: 'public',
    request: (query: FacetsQuery) => ({ call: jobFacetCalls.getJobFacets, query }),
    read: bodyOf(jobFacetsAnswerSchema),
  }),
});

/** The numbers of all groups for a choice, or those of one group with all its values. */
export function facetsQuery(choice: JobsChoice, lang: Locale, group: JobFacetGroup | '' = ''): FacetsQuery {
  return { ...filtersOf(choice), lang, ...(group === '' ? {} : { group }) };
}

/** All places with open jobs. */
export const placesQuery = (lang: Locale): FacetsQuery => ({ lang, group: 'location' });
