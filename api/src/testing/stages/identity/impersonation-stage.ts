import type { LightMyRequestResponse } from 'fastify';
import { wireUrl } from '@enlace/shared-contract/calls';
import { type Impersonation, impersonationCalls } from '@enlace/shared-contract/identity';
import assert from 'node:assert/strict';

import { addPerson, type TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { contractCalls } from '../../../kit/core/contract/contract-calls';
import { readEndpoints } from '../../contract/read-endpoints';
import { openApiOf } from '../../shared-api';
import type { Tier } from '../../tier';

export let api: TestApi;
export let person: TestPerson;

export const start = (body: object, as: TestPerson | 'admin' = 'admin'): Promise<LightMyRequestResponse> =>
  as === 'admin'
    ? api.post(impersonationCalls.start.path, body, 'admin')
    : as.post(impersonationCalls.start.path, body);
export const begin = async (id = person.id): Promise<Impersonation> => {
  const answer = await start({ user_id: id, reason: 'She cannot find her course' });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: Impersonation }>().data;
};
export const looking = (token: string) => ({
  send: (method: 'GET' | 'POST', url: string): Promise<LightMyRequestResponse> =>
    api.send({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'POST' ? { payload: {} } : {}),
    }),
});

/** Calls that are sent by POST and change nothing; a view of a page does not count during an impersonation. */
const readingPath =
  /^\/api\/(me|getcoursebyslug|getlessonbyslug|getmycourses|getuserlessons|stripe\/change_membership_calculate|dashboards\/get\w+|v2\/dashboards\/batch|v2\/views)$|^\/api\/v2\/users\/view-as\/end$/;

/** Sends every call that writes, at each of its prefixes: all are refused. */
export async function refuseWrites(prefixesOf: (index: number) => readonly string[]): Promise<void> {
  const impersonation = looking((await begin()).access_token);
  const specifiedCalls = readEndpoints().map(({ method, path }) => ({ method, path }));
  const ownCalls = contractCalls().map(({ method, path }) => ({ method, path: wireUrl({ path }, { id: 1 }) }));
  const writes = [...specifiedCalls, ...ownCalls].filter(
    ({ method, path }) => method === 'POST' && !readingPath.test(path),
  );
  assert.ok(writes.length > 150, String(writes.length));
  for (const [index, { path }] of writes.entries())
    for (const prefix of path.startsWith('/back') ? [''] : prefixesOf(index)) {
      const answer = await impersonation.send('POST', `${prefix}${path.replace(/\{\w+\}/g, '1')}`);
      const { code, message } = answer.json<{ code: string; message: string }>();
      assert.deepEqual([answer.statusCode, code], [403, 'VIEW_ONLY'], `${prefix}${path}`);
      assert.match(message, /looking as somebody else/);
    }
  for (const path of ['/api/logout', '/api/v2/inbox/export', '/api/v2/audit/file'])
    assert.equal((await impersonation.send('GET', path)).json<{ code: string }>().code, 'VIEW_ONLY', path);
  assert.equal((await person.post('/api/me')).statusCode, 200, 'her own session has not noticed');
  assert.equal((await api.get('/api/users/list?limit=1', 'admin')).statusCode, 200);
}

/** Opens and closes what the tests need; those of the full tier change who is an admin. */
export function openImpersonationStage(tier: Tier): void {
  openApiOf(tier, async (openedApi) => {
    api = openedApi;
    person = await addPerson(api, { roles: ['latinas'] });
  });
}
