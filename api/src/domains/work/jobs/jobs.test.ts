import type { EntityOf, RowOf } from '@enlace/shared-contract/resources';
import { type jobs as contract, jobStatuses } from '@enlace/shared-contract/work';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Caller, TestApi } from '../../../testing/build-test-api';
import { shareDemoApi } from '../../../testing/shared-api';

type Job = RowOf<typeof contract>;
type JobRecord = EntityOf<typeof contract>;

describe('jobs', () => {
  let api: TestApi;
  let open: Job[];
  const list = async (query = '', as: Caller = null): Promise<Job[]> => {
    const answer = await api.get(`/api/jobs/list?${query}`, as);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ data: Job[] }>().data;
  };
  const bySlug = (slug: string, as: Caller = null) => api.get(`/api/v2/jobs/by-slug/${slug}?lang=en`, as);
  const oneOf = async (status: string): Promise<Job> => {
    const [job] = await list(`status=${status}&limit=1`, 'admin');
    assert.ok(job, `the seed has a job that is ${status}`);
    return job;
  };
  before(async () => {
    api = await shareDemoApi();
    open = await list('lang=en');
  });

  test('are sorted from the newest, open ones only, for viewers who do not edit them', async () => {
    const now = new Date().toISOString();
    const days = open.map(({ published_at }) => published_at ?? '');
    assert.deepEqual(days, [...days].sort().reverse());
    assert.ok(open.length > 300 && open.every(({ status }) => status === 'open'));
    assert.ok(open.every(({ published_at, closes_at }) => (published_at ?? '9') <= now && (closes_at ?? '9') > now));
    assert.equal((await list('', 'latinas')).length, open.length);
    for (const status of ['closed', 'paused', 'filled', 'scheduled', 'in_review', 'draft'])
      assert.deepEqual(await list(`status=${status}`), []);
    const statuses = new Set((await list('', 'admin')).map(({ status }) => status));
    assert.deepEqual([...statuses].sort(), [...jobStatuses].sort());
  });

  test('can be read when closed, with noindex, but not before publication', async () => {
    const [closedJob, scheduledJob, draftJob] = [await oneOf('closed'), await oneOf('scheduled'), await oneOf('draft')];
    const read = (await bySlug(closedJob.slug)).json<{ data: JobRecord }>().data;
    assert.deepEqual([read.status, read.noindex, read.title !== ''], ['closed', true, true]);
    const head = (await api.get(`/api/v2/head/jobs/${closedJob.slug}`)).json<{ data: { noindex?: boolean } }>().data;
    assert.equal(head.noindex, true);
    const openJob = (await bySlug(open[0]?.slug ?? '')).json<{ data: JobRecord }>().data;
    assert.deepEqual([openJob.status, openJob.noindex], ['open', undefined]);
    for (const job of [scheduledJob, draftJob]) {
      for (const as of [null, 'latinas'] as const) {
        assert.equal((await bySlug(job.slug, as)).statusCode, 404);
        assert.equal((await api.get(`/api/jobs/get/${job.id}`, as)).statusCode, 404);
      }
      assert.equal((await bySlug(job.slug, 'admin')).statusCode, 200);
      assert.deepEqual((await api.get(`/api/v2/head/jobs/${job.slug}`)).json(), { data: null });
    }
  });

  test('contain company, places, kind, salary and dates', async () => {
    const job = open.find(
      ({ salary_to, closes_at, is_remote }) => salary_to !== null && closes_at !== null && is_remote,
    );
    const { data } = (await api.get(`/api/jobs/get/${job?.id}?lang=es`)).json<{ data: JobRecord }>();
    assert.ok(data.company.name !== '' && data.company_perks.length > 0 && Array.isArray(data.applicant_countries));
    assert.ok(data.job_types.every(({ code }) => code !== null) && data.job_types.length === 1);
    assert.ok(data.seniority_levels.length > 0 && data.areas.length > 0 && data.job_titles.length === 1);
    const filters = [
      data.functional_areas,
      data.project_management_areas,
      data.design_areas,
      data.data_areas,
      data.engineer_areas,
    ].flatMap((areas) => areas.map(({ id }) => id));
    assert.deepEqual(
      data.areas.map(({ id }) => id),
      [...new Set(filters)].sort((a, b) => a - b),
    );
    // The rows of a list have one perk in the language of the reader.
    const [perk = null] = [...data.job_perks, ...data.company_perks].map(({ name }) => name);
    assert.ok(perk !== null && data.first_perk === perk);
    const rows = await list('lang=es&fields=id,first_perk');
    assert.deepEqual(
      rows.find(({ id }) => id === data.id),
      { id: data.id, first_perk: perk },
    );
    assert.match(data.currency ?? '', /^[A-Z]{3}$/);
    assert.ok((data.salary_from ?? 0) < (data.salary_to ?? 0));
    assert.ok(!('translations' in data));
    assert.match(data.description ?? '', /^<p>.+<\/p><p>.+<\/p>$/);
  });

  test('are filtered by area, type, level, place, company, perk and distance, alone and together', async () => {
    const one = open.find(({ job_locations, is_remote }) => job_locations.length > 0 && is_remote);
    assert.ok(one);
    const [area, type, level, place] = [one.areas[0], one.job_types[0], one.seniority_levels[0], one.job_locations[0]];
    const cases: readonly (readonly [string, (job: Job) => boolean])[] = [
      [`area=${area?.slug}`, (job) => job.areas.some(({ id }) => id === area?.id)],
      [`type=${type?.id}`, (job) => job.job_types.some(({ id }) => id === type?.id)],
      [`seniority=${level?.slug}`, (job) => job.seniority_levels.some(({ id }) => id === level?.id)],
      [`location=${place?.slug}`, (job) => job.job_locations.some(({ id }) => id === place?.id)],
      [`company=${one.company.slug}`, (job) => job.company.id === one.company.id],
      ['remote=1', (job) => job.is_remote],
      ['remote=0', (job) => !job.is_remote],
    ];
    for (const [query, fits] of cases) {
      const foundJobs = await list(query);
      assert.ok(foundJobs.length > 0 && foundJobs.every(fits), query);
      assert.equal(foundJobs.length, open.filter(fits).length, query);
    }
    const together = await list(`area=${area?.id}&type=${type?.id}&company=${one.company.id}&remote=true`);
    assert.ok(together.some(({ id }) => id === one.id));
    assert.deepEqual(await list('area=nowhere'), []);
    const perk = await list('perk=paid-maternity-leave');
    assert.ok(perk.length > 50 && perk.length < open.length);
    assert.equal((await api.get('/api/jobs/list?remote=maybe')).statusCode, 422);
  });

  test('are found by title in any language and by company', async () => {
    const one = open[3];
    const searchIds = async (words: string) => (await list(`search=${encodeURIComponent(words)}`)).map(({ id }) => id);
    assert.ok((await searchIds(one?.company.name ?? '')).includes(one?.id ?? 0));
    const spanish = (await list('lang=es')).find(({ id }) => id === one?.id)?.title.split(',')[0] ?? '';
    assert.ok((await searchIds(spanish.toUpperCase())).includes(one?.id ?? 0), spanish);
  });

  test('disappear with their company, and lose a removed place', async () => {
    const [first] = open;
    const company = first?.company;
    await sql`update companies set deleted_at = now() where id = ${company?.id}`.execute(api.deps.db);
    assert.ok((await list()).every((job) => job.company.id !== company?.id));
    assert.equal((await bySlug(first?.slug ?? '')).statusCode, 404);
    await sql`update companies set deleted_at = null where id = ${company?.id}`.execute(api.deps.db);
    assert.equal((await bySlug(first?.slug ?? '')).statusCode, 200);

    const job = open.find(({ job_locations }) => job_locations.length === 1);
    const [keptLocation] = job?.job_locations ?? [];
    const addAnswer = await api.post('/api/addlocation', { name: 'Villa Removida' }, 'admin');
    assert.equal(addAnswer.statusCode, 201, addAnswer.body);
    const removedLocation = addAnswer.json<{ data: { id: number } }>().data;
    await sql`insert into job_job_locations (job_id, job_location_id) values (${job?.id}, ${removedLocation.id})`.execute(
      api.deps.db,
    );
    const dependents = await api.get(`/api/v2/job_locations/${removedLocation.id}/dependents`, 'admin');
    assert.ok((dependents.json<{ data: { count: number }[] }>().data[0]?.count ?? 0) > 0);
    assert.equal((await api.post(`/api/deleteLocation?id=${removedLocation.id}`, undefined, 'admin')).statusCode, 200);
    const after = (await list()).find(({ id }) => id === job?.id);
    assert.deepEqual(
      after?.job_locations.map(({ id }) => id),
      [keptLocation?.id],
    );
    assert.equal(
      (await api.post(`/api/deleteHardLocation?id=${removedLocation.id}`, undefined, 'admin')).statusCode,
      200,
    );
  });

  test('name rows that depend on an area and a level', async () => {
    for (const resource of ['areas', 'seniority_levels']) {
      const answer = await api.get(`/api/v2/${resource}/4/dependents`, 'admin');
      const { data } = answer.json<{ data: { resource: string; count: number }[] }>();
      assert.ok((data.find((row) => row.resource === 'jobs')?.count ?? 0) > 0, resource);
    }
  });
});
