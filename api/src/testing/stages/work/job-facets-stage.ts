import {
  type JobFacetGroup,
  jobFacetGroups,
  type JobFacetsAnswer,
  jobFacetsAnswerSchema,
} from '@enlace/shared-contract/work';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { createRandom, type Random } from '../../../infrastructure/random/random';
import type { TestApi } from '../../build-test-api';
import { fitsSearch, type PlainJob, type PlainSearch, readPlainJobs, valuesOf } from './plain-jobs';

/** The query of a search. */
const toQuery = (search: PlainSearch): string =>
  Object.entries(search)
    .map(([name, values]) => `${name}=${encodeURIComponent(values.join(name === 'search' ? ' ' : ','))}`)
    .join('&');

export async function readFacets(api: TestApi, query: string): Promise<JobFacetsAnswer> {
  const answer = await api.get(`/api/v2/job-facets?${query}`);
  assert.equal(answer.statusCode, 200, `${query}: ${answer.body}`);
  return jobFacetsAnswerSchema.parse(answer.json());
}

/** Compares random searches with a count over all jobs. */
export function testRandomSearches(findApi: () => TestApi, { seed, rounds }: { seed: number; rounds: number }): void {
  let jobs: PlainJob[];
  before(async () => {
    jobs = await readPlainJobs(findApi());
  });

  test(`the numbers of ${rounds} random searches are those of a plain count`, async () => {
    const random = createRandom(seed);
    let total = 0;
    for (let round = 0; round < rounds; round += 1)
      total += await compareSearch(findApi(), jobs, makeSearch(jobs, random));
    assert.ok(total > rounds, 'most searches have results');
  });

  test('every value of each group has its number', async () => {
    const random = createRandom(seed + 1);
    for (const group of jobFacetGroups) {
      const search = makeSearch(jobs, random);
      const { data } = await readFacets(findApi(), `${toQuery(search)}&group=${group}`);
      assert.deepEqual(
        data.map((one) => [one.group, one.more]),
        [[group, 0]],
      );
      const fittingJobs = jobs.filter((job) => fitsSearch(job, search, group));
      const allValues = jobs.flatMap((job) => [...valuesOf(job, group)]);
      const expected = new Map(allValues.map((value) => [value, 0]));
      for (const job of fittingJobs)
        for (const value of valuesOf(job, group)) expected.set(value, (expected.get(value) ?? 0) + 1);
      const counts = new Map(data[0]?.values.map(({ value, count }) => [value, count]));
      for (const [value, count] of expected) assert.equal(counts.get(value), count, `${toQuery(search)}: ${value}`);
    }
  });
}

async function compareSearch(api: TestApi, jobs: readonly PlainJob[], search: PlainSearch): Promise<number> {
  const query = toQuery(search);
  const { data, meta } = await readFacets(api, query);
  const total = jobs.filter((job) => fitsSearch(job, search)).length;
  const list = await api.get(`/api/jobs/list?page=1&per_page=1&${query}`);
  assert.equal(list.statusCode, 200, list.body);
  assert.deepEqual([meta.total, list.json<{ meta: { total: number } }>().meta.total], [total, total], query);
  for (const { part, total: looserTotal } of meta.without)
    assert.equal(looserTotal, jobs.filter((job) => fitsSearch(job, search, part)).length, `${query} without ${part}`);
  assert.deepEqual(
    data.map(({ group }) => group),
    jobFacetGroups,
  );
  for (const { group, values } of data) {
    const fittingJobs = jobs.filter((job) => fitsSearch(job, search, group));
    const listedValues = values.map(({ value }) => value);
    for (const { value, count } of values)
      assert.equal(count, fittingJobs.filter((job) => valuesOf(job, group).has(value)).length, `${query}: ${value}`);
    for (const value of search[group] ?? [])
      if (value !== 'nowhere' && group !== 'since')
        assert.ok(listedValues.includes(value), `${query}: ${value} is listed, because it is chosen`);
  }
  return total;
}

const listGroups: readonly JobFacetGroup[] = jobFacetGroups.filter(
  (group) => !['since', 'currency', 'salary_unstated'].includes(group),
);
const words = ['data', 'design', 'remote', 'senior', 'analista', 'zzqx'];

/** A search with some parts, of values that jobs have. */
function makeSearch(jobs: readonly PlainJob[], random: Random): PlainSearch {
  const search: Record<string, string[]> = {};
  const job = () => random.pick(jobs);
  for (const group of listGroups) {
    if (!random.chance(0.22)) continue;
    const values = Array.from({ length: random.int(1, 3) }, () => [...valuesOf(job(), group)][0] ?? 'nowhere');
    search[group] = [...new Set(group === 'workplace' ? values.filter((value) => value !== 'nowhere') : values)];
  }
  if (random.chance(0.2)) search['since'] = [random.pick(['24h', '7d', '30d'])];
  if (random.chance(0.1)) search['company'] = [job().company];
  if (random.chance(0.15)) search['search'] = [random.pick(words)];
  if (random.chance(0.3)) Object.assign(search, makePay(job(), random));
  return search;
}

const periods = { hour: 2080, month: 12, year: 1 } as const;

function makePay(job: PlainJob, random: Random): Record<string, string[]> {
  const [currency] = valuesOf(job, 'currency');
  const period = random.pick(['hour', 'month', 'year'] as const);
  const amount = job.pay !== null && random.chance(0.7) ? Math.floor(job.pay / periods[period]) : null;
  return {
    ...(currency === undefined ? {} : { currency: [currency] }),
    ...(amount === null ? {} : { salary_from: [String(amount)], salary_period: [period] }),
    ...(currency === undefined || random.chance(0.3) ? { salary_unstated: ['1'] } : {}),
  };
}
