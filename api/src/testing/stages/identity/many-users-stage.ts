import type { LightMyRequestResponse } from 'fastify';
import { type BulkJob, bulkJobAnswerSchema } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { addPerson, type TestPerson } from '../../add-person';
import { encodeMultipart } from '../../bodies';
import type { Caller, TestApi } from '../../build-test-api';
import { finishJob } from '../../finish-job';
import { openApiOf } from '../../shared-api';
import type { Tier } from '../../tier';

export let api: TestApi;

export const start = (body: object, as: Caller = 'admin'): Promise<LightMyRequestResponse> =>
  api.post('/api/v2/users/bulk', body, as);
export const change = (ids: readonly number[], values: object) => ({ operation: 'edit', selection: { ids }, values });
export const runJob = async (body: object): Promise<BulkJob> => {
  const answer = await start(body);
  assert.equal(answer.statusCode, 202, answer.body);
  return finishJob(api, bulkJobAnswerSchema.parse(answer.json()).data.id);
};
export const undoJob = async ({ id }: BulkJob): Promise<BulkJob> => {
  assert.equal((await api.post(`/api/v2/bulk_jobs/${id}/undo`, undefined, 'admin')).statusCode, 202);
  return finishJob(api, id);
};
export const roleId = async (name: string): Promise<number> =>
  (await sql<{ id: number }>`select id from roles where name = ${name}`.execute(api.deps.db)).rows[0]?.id ?? 0;
export const people = async (count: number, roles: readonly string[]): Promise<TestPerson[]> => {
  const newPeople: TestPerson[] = [];
  for (let n = 0; n < count; n += 1) newPeople.push(await addPerson(api, { roles }));
  return newPeople;
};

export const upload = async (text: string, as: Caller = 'admin'): Promise<LightMyRequestResponse> => {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'people.csv');
  return api.send({ method: 'POST', url: '/api/v2/users/imports', ...(await encodeMultipart(form)) }, as);
};

/** Opens and closes what the tests need; those of the full tier change who is an admin. */
export function openManyUsersStage(tier: Tier): void {
  openApiOf(tier, (openedApi) => {
    api = openedApi;
  });
}
