import type { JobFacetGroup, jobs } from '@enlace/shared-contract/work';
import type { Locale } from '@enlace/shared-contract/text';

import { listRead, type PageRead, type PageReads } from '../../lib/page-reads';
import { recordRead } from '../../lib/record-read';
import { recordOfPage } from '../../lib/record-of-page';
import { jobsChoiceOf, jobsQuery, type JobsChoice } from './jobs-query';
import { facetsQuery } from './search/facets-query';

export const jobsListReads: PageReads = ({ search, locale }) => {
  const choice = jobsChoiceOf(search);
  return [
    listRead<typeof jobs>('jobs', jobsQuery(choice, locale)),
    facetsRead(choice, locale),
    ...(choice.more === '' ? [] : [facetsRead(choice, locale, choice.more)]),
  ];
};

export const jobReads: PageReads = (context) => [recordRead('jobs', recordOfPage(context))];

function facetsRead(choice: JobsChoice, locale: Locale, group?: JobFacetGroup): PageRead {
  const query = facetsQuery(choice, locale, group);
  return { slice: 'public/jobFacets', call: 'counts', input: query, path: '/api/v2/job-facets', query };
}
