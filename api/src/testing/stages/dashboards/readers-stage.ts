import { marksSchema } from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import type { TestPerson } from '../../add-person';
import { insertPerson } from '../../insert-person';
import { addCompany, api, insertRecruiter } from '../recruiting/recruiting-stage';

export { api, openRecruitingStage as openReadersStage } from '../recruiting/recruiting-stage';

export type Reader = Pick<TestPerson, 'get' | 'post'>;

/** The admin of the demo. Remove what the admin adds for all readers. */
export const admin: Reader = {
  get: (url) => api.get(url, 'admin'),
  post: (url, body) => api.post(url, body, 'admin'),
};

export async function joinCompany(companyId: number, { id }: TestPerson): Promise<void> {
  await sql`insert into company_recruiters (company_id, user_id) values (${companyId}, ${id})`.execute(api.deps.db);
}

/** Chapters of the demo. */
export const [ledChapter, otherChapter] = [2, 3];

/** A user who only leads a chapter. */
export async function insertLeader(): Promise<TestPerson> {
  const leader = await insertPerson(api);
  await sql`insert into chapter_leaders (chapter_id, user_id) values (${ledChapter}, ${leader.id})`.execute(
    api.deps.db,
  );
  return leader;
}

/** A company with two recruiters, another company, and a leader. */
export async function openReaders() {
  const [company, other] = [await addCompany(), await addCompany()];
  const [colleague, leader] = [await insertRecruiter(), await insertLeader()];
  await joinCompany(company.id, colleague);
  return { company, other, recruiter: company.recruiter, colleague, stranger: other.recruiter, leader };
}

export async function marksOf(reader: Reader) {
  const answer = await reader.get('/api/v2/dashboard-marks');
  assert.equal(answer.statusCode, 200, answer.body);
  return marksSchema.parse(answer.json()).data;
}

/** The names of the fields that an answer refuses. */
export async function refusedFields(reader: Reader, url: string, body: object): Promise<readonly string[]> {
  const answer = await reader.post(url, body);
  assert.equal(answer.statusCode, 422, answer.body);
  return Object.keys(answer.json<{ errors: object }>().errors);
}
