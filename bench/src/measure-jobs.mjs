import { fillJobs } from './jobs/fill-jobs.mjs';
import { percentile } from './report/statistics.mjs';
import { onDurableSite } from './servers/durable-site.mjs';
import { runApi } from './servers/gateway.mjs';

const jobCount = 50_000;
const warmRounds = 2;
const rounds = 40;

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

async function measureCall(url, path) {
  const times = [];
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}${path}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (round >= warmRounds) times.push(performance.now() - start);
  }
  return { path, value: percentile(times, 0.95) };
}

/** The 95th percentile of the slowest of some calls. */
async function measureSlowest(url, id, what, paths) {
  const results = [];
  for (const path of paths) results.push(await measureCall(url, path));
  const { path, value } = results.reduce((slowest, one) => (one.value > slowest.value ? one : slowest));
  return { id, what: `${what}, p95: ${path.split('lang=es&')[1]}`, value, unit: 'ms' };
}

/** The job search over 50,000 open jobs on PostgreSQL. */
export function measureJobs() {
  return onDurableSite(runApi, 'jobs', async ({ server: { url }, client }) => {
    await fillJobs(client, jobCount);
    const first = await measureFirst(url);
    return [
      await measureSlowest(url, 'jobs.list-p95', 'slowest list of jobs', listPaths),
      await measureSlowest(url, 'jobs.facets-p95', 'slowest numbers beside the choices', facetPaths),
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
