import { myApplicationsSchema } from '@enlace/shared-contract/recruiting';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import {
  addCompany,
  addJob,
  api,
  applyFor,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

const urlOf = (job: number): string => `/api/v2/jobs/${job}/applied-elsewhere`;

describe('a job that is applied for on the page of the company', () => {
  test('counts as applied for the member alone, once, until it is taken back', async () => {
    const company = await addCompany();
    const job = await addJob(company, { title: 'Bordadora', apply_url: 'https://jobs.example.org/1' });
    const [member, stranger] = [await insertPerson(api), await insertPerson(api)];
    await applyFor(await addJob(company), member);
    for (const _ of [1, 2]) assert.equal((await member.post(urlOf(job))).statusCode, 200);
    const list = async (query: string, person = member) =>
      myApplicationsSchema.parse((await person.get(`/api/v2/my-applications?${query}`)).json());
    const { data, meta } = await list('kind=elsewhere');
    assert.deepEqual(
      data.map((entry) => [entry.kind, entry.job.title, 'state' in entry]),
      [['elsewhere', 'Bordadora', false]],
    );
    assert.deepEqual(meta.kinds, { all: 2, open: 1, ended: 0, elsewhere: 1 });
    assert.deepEqual(
      (await list('sort=job&search=bordadora')).data.map(({ kind }) => kind),
      ['elsewhere'],
    );
    assert.equal((await list('', stranger)).meta.total, 0);
    const readJobs = async () =>
      (await member.get('/api/v2/applied-jobs')).json<{ data: { job_id: number; application_id: number | null }[] }>()
        .data;
    assert.equal((await readJobs()).find(({ job_id: id }) => id === job)?.application_id, null);
    const candidates = await company.recruiter.get(`/api/v2/candidates?job_id=${job}`);
    assert.equal(candidates.json<{ meta: { total: number } }>().meta.total, 0);
    for (const _ of [1, 2]) assert.equal((await member.post(`${urlOf(job)}/remove`)).statusCode, 200);
    assert.equal((await readJobs()).length, 1);
  });

  test('is no job of this site, no draft and no missing one', async () => {
    const company = await addCompany();
    const member = await insertPerson(api);
    const draft = await addJob(company, { published_at: '', apply_url: 'https://jobs.example.org/1' });
    const statuses = [];
    for (const job of [await addJob(company), draft, 999_999_999])
      statuses.push((await member.post(urlOf(job))).statusCode);
    assert.deepEqual(statuses, [409, 404, 404]);
    assert.equal((await api.post(urlOf(draft))).statusCode, 401);
  });
});
