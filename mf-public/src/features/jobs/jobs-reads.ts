import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { areasQuery, jobsChoiceOf, jobsQuery, levelsQuery, placesQuery, typesQuery } from './jobs-query';

export const jobsReads: Reads = {
  'jobs-list': ({ search, locale }) => [
    listAhead('jobs', jobsQuery(jobsChoiceOf(search), locale)),
    listAhead('areas', areasQuery(locale)),
    listAhead('seniority_levels', levelsQuery(locale)),
    listAhead('job_types', typesQuery(locale)),
    listAhead('job_locations', placesQuery(locale)),
  ],
  job: (context) => [recordAhead('jobs', context)],
};
