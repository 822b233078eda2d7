import {
  applicationCalls,
  candidateCalls,
  type CandidateDetails,
  candidateStageCalls,
  type CompanyStages,
  companyStagesAnswerSchema,
} from '@enlace/shared-contract/recruiting';
import { wireUrl } from '@enlace/shared-contract/calls';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { TestPerson } from '../../add-person';
import { addRecord } from '../../add-record';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

/** Opens the shared API for the tests of applications. */
export function openRecruitingStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}

let count = 0;

/** A user with the role of recruiters. */
export async function insertRecruiter(): Promise<TestPerson> {
  const person = await insertPerson(api);
  await sql`insert into user_roles (user_id, role_id) select ${person.id}, id from roles where name = 'recruiters'`.execute(
    api.deps.db,
  );
  return person;
}

export interface TestCompany {
  readonly id: number;
  readonly recruiter: TestPerson;
}

/** A company with a recruiter. */
export async function addCompany(): Promise<TestCompany> {
  count += 1;
  const recruiter = await insertRecruiter();
  const { id } = await addRecord(api, '/api/addcompany', {
    name: `Telares ${process.pid} ${count}`,
    attach_company_recruiters: [recruiter.id],
  });
  return { id, recruiter };
}

/** An open job; answers its id. */
export async function addJob(company: Pick<TestCompany, 'id'>, values: object = {}): Promise<number> {
  const { id } = await addRecord(api, '/api/addjob', {
    title: 'Tejedora de datos',
    company_id: company.id,
    published_at: '2026-01-01T00:00:00Z',
    ...values,
  });
  return id;
}

export const applyUrl = (jobId: number): string => `${applicationCalls.applyJob.path}?job_id=${jobId}`;

/** Applies for a job; answers the id of the application. */
export async function applyFor(jobId: number, person: TestPerson, body: object = {}): Promise<number> {
  const answer = await person.post(applyUrl(jobId), body);
  assert.ok(answer.statusCode === 201 || answer.statusCode === 200, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

/** A company with a job, a recruiter, and a member who has applied. */
export async function addApplication() {
  const company = await addCompany();
  const job = await addJob(company);
  const member = await insertPerson(api);
  const id = await applyFor(job, member, { message: 'Tejo desde niña.' });
  return { company, job, member, id, recruiter: company.recruiter };
}

export const move = (recruiter: TestPerson, body: object): Promise<LightMyRequestResponse> =>
  recruiter.post(candidateCalls.moveCandidates.path, body);

export async function candidateOf(recruiter: TestPerson, id: number): Promise<CandidateDetails> {
  const answer = await recruiter.get(wireUrl(candidateCalls.getCandidate, { id }));
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: CandidateDetails }>().data;
}

/** Stores the stages of a company; answers them in their order. */
export async function saveStages(recruiter: TestPerson, body: object): Promise<CompanyStages> {
  const answer = await recruiter.post(candidateStageCalls.saveCandidateStages.path, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return companyStagesAnswerSchema.parse(answer.json()).data;
}

/** Ends the time in which a move can be taken back, and runs the jobs that wait for it. */
export async function endTakeBackTime(id: number): Promise<void> {
  await sql`update application_events set final_at = now() - interval '1 second'
    where application_id = ${id} and final_at is not null`.execute(api.deps.db);
  await sql`update background_jobs set due_at = now() where kind = 'recruiting.notify-of-event' and state = 'waiting'
    and (payload ->> 'application')::bigint = ${id}`.execute(api.deps.db);
  await api.finishJobs();
}
