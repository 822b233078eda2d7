import { jobFacetCalls, jobFacetsAnswerSchema } from '@enlace/shared-contract/work';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

import type { FacetsQuery } from './facets-query';

export const jobFacets = createCalls('public/jobFacets', {
  counts: defineCall({
    client: 'public',
    request: (query: FacetsQuery) => ({ call: jobFacetCalls.getJobFacets, query }),
    read: bodyOf(jobFacetsAnswerSchema),
  }),
});
