import { fillJobs } from './jobs/fill-jobs.mjs';
import { measureSlowest } from './report/measure-slowest.mjs';
import { onDurableSite } from './servers/durable-site.mjs';
import { runApi } from './servers/gateway.mjs';

const jobCount = 50_000;

/** Searches as visitors make them, from all jobs to few. */
const searches = [
  '',
  'workplace=remote',
  'area=data-science,software-engineering',
  'area=software-engineering&seniority=senior&workplace=remote,hybrid',
  'workplace=remote&company_perk=paid_maternity_leave&since=30d',
  'currency=MXN&salary_from=25000&salary_period=month',
  'currency=MXN&salary_from=25000&salary_period=month&salary_unstated=1&workplace=hybrid',
  'location=bench-7,bench-8&since=7d',
  'search=ingeniera',
  'search=datos&workplace=remote&perk=paid-maternity-leave',
  'search=condor&since=30d',
];

const orders = ['sort=published_at&order=desc', 'sort=closes_at&order=asc', 'sort=salary&order=desc'];
const page = 'page=1&per_page=24&lang=es';

const listPaths = searches.flatMap((search) => {
  const relevance = search.includes('search=') ? ['sort=relevance&order=desc'] : [];
  return [...orders, ...relevance].map((order) => `/api/jobs/list?${page}&${order}&${search}`);
});
const facetPaths = searches.map((search) => `/api/v2/job-facets?lang=es&${search}`);

/** The job search over 50,000 open jobs on PostgreSQL. */
export function measureJobs() {
  return onDurableSite(runApi, 'jobs', async ({ server: { url }, client }) => {
    await fillJobs(client, jobCount);
    const first = await measureFirst(url);
    return [
      await measureSlowest(url, { id: 'jobs.list-p95', what: 'slowest list of jobs', paths: listPaths }),
      await measureSlowest(url, {
        id: 'jobs.facets-p95',
        what: 'slowest numbers beside the choices',
        paths: facetPaths,
      }),
      { id: 'jobs.facets-first', what: 'the first numbers of a process', value: first, unit: 'ms' },
    ];
  });
}

async function measureFirst(url) {
  const start = performance.now();
  const answer = await fetch(`${url}${facetPaths[0]}`);
  const { meta } = await answer.json();
  if (meta.total < jobCount) throw new Error(`${meta.total} jobs are open`);
  return performance.now() - start;
}
