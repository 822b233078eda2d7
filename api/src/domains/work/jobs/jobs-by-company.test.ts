import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Job {
  id: number;
  company: { id: number; name: string };
}

describe('jobs in the order of their companies', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const list = async (order: string): Promise<Job[]> =>
    (await api.get(`/api/jobs/list?sort=company&order=${order}&limit=1000`, 'admin')).json<{ data: Job[] }>().data;

  test('follow the name of a company, and a job that moves to another one', async () => {
    const [firstJob] = await list('asc');
    const lastJob = (await list('asc')).at(-1);
    assert.ok(firstJob !== undefined && lastJob !== undefined);
    const { id } = lastJob.company;
    const renaming = await api.post(`/api/editcompany?id=${id}`, { name: 'Aaá primera' }, 'admin');
    assert.equal(renaming.statusCode, 200, renaming.body);
    assert.equal((await list('asc'))[0]?.company.id, id);
    assert.equal((await list('desc')).at(-1)?.company.id, id);

    const moving = await api.post(`/api/editjob?id=${firstJob.id}`, { company_id: id }, 'admin');
    assert.equal(moving.statusCode, 200, moving.body);
    const rows = await list('asc');
    const ofCompany = rows.filter(({ company }) => company.id === id);
    assert.ok(ofCompany.some((job) => job.id === firstJob.id));
    assert.deepEqual(rows.slice(0, ofCompany.length), ofCompany);
  });
});
