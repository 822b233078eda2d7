import { getJobFacetsSchema, jobFacetCalls, type JobFacetsAnswer } from '@enlace/shared-contract/work';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { wordsOf } from '../../../../kit/core/table/expressions';
import { parseQuery } from '../../../../kit/core/http/parse';
import { runSearch } from '../../../../kit/core/read/run-search';
import { readContext } from '../../../../kit/core/table/read-context';
import { serveCall } from '../../../../kit/core/http/serve-call';
import { countFacets } from './count-facets';
import { presentFacets } from './present-facets';
import { readJobIndex } from './read-job-index';
import { findCompanies, findResults, readChosenPlaces, searchPartsOf } from './read-search-parts';

/** The numbers beside the choices of the job search. They count what a visitor sees, for every viewer. */
export function mountJobFacets(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, jobFacetCalls.getJobFacets, async (request): Promise<JobFacetsAnswer> => {
    const query = parseQuery(getJobFacetsSchema, request);
    const context = readContext(request, deps.clock);
    const words = wordsOf(query.search ?? '');
    const [index, companyIds, results] = await Promise.all([
      readJobIndex(deps.reads),
      findCompanies(deps.reads, query.company),
      runSearch(deps, request, { words }, (db) => findResults(db, words)),
    ]);
    const chosenPlaces = await readChosenPlaces(deps.reads, index, query);
    const parts = searchPartsOf(query, chosenPlaces, { companyIds, results, now: context.now });
    const counts = countFacets(index, parts, context.now);
    const data = await presentFacets(deps.reads, context, { index, counts, chosenPlaces }, query.group);
    const without = [...counts.without].map(([part, total]) => ({ part, total }));
    return { data, meta: { total: counts.total, without } };
  });
}
