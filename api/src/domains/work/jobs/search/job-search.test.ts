import type { RowOf } from '@enlace/shared-contract/resources';
import type { jobs as contract } from '@enlace/shared-contract/work';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../../testing/build-test-api';
import { shareDemoApi } from '../../../../testing/shared-api';

type Job = RowOf<typeof contract>;

describe('the list of the job search', () => {
  let api: TestApi;
  let open: Job[];
  const list = async (query: string): Promise<Job[]> => {
    const answer = await api.get(`/api/jobs/list?${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ data: Job[] }>().data;
  };
  before(async () => {
    api = await shareDemoApi();
    open = await list('lang=en');
  });

  test('several values of a group are alternatives; groups are conditions', async () => {
    const [first, second] = [...new Set(open.flatMap(({ areas }) => areas.map(({ slug }) => slug)))];
    const isOfBoth = ({ areas }: Job) => areas.some(({ slug }) => slug === first || slug === second);
    const both = open.filter(isOfBoth);
    assert.equal((await list(`area=${first},${second}`)).length, both.length);
    assert.equal((await list(`area=${first},nowhere`)).length, (await list(`area=${first}`)).length);
    const hybrid = both.filter(({ workplace }) => workplace !== 'on_site');
    assert.equal((await list(`area=${first},${second}&workplace=hybrid,remote`)).length, hybrid.length);
  });

  test('the pay is compared per year; jobs without a stated pay are a choice', async () => {
    const jobsWithoutPay = open.filter(({ salary_from: from, currency }) => from === null || currency === null);
    assert.ok(jobsWithoutPay.length > 0 && jobsWithoutPay.length < open.length);
    assert.equal((await list('salary_unstated=1')).length, jobsWithoutPay.length);
    const monthly = open.find(({ salary_period: period, salary_to: to }) => period === 'month' && to !== null);
    const { currency, salary_to: to } = monthly ?? {};
    const query = `currency=${currency}&salary_from=${to}&salary_period=month`;
    const paidJobs = await list(query);
    assert.ok(paidJobs.some(({ id }) => id === monthly?.id));
    assert.ok(paidJobs.every((job) => job.currency === currency));
    assert.equal((await list(`${query}&salary_unstated=1`)).length, paidJobs.length + jobsWithoutPay.length);
    const betterPaidJobs = await list(`currency=${currency}&salary_from=${Number(to) + 1}&salary_period=month`);
    assert.ok(betterPaidJobs.every(({ id }) => id !== monthly?.id));
  });

  test('the highest pay is first, and jobs without one are last in both directions', async () => {
    const perYear = { hour: 2080, month: 12, year: 1 } as const;
    const payOf = ({ salary_from: from, salary_to: to, salary_period: period, currency }: Job) =>
      from === null || currency === null ? null : Math.max(from, to ?? 0) * perYear[period];
    for (const order of ['desc', 'asc'] as const) {
      const pays = (await list(`sort=salary&order=${order}`)).map(payOf);
      const figures = pays.filter((pay) => pay !== null);
      assert.deepEqual(pays.slice(0, figures.length), figures);
      const sortedFigures = figures.toSorted((one, other) => (order === 'asc' ? one - other : other - one));
      assert.deepEqual(figures, sortedFigures);
    }
  });

  test('jobs with the words in the title come before those that name them elsewhere', async () => {
    const word = (open[0]?.title ?? '').split(' ')[0]?.toLowerCase() ?? '';
    const jobs = await list(`search=${encodeURIComponent(word)}&sort=relevance&order=desc&lang=en&page=1&per_page=100`);
    const isInTitle = jobs.map(({ title }) => title.toLowerCase().includes(word));
    assert.ok(isInTitle[0]);
    assert.deepEqual(
      isInTitle,
      isInTitle.toSorted((one, other) => Number(other) - Number(one)),
    );
    const newest = await list('sort=relevance&order=desc&page=1&per_page=20');
    assert.deepEqual(
      newest.map(({ id }) => id),
      (await list('sort=published_at&order=desc&page=1&per_page=20')).map(({ id }) => id),
    );
  });

  test('jobs of the last days', async () => {
    const week = Date.now() - 7 * 86_400_000;
    const recentJobs = open.filter(({ published_at: at }) => Date.parse(at ?? '') > week);
    assert.equal((await list('since=7d')).length, recentJobs.length);
  });
});
