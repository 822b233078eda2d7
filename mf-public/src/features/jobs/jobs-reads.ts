import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { areasQuery, jobsChoiceOf, jobsQuery } from './jobs-query';

export const jobsReads: Reads = {
  'jobs-list': ({ search, locale }) => [
    listAhead('jobs', jobsQuery(jobsChoiceOf(search), locale)),
    listAhead('areas', areasQuery(locale)),
  ],
  job: recordAhead('jobs'),
};
