import type { RoleName } from '@enlace/shared-contract/access';
import { presenceSeconds, presentPeopleSchema } from '@enlace/shared-contract/admin';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import { findBody } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { giveRole } from '../../../testing/give-role';

let api: TestApi;
let now = new Date();
/** A user with a sign of this age is present, one with two such pauses is not. */
const partMs = presenceSeconds * 750;
before(async () => {
  api = await buildTestApi({ clock: () => now });
  // Another user with the right to edit.
  await giveRole(api, ['ally'], 'admin');
});
after(() => api.close());

for (const { resource } of mountedResources) {
  const { list, add, edit } = resource.wire;
  if (edit === undefined) continue;

  const addOne = async (path: string): Promise<number> => {
    const answer = await api.post(path, findBody(resource)?.() ?? {}, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<{ data: { id: number } }>().data.id;
  };

  test(`${resource.name} show which other users have the row open`, async () => {
    const listAnswer = await api.get(`${list.path}?limit=100`, 'admin');
    const { data } = listAnswer.json<{ data: { id: number; abilities?: { edit: boolean } }[] }>();
    const id = data.find(({ abilities }) => abilities?.edit !== false)?.id ?? (await addOne(add?.path ?? ''));
    const url = `/api/v2/${resource.name}/${id}/presence`;
    const say = async (state: string, as: RoleName) => {
      const answer = await api.post(url, { state }, as);
      assert.equal(answer.statusCode, 200, answer.body);
      return presentPeopleSchema.parse(answer.json()).data;
    };
    assert.deepEqual(await say('editing', 'admin'), []);
    const [first] = await say('viewing', 'allies');
    assert.deepEqual([first?.state, first?.since], ['editing', now.toISOString()]);
    now = new Date(now.getTime() + partMs);
    const [second] = await say('viewing', 'admin');
    assert.equal(second?.state, 'viewing');
    now = new Date(now.getTime() + partMs);
    // A user disappears after a time without a sign of life, or after an explicit leave.
    assert.deepEqual(await say('viewing', 'admin'), []);
    assert.equal((await say('editing', 'allies')).length, 1);
    await say('left', 'admin');
    assert.deepEqual(await say('editing', 'allies'), []);
    await say('left', 'allies');
    const sendVersion = async (version: string) =>
      presentPeopleSchema.parse((await api.post(url, { state: 'viewing', version }, 'admin')).json()).saved;
    assert.equal(await sendVersion('2999-01-01T00:00:00.000Z'), null);
    assert.ok(Date.parse((await sendVersion('2001-01-01T00:00:00.000Z'))?.at ?? '') > Date.parse('2001-01-01'));
    await say('left', 'admin');
    assert.equal((await api.post(url, { state: 'asleep' }, 'admin')).statusCode, 422);
    assert.equal((await api.post(url, { state: 'viewing' }, null)).statusCode, 401);
    assert.equal((await api.post(url.replace(String(id), '999999999'), { state: 'viewing' }, 'admin')).statusCode, 404);
  });
}
