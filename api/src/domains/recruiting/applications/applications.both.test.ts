import {
  type ApplicationPreview,
  type MyApplication,
  type MyApplicationDetails,
  myApplicationAnswerSchema,
  myApplicationsSchema,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import {
  addApplication,
  addCompany,
  addJob,
  api,
  applyFor,
  applyUrl,
  endTakeBackTime,
  move,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

const countOf = async (jobId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from applications
    where job_id = ${jobId}`.execute(api.deps.db);
  return rows[0]?.count ?? -1;
};

const previewOf = async (person: { get(url: string): Promise<{ json<T>(): T }> }, jobId: number) =>
  (await person.get(`/api/v2/jobs/${jobId}/application`)).json<{ data: ApplicationPreview }>().data;

describe('a member applies for a job', () => {
  test('by its id alone, in the query or in the body, and once however often it is sent', async () => {
    const job = await addJob(await addCompany());
    const [one, other] = [await insertPerson(api), await insertPerson(api)];
    const first = await one.post(applyUrl(job));
    assert.equal(first.statusCode, 201, first.body);
    const { data } = myApplicationAnswerSchema.parse(first.json());
    assert.deepEqual([data.state, data.outcome, data.can_withdraw, data.job.id], ['sent', null, true, job]);
    const again = await one.post('/api/applyjob', { job_id: String(job) });
    assert.equal(again.statusCode, 200, again.body);
    assert.equal(again.json<{ data: MyApplication }>().data.id, data.id);
    const parallelAnswers = await Promise.all(Array.from({ length: 20 }, () => other.post(applyUrl(job))));
    const ids = new Set(parallelAnswers.map((answer) => answer.json<{ data: MyApplication }>().data.id));
    assert.deepEqual([ids.size, await countOf(job)], [1, 2]);
    assert.equal(parallelAnswers.filter(({ statusCode }) => statusCode === 201).length, 1);
  });

  test('only while the job is open here', async () => {
    const company = await addCompany();
    const person = await insertPerson(api);
    const closedJob = await addJob(company, { closes_at: '2026-01-02T00:00:00Z' });
    const externalJob = await addJob(company, { apply_url: 'https://jobs.example.org/1' });
    const draftJob = await addJob(company, { published_at: '' });
    const statuses = [];
    for (const job of [closedJob, externalJob, draftJob, 999_999_999]) {
      statuses.push((await person.post(applyUrl(job))).statusCode);
      statuses.push((await person.post(`/api/v2/jobs/${job}/application-draft`, { message: 'x' })).statusCode);
    }
    assert.deepEqual(statuses, [409, 409, 409, 409, 404, 404, 404, 404]);
    assert.equal((await person.post('/api/applyjob')).statusCode, 422);
    assert.equal((await person.post(applyUrl(closedJob), { message: 'a'.repeat(4001) })).statusCode, 422);
    assert.equal((await previewOf(person, closedJob)).is_open, false);
    assert.equal((await api.post(applyUrl(closedJob))).statusCode, 401);
  });

  test('with words that are kept until then', async () => {
    const job = await addJob(await addCompany());
    const person = await insertPerson(api);
    const save = (message: string) => person.post(`/api/v2/jobs/${job}/application-draft`, { message });
    await save('Primera');
    await save('Segunda');
    assert.equal((await previewOf(person, job)).message, 'Segunda');
    assert.equal((await previewOf(await insertPerson(api), job)).message, null);
    const id = await applyFor(job, person);
    const { data } = (await person.get(`/api/v2/my-applications/${id}`)).json<{ data: MyApplicationDetails }>();
    assert.equal(data.message, 'Segunda');
    assert.equal((await previewOf(person, job)).message, null);
    assert.equal((await save('Tarde')).statusCode, 409);
  });

  test('with the profile of that time, without what recruiters may not read', async () => {
    const job = await addJob(await addCompany());
    const person = await insertPerson(api, { values: { first_name: 'Inés', last_name: 'Quispe' } });
    await sql`update users set headline = 'Tejedora', phone = '+51 1 234567', city = 'Cusco',
      privacy = '{"city": "only_me"}' where id = ${person.id}`.execute(api.deps.db);
    const { applicant: preview } = await previewOf(person, job);
    const id = await applyFor(job, person);
    await sql`update users set headline = 'Otra cosa' where id = ${person.id}`.execute(api.deps.db);
    const { data } = (await person.get(`/api/v2/my-applications/${id}`)).json<{ data: MyApplicationDetails }>();
    assert.deepEqual(data.applicant, preview);
    const { name, headline, city, phone, email } = preview;
    assert.deepEqual([name, headline, city, phone, email], ['Inés Quispe', 'Tejedora', null, null, person.email]);
  });

  test('and withdraws: the company loses profile and words, and another application is possible', async () => {
    const { id, job, member, recruiter } = await addApplication();
    for (const _ of [1, 2]) assert.equal((await member.post(`/api/v2/my-applications/${id}/withdraw`)).statusCode, 200);
    const { rows } = await sql`select state, applicant, message from applications where id = ${id}`.execute(
      api.deps.db,
    );
    assert.deepEqual(rows, [{ state: 'withdrawn', applicant: null, message: null }]);
    const secondId = await applyFor(job, member);
    assert.notEqual(secondId, id);
    assert.equal((await move(recruiter, { move: 'interview', ids: [secondId] })).statusCode, 200);
    assert.equal((await move(recruiter, { move: 'hire', ids: [secondId] })).statusCode, 200);
    assert.equal((await member.post(`/api/v2/my-applications/${secondId}/withdraw`)).statusCode, 409);
  });

  test('and reads the five public states with their times, when they are final', async () => {
    const { id, member, recruiter } = await addApplication();
    const read = async () =>
      (await member.get(`/api/v2/my-applications/${id}`)).json<{ data: MyApplicationDetails }>().data;
    const stepsOf = ({ steps }: MyApplicationDetails) => steps.flatMap(({ state, at }) => (at === null ? [] : [state]));
    await recruiter.post(`/api/v2/candidates/${id}/view`);
    assert.deepEqual(stepsOf(await read()), ['sent', 'seen']);
    await move(recruiter, { move: 'interview', ids: [id] });
    assert.equal((await read()).state, 'seen');
    await endTakeBackTime(id);
    assert.deepEqual([(await read()).state, stepsOf(await read())], ['interview', ['sent', 'seen', 'interview']]);
    await move(recruiter, { move: 'reject', ids: [id], reason: 'Otro perfil', shows_reason: false });
    await endTakeBackTime(id);
    const { state, outcome, reason } = await read();
    assert.deepEqual([state, outcome, reason], ['decision', 'rejected', null]);
  });

  test('and finds the own applications, and no other', async () => {
    const company = await addCompany();
    const jobs = [
      await addJob(company, { title: 'Ángulo' }),
      await addJob(company, { title: 'Bordado' }),
      await addJob(company, { title: 'Costura' }),
    ];
    const [person, stranger] = [await insertPerson(api), await insertPerson(api)];
    const ids: number[] = [];
    for (const job of jobs) ids.push(await applyFor(job, person));
    const list = async (query: string, who = person) => {
      const answer = await who.get(`/api/v2/my-applications?${query}`);
      return myApplicationsSchema.parse(answer.json());
    };
    const titles = ({ data }: { data: readonly Pick<MyApplication, 'job'>[] }) => data.map(({ job }) => job.title);
    assert.deepEqual(titles(await list('sort=job&lang=en')), ['Ángulo', 'Bordado', 'Costura']);
    assert.deepEqual(titles(await list('sort=job&direction=desc&per_page=1&page=2&lang=en')), ['Bordado']);
    assert.deepEqual(titles(await list('search=angulo&lang=en')), ['Ángulo']);
    await person.post(`/api/v2/my-applications/${ids[0]}/withdraw`);
    assert.deepEqual((await list('kind=ended')).meta.kinds, { all: 3, open: 2, ended: 1, elsewhere: 0 });
    assert.equal((await list('', stranger)).meta.total, 0);
    assert.equal((await stranger.get(`/api/v2/my-applications/${ids[1]}`)).statusCode, 404);
    assert.equal((await stranger.post(`/api/v2/my-applications/${ids[1]}/withdraw`)).statusCode, 404);
    const { data } = (await person.get('/api/v2/applied-jobs')).json<{ data: { job_id: number }[] }>();
    assert.deepEqual(data.map(({ job_id: job }) => job).toSorted(), jobs.slice(1).toSorted());
  });
});
