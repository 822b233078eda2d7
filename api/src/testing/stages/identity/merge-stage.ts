import type { LightMyRequestResponse } from 'fastify';
import { mergeCalls, type UserRecord } from '@enlace/shared-contract/identity';
import { after, before, beforeEach } from 'node:test';

import { addPerson, type TestPerson } from '../../add-person';
import { buildTestApi, type TestApi } from '../../build-test-api';

export let now = new Date();
export let api: TestApi;
export let one: TestPerson;
export let two: TestPerson;

export const merge = (take: readonly string[] = [], winner = one, loser = two): Promise<LightMyRequestResponse> =>
  api.post(
    mergeCalls.mergeUsers.path,
    { winner_id: winner.id, loser_id: loser.id, take, reason: 'She registered twice' },
    'admin',
  );
export const undo = (id: number): Promise<LightMyRequestResponse> =>
  api.post(mergeCalls.undoMerge.path, { merge_id: id }, 'admin');
export const read = async (id: number): Promise<UserRecord> =>
  (await api.get(`/api/users/get/${id}`, 'admin')).json<{ data: UserRecord }>().data;

export const mark = (call: { path: string }, id: number, others: number[]): Promise<LightMyRequestResponse> =>
  api.post(call.path, { user_id: id, other_ids: others }, 'admin');

export function setNow(value: typeof now): void {
  now = value;
}

/** Opens and closes what the tests need. */
export function openMergeStage(): void {
  before(async () => {
    api = await buildTestApi({ clock: () => now });
  });
  after(() => api.close());
  beforeEach(async () => {
    now = new Date();
    one = await addPerson(api, {
      roles: ['latinas'],
      values: { headline: 'Dev', country_code: 'CL', city: 'Valdivia' },
    });
    two = await addPerson(api, { roles: ['latinas', 'allies'], values: { headline: 'Senior dev', bio: 'Hola' } });
  });
}
