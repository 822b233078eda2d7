import {
  candidateAnswerSchema,
  candidateJobsSchema,
  candidatesSchema,
  type MovedCandidates,
  movedCandidatesSchema,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { mailsTo } from '../../../testing/caught-mails';
import { insertPerson } from '../../../testing/insert-person';
import {
  addApplication,
  addCompany,
  addJob,
  api,
  applyFor,
  candidateOf,
  endTakeBackTime,
  insertRecruiter,
  move,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

const listFor = async (person: TestPerson, query = '') =>
  candidatesSchema.parse((await person.get(`/api/v2/candidates?${query}`)).json());

const movedBy = async (person: TestPerson, body: object): Promise<MovedCandidates> => {
  const answer = await move(person, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return movedCandidatesSchema.parse(answer.json()).data;
};

describe('candidates', () => {
  test('are those of the own companies, in every call', async () => {
    const first = await addApplication();
    const other = await addApplication();
    const stranger = await insertRecruiter();
    for (const [recruiter, ids] of [
      [first.recruiter, [first.id]],
      [other.recruiter, [other.id]],
      [stranger, []],
    ] as const) {
      const { data, meta } = await listFor(recruiter);
      assert.deepEqual([data.map(({ id }) => id), meta.total], [ids, ids.length]);
      const jobs = candidateJobsSchema.parse((await recruiter.get('/api/v2/candidate-jobs')).json()).data;
      assert.equal(jobs.length, ids.length);
    }
    for (const id of [other.id, 999_999_999]) {
      assert.equal((await first.recruiter.get(`/api/v2/candidates/${id}`)).statusCode, 404);
      assert.equal((await first.recruiter.post(`/api/v2/candidates/${id}/view`)).statusCode, 404);
      assert.equal((await move(first.recruiter, { move: 'review', ids: [id] })).statusCode, 404);
    }
    assert.deepEqual(
      (await movedBy(first.recruiter, { move: 'review', ids: [first.id, other.id], is_preview: true })).moved,
      [
        {
          id: first.id,
          name: (await candidateOf(first.recruiter, first.id)).name,
          state: 'in_review',
          stage: null,
          version: 1,
        },
      ],
    );
    for (const id of [first.id, other.id])
      assert.equal((await api.get(`/api/v2/candidates/${id}`, 'admin')).statusCode, 200);
    for (const caller of [null, 'latinas', 'allies'] as const)
      assert.equal((await api.get('/api/v2/candidates', caller)).statusCode, caller === null ? 401 : 403);
    await sql`delete from company_recruiters where user_id = ${first.recruiter.id}`.execute(api.deps.db);
    assert.equal((await listFor(first.recruiter)).meta.total, 0);
  });

  test('are filtered by job, state and words, and sorted', async () => {
    const company = await addCompany();
    const jobs = [await addJob(company), await addJob(company, { title: 'Bordadora' })];
    const people = await Promise.all(
      ['Ana', 'Zoé', 'Mía'].map((first_name) => insertPerson(api, { values: { first_name, last_name: 'Paz' } })),
    );
    const [ana, zoe, mia] = people;
    assert.ok(ana && zoe && mia && jobs[0] !== undefined && jobs[1] !== undefined);
    await sql`update users set headline = 'Ingeniera' where id = ${mia.id}`.execute(api.deps.db);
    await applyFor(jobs[0], ana);
    await applyFor(jobs[0], zoe);
    const miaId = await applyFor(jobs[1], mia);
    const { recruiter } = company;
    const names = async (query: string) => (await listFor(recruiter, query)).data.map(({ name }) => name);
    assert.deepEqual(await names('sort=name'), ['Ana Paz', 'Mía Paz', 'Zoé Paz']);
    assert.deepEqual(await names('sort=name&direction=desc&per_page=1&page=2'), ['Mía Paz']);
    assert.deepEqual(await names(`job_id=${jobs[1]}`), ['Mía Paz']);
    assert.deepEqual(await names('search=zoe'), ['Zoé Paz']);
    assert.deepEqual(await names('search=ingeniera'), ['Mía Paz']);
    await movedBy(recruiter, { move: 'shortlist', ids: [miaId] });
    assert.deepEqual(await names('state=shortlisted'), ['Mía Paz']);
    const { meta } = await listFor(recruiter, 'state=shortlisted');
    assert.deepEqual([meta.total, meta.states.submitted, meta.states.shortlisted], [1, 2, 1]);
    assert.equal((await recruiter.get('/api/v2/candidates?state=draft')).statusCode, 422);
  });

  test('are read with profile, words and history; the look is in the audit', async () => {
    const { id, recruiter, member } = await addApplication();
    const answer = await recruiter.post(`/api/v2/candidates/${id}/view`);
    const { data } = candidateAnswerSchema.parse(answer.json());
    assert.deepEqual([data.state, data.message, data.applicant?.email], ['viewed', 'Tejo desde niña.', member.email]);
    assert.deepEqual(
      data.events.map(({ transition, by }) => [transition, by]),
      [
        ['submit', 'member'],
        ['view', 'recruiter'],
      ],
    );
    await recruiter.post(`/api/v2/candidates/${id}/view`);
    assert.equal((await candidateOf(recruiter, id)).events.length, 2);
    const { rows } = await sql`select 1 from audit_entries where resource = 'applications' and action = 'look'
      and row_id = ${String(id)} and actor_id = ${recruiter.id}`.execute(api.deps.db);
    assert.equal(rows.length, 1);
  });

  test('are moved once: a second recruiter with an older version gets the present state', async () => {
    const { id, recruiter } = await addApplication();
    await movedBy(recruiter, { move: 'review', ids: [id], version: 1 });
    const late = await move(recruiter, { move: 'interview', ids: [id], version: 1 });
    assert.equal(late.statusCode, 409);
    assert.deepEqual(late.json<{ details: object }>().details, { state: 'in_review', version: 2 });
    const impossible = await move(recruiter, { move: 'hire', ids: [id] });
    assert.equal(impossible.statusCode, 409);
    const statuses = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await move(recruiter, { move: 'interview', ids: [id], version: 2 })).statusCode,
      ),
    );
    assert.deepEqual(statuses.toSorted(), [200, 409, 409, 409, 409]);
  });

  test('are rejected with a reason, which the member reads only when the recruiter shows it', async () => {
    const { id, recruiter, member } = await addApplication();
    const refusal = await move(recruiter, { move: 'reject', ids: [id], reason: ' ' });
    assert.equal(refusal.statusCode, 422);
    assert.ok(refusal.json<{ errors: Record<string, string[]> }>().errors['reason']);
    await movedBy(recruiter, { move: 'reject', ids: [id], reason: 'Buscamos más años.', shows_reason: true });
    await endTakeBackTime(id);
    const { data } = (await member.get(`/api/v2/my-applications/${id}`)).json<{ data: { reason: string } }>();
    assert.equal(data.reason, 'Buscamos más años.');
    const [mail] = await mailsTo(api, member.email);
    assert.match(mail?.text ?? '', /Buscamos más años\./);
  });

  test('are moved by query, with a preview and exceptions, and taken back before a mail leaves', async () => {
    const company = await addCompany();
    const job = await addJob(company);
    const members = await Promise.all(Array.from({ length: 6 }, () => insertPerson(api)));
    const ids: number[] = [];
    for (const member of members) ids.push(await applyFor(job, member));
    const { recruiter } = company;
    await movedBy(recruiter, { move: 'interview', ids: [ids[0]] });
    const body = { move: 'interview', where: { job_id: job }, except: [ids[1]] };
    const preview = await movedBy(recruiter, { ...body, is_preview: true });
    assert.deepEqual([preview.moved.length, preview.refused.length, preview.id], [4, 1, null]);
    assert.equal((await listFor(recruiter, 'state=interview')).meta.total, 1);
    const result = await movedBy(recruiter, body);
    assert.deepEqual([result.moved.length, result.refused.map(({ id }) => id)], [4, [ids[0]]]);
    assert.equal((await listFor(recruiter, 'state=interview')).meta.total, 5);
    // One of them was moved again meanwhile, and stays.
    await movedBy(recruiter, { move: 'offer', ids: [ids[2]] });
    const other = await insertRecruiter();
    assert.equal((await other.post(`/api/v2/candidate-moves/${result.id}/take-back`)).statusCode, 404);
    const answer = await recruiter.post(`/api/v2/candidate-moves/${result.id}/take-back`);
    assert.deepEqual([answer.statusCode, answer.json()], [200, { data: { count: 3 } }]);
    for (const id of ids) await endTakeBackTime(id);
    const mailCounts = await Promise.all(
      members.map(
        async ({ email }) => (await mailsTo(api, email)).filter(({ text }) => /interview|offer/.test(text)).length,
      ),
    );
    assert.deepEqual(mailCounts, [1, 0, 1, 0, 0, 0]);
    assert.equal((await recruiter.post(`/api/v2/candidate-moves/${result.id}/take-back`)).statusCode, 409);
  });

  test('are announced to the recruiters, and steps to the member', async () => {
    const { id, recruiter, member } = await addApplication();
    await api.finishJobs();
    assert.match((await mailsTo(api, recruiter.email))[0]?.subject ?? '', /Tejedora de datos/);
    await recruiter.post(`/api/v2/candidates/${id}/view`);
    await movedBy(recruiter, { move: 'review', ids: [id] });
    await endTakeBackTime(id);
    await movedBy(recruiter, { move: 'shortlist', ids: [id] });
    await endTakeBackTime(id);
    await movedBy(recruiter, { move: 'offer', ids: [id] });
    await endTakeBackTime(id);
    const { rows } = await sql<{ template: string }>`select template from notifications where user_id = ${member.id}
      order by id`.execute(api.deps.db);
    // The job of the look finds a later event.
    assert.deepEqual(
      rows.map(({ template }) => template).filter((template) => template !== 'applicationSeen'),
      ['applicationInReview', 'applicationOffer'],
    );
    assert.equal((await mailsTo(api, member.email)).length, 1);
  });

  test('are exported as a file for spreadsheets, own companies only, with the number of rows in the audit', async () => {
    const first = await addApplication();
    const other = await addApplication();
    await sql`update applications set name = '=1+1;x', applicant = jsonb_set(applicant, '{headline}', '"@sum"')
      where id = ${first.id}`.execute(api.deps.db);
    await movedBy(first.recruiter, { move: 'reject', ids: [first.id], reason: 'Pocos años', note: 'Otra vez en 2027' });
    const file = await first.recruiter.get('/api/v2/candidates/export?state=rejected&lang=es');
    assert.equal(file.statusCode, 200, file.body);
    assert.match(String(file.headers['content-disposition']), /attachment; filename="candidates-/);
    const [heading, row, ...rest] = file.body.replace('\uFEFF', '').trim().split('\r\n');
    assert.match(heading ?? '', /^Nombre,Titular,Empleo,Empresa,Estado,Etapa,/);
    assert.match(row ?? '', /^"'=1\+1;x",'@sum,Tejedora de datos,Telares [^,]+,rejected,,/);
    assert.ok(row?.endsWith(',Pocos años,1'));
    assert.deepEqual(rest, []);
    const linesOf = async (person: TestPerson) =>
      (await person.get('/api/v2/candidates/export')).body.trim().split('\r\n').length - 1;
    assert.deepEqual([await linesOf(other.recruiter), await linesOf(await insertRecruiter())], [1, 0]);
    assert.equal((await api.get('/api/v2/candidates/export?state=rejected', 'admin')).statusCode, 200);
    assert.equal((await first.member.get('/api/v2/candidates/export')).statusCode, 403);
    const { rows } = await sql<{ rows: number }>`select (after ->> 'rows')::integer as rows from audit_entries
      where action = 'download' and resource = 'applications' and actor_id = ${first.recruiter.id}`.execute(
      api.deps.db,
    );
    assert.deepEqual(rows, [{ rows: 1 }]);
  });

  test('stay with a job that is removed, whose removal names their number', async () => {
    const { id, job, recruiter, member } = await addApplication();
    const dependents = (await api.get(`/api/v2/jobs/${job}/dependents`, 'admin')).json<{
      data: { resource: string; count: number }[];
    }>().data;
    assert.deepEqual(
      dependents.map(({ resource, count }) => [resource, count]),
      [['applications', 1]],
    );
    assert.equal((await api.post(`/api/deletejob?id=${job}`, undefined, 'admin')).statusCode, 200);
    assert.equal((await candidateOf(recruiter, id)).job.id, job);
    assert.equal((await listFor(recruiter)).meta.total, 1);
    const ownApplication = (await member.get(`/api/v2/my-applications/${id}`)).json<{
      data: { job: { has_page: boolean } };
    }>();
    assert.equal(ownApplication.data.job.has_page, false);
  });

  test('disappear with the removal of the account', async () => {
    const { id, recruiter, member } = await addApplication();
    await sql`update applications set user_id = null, name = '', applicant = null, message = null
      where id = ${id}`.execute(api.deps.db);
    assert.equal((await listFor(recruiter)).meta.total, 0);
    assert.equal((await recruiter.get(`/api/v2/candidates/${id}`)).statusCode, 404);
    assert.equal((await member.get(`/api/v2/my-applications/${id}`)).statusCode, 404);
  });
});
