import type { ReadAhead, Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { filtersOf, jobsChoiceOf, jobsQuery } from './jobs-query';

export const jobsReads: Reads = {
  'jobs-list'({ search, locale }) {
    const choice = jobsChoiceOf(search);
    const facets = (more: Readonly<Record<string, string>> = {}): ReadAhead => ({
      path: '/api/v2/job-facets',
      query: { ...filtersOf(choice), lang: locale, ...more },
    });
    return [
      listAhead('jobs', jobsQuery(choice, locale)),
      facets(),
      ...(choice.more === '' ? [] : [facets({ group: choice.more })]),
    ];
  },
  job: (context) => [recordAhead('jobs', context)],
};
