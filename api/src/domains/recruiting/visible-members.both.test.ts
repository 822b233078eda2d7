import { type Candidate, candidateJobsSchema, candidatesSchema } from '@enlace/shared-contract/recruiting';
import {
  poolFields,
  poolMemberAnswerSchema,
  poolProfileAnswerSchema,
  trackingSchema,
} from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../testing/add-person';
import { insertPerson } from '../../testing/insert-person';
import {
  addApplication,
  addCompany,
  addJob,
  api,
  applyFor,
  endTakeBackTime,
  move,
  openRecruitingStage,
} from '../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

const everything = { is_listed: true, shows: [...poolFields], allows_contact: true };

const save = (person: TestPerson, profile: object) => person.post('/api/v2/pool-profile', profile);

async function readBy(recruiter: TestPerson) {
  const { data } = candidatesSchema.parse((await recruiter.get('/api/v2/candidates')).json());
  const jobs = candidateJobsSchema.parse((await recruiter.get('/api/v2/candidate-jobs')).json()).data;
  const tracking = trackingSchema.parse((await recruiter.get('/api/job_info/tracking_history')).json()).data;
  return [data.length, jobs.reduce((sum, { total }) => sum + total, 0), tracking.length];
}

describe('a member', () => {
  test('who blocks a company leaves its lists, counts and bell without a word', async () => {
    const { recruiter, member, company } = await addApplication();
    await api.finishJobs();
    const bell = async () => {
      const { rows } = await sql`select 1 from notifications where user_id = ${recruiter.id}`.execute(api.deps.db);
      return rows.length;
    };
    const before = await bell();
    await member.post('/api/v2/pool-blocks', { company_id: company.id });
    await api.finishJobs();
    assert.deepEqual([await bell(), await readBy(recruiter)], [before, [0, 0, 0]]);
  });

  test('who deactivates the account is hidden from companies, and comes back with it', async () => {
    const { recruiter, member, id } = await addApplication();
    const before = await readBy(recruiter);
    assert.deepEqual(before, [1, 1, 1]);
    const set = (at: Date | null) =>
      sql`update users set disabled_at = ${at} where id = ${member.id}`.execute(api.deps.db);
    await set(new Date());
    assert.deepEqual(await readBy(recruiter), [0, 0, 0]);
    assert.equal((await recruiter.get(`/api/v2/candidates/${id}`)).statusCode, 404);
    assert.equal((await move(recruiter, { move: 'review', ids: [id] })).statusCode, 404);
    await set(null);
    assert.deepEqual(await readBy(recruiter), before);
  });

  test('who shows the portrait without the name has no name in it', async () => {
    const { recruiter } = await addCompany();
    const person = await insertPerson(api);
    const avatar = JSON.stringify({ url: '/media/x.webp', alt: 'Perla Ibáñez' });
    await sql`update users set avatar = ${avatar}::jsonb where id = ${person.id}`.execute(api.deps.db);
    await save(person, { ...everything, shows: ['avatar'] });
    const answer = await recruiter.get(`/api/v2/talent-pool/${person.id}`);
    assert.match(answer.body, /x\.webp/);
    assert.doesNotMatch(answer.body, /Ibáñez/);
  });

  test('who has given the address and leaves the pool is known by it only', async () => {
    const { recruiter, id: companyId } = await addCompany();
    const person = await insertPerson(api);
    await save(person, everything);
    await recruiter.post(`/api/v2/talent-pool/${person.id}/contact`, { company_id: companyId, message: '¿Hablamos?' });
    const { data: contacts } = (await person.get('/api/v2/pool-contacts')).json<{ data: { id: number }[] }>();
    await person.post(`/api/v2/pool-contacts/${contacts[0]?.id}/answer`, { accepts: true });
    await save(person, { ...everything, is_listed: false });
    const { data } = poolMemberAnswerSchema.parse((await recruiter.get(`/api/v2/talent-pool/${person.id}`)).json());
    assert.deepEqual([data.email, data.name, data.headline, data.can_contact], [person.email, null, null, false]);
    await person.post('/api/v2/pool-blocks', { company_id: companyId });
    assert.equal((await recruiter.get(`/api/v2/talent-pool/${person.id}`)).statusCode, 404);
  });

  test('who ended the consent in one tab does not give it again in another', async () => {
    const person = await insertPerson(api);
    const { data } = poolProfileAnswerSchema.parse((await save(person, everything)).json());
    assert.equal((await save(person, { ...everything, is_listed: false, read_at: data.updated_at })).statusCode, 200);
    const late = await save(person, { ...everything, years: 5, read_at: data.updated_at });
    assert.equal(late.statusCode, 409);
    const { data: profile } = poolProfileAnswerSchema.parse((await person.get('/api/v2/pool-profile')).json());
    assert.deepEqual([profile.is_listed, profile.years], [false, null]);
  });

  test('whose two accounts become one keeps both applications for a job', async () => {
    const company = await addCompany();
    const job = await addJob(company);
    const [winner, loser] = [await insertPerson(api), await insertPerson(api)];
    const ids = [await applyFor(job, winner), await applyFor(job, loser)];
    await move(company.recruiter, { move: 'interview', ids: [ids[1]] });
    await endTakeBackTime(ids[1] ?? 0);
    const body = { winner_id: winner.id, loser_id: loser.id, take: [], reason: 'La misma persona' };
    const answer = await api.post('/api/v2/users/merge', body, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const { data } = (await winner.get('/api/v2/my-applications')).json<{ data: { id: number; state: string }[] }>();
    assert.deepEqual(
      data.map(({ id, state }) => [id, state]).toSorted(),
      [
        [ids[0], 'sent'],
        [ids[1], 'interview'],
      ].toSorted(),
    );
  });
});

describe('a job with candidates', () => {
  test('stays with its company, and its candidates leave with the role or the company', async () => {
    const { recruiter, company, job } = await addApplication();
    const other = await addCompany();
    await sql`insert into company_recruiters (company_id, user_id) values (${other.id}, ${recruiter.id})`.execute(
      api.deps.db,
    );
    const answer = await recruiter.post(`/api/editjob?id=${job}`, { company_id: other.id });
    assert.equal(answer.statusCode, 422, answer.body);
    assert.match(answer.body, /company_id/);
    const read = async (): Promise<Candidate[]> =>
      candidatesSchema.parse((await recruiter.get('/api/v2/candidates')).json()).data;
    assert.equal((await read()).length, 1);
    await sql`update companies set deleted_at = now() where id = ${company.id}`.execute(api.deps.db);
    assert.equal((await read()).length, 0);
  });

  test('keeps the promise that the company had made to each candidate', async () => {
    const company = await addCompany();
    const promise = (days: number) =>
      sql`update companies set answer_days = ${days} where id = ${company.id}`.execute(api.deps.db);
    await promise(10);
    const member = await insertPerson(api);
    const id = await applyFor(await addJob(company), member);
    await promise(40);
    const { data } = (await member.get(`/api/v2/my-applications/${id}`)).json<{
      data: { applied_at: string; answer_due_at: string };
    }>();
    assert.equal((Date.parse(data.answer_due_at) - Date.parse(data.applied_at)) / 86_400_000, 10);
  });
});
