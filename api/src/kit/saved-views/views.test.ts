import { savedViews } from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type Caller, type TestApi } from '../../testing/build-test-api';

interface View {
  id: number;
  name: string;
  is_default: boolean;
  scope: string;
  abilities: { edit: boolean };
}

describe('views of lists', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const body = {
    resource: 'chapters',
    name: 'Activos',
    search: 'sort=name&where={}',
    columns: [{ name: 'city', width: 120 }],
  };
  const add = (more: object = {}, as: Caller = 'latinas') => api.post('/api/v2/views/add', { ...body, ...more }, as);
  const added = async (more: object = {}, as: Caller = 'latinas'): Promise<View> => {
    const answer = await add(more, as);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<{ data: View }>().data;
  };
  const listed = async (as: Caller, query = ''): Promise<View[]> =>
    (await api.get(`/api/v2/views?${query}`, as)).json<{ data: View[] }>().data;
  const roleId = async (name: string): Promise<number> => {
    const roles = (await api.get('/api/roles/list?limit=100', 'admin')).json<{ data: { id: number; name: string }[] }>()
      .data;
    return roles.find((role) => role.name === name)?.id ?? 0;
  };

  test('are hers alone, whoever else looks', async () => {
    assert.equal((await add({}, null)).statusCode, 401);
    const view = await added();
    assert.ok(savedViews.entity.safeParse(view).success);
    assert.ok((await listed('latinas', 'resource=chapters')).some(({ id }) => id === view.id));
    assert.deepEqual(await listed('latinas', 'resource=tags'), []);
    assert.deepEqual(await listed('recruiters'), []);
    for (const as of ['recruiters', 'admin'] as const) {
      assert.equal((await api.get(`/api/v2/views/${view.id}`, as)).statusCode, 404);
      assert.equal((await api.post(`/api/v2/views/edit?id=${view.id}`, { name: 'x' }, as)).statusCode, 404);
      assert.equal((await api.post(`/api/v2/views/remove?id=${view.id}`, undefined, as)).statusCode, 404);
    }
    const edited = await api.post(`/api/v2/views/edit?id=${view.id}`, { name: 'Otros', density: 'compact' }, 'latinas');
    assert.equal(edited.json<{ data: View }>().data.name, 'Otros');
    assert.equal((await api.post(`/api/v2/views/remove?id=${view.id}`, undefined, 'latinas')).statusCode, 200);
    assert.equal((await api.get(`/api/v2/views/${view.id}`, 'latinas')).statusCode, 404);
  });

  test('of a role are seen by those who have it, and written by whoever keeps them', async () => {
    const role_id = await roleId('recruiters');
    assert.equal((await add({ scope: 'role', role_id })).statusCode, 403);
    assert.equal((await add({ scope: 'role' }, 'admin')).statusCode, 422);
    assert.equal((await add({ scope: 'role', role_id: 999_999 }, 'admin')).statusCode, 422);
    const view = await added({ scope: 'role', role_id, name: 'Reclutar' }, 'admin');
    const [seen] = await listed('recruiters');
    assert.deepEqual([seen?.id, seen?.abilities.edit], [view.id, false]);
    assert.deepEqual(await listed('allies'), []);
    assert.equal((await api.get(`/api/v2/views/${view.id}`, 'allies')).statusCode, 404);
    assert.equal((await api.post(`/api/v2/views/edit?id=${view.id}`, { name: 'x' }, 'recruiters')).statusCode, 403);
    assert.equal((await api.post(`/api/v2/views/edit?id=${view.id}`, { name: 'Todas' }, 'admin')).statusCode, 200);
    const mine = await api.post(`/api/v2/views/edit?id=${view.id}`, { scope: 'mine' }, 'admin');
    assert.equal(mine.json<{ data: View }>().data.scope, 'mine');
    assert.deepEqual(await listed('recruiters'), []);
  });

  test('that open first are one for each list', async () => {
    const first = await added({ is_default: true, name: 'Uno' });
    const second = await added({ is_default: true, name: 'Dos' });
    const other = await added({ is_default: true, name: 'Tres', resource: 'tags' });
    const open = (await listed('latinas')).filter(({ is_default }) => is_default).map(({ id }) => id);
    assert.deepEqual(open.sort(), [second.id, other.id].sort());
    assert.ok(!open.includes(first.id));
  });

  test("of a role that open first leave each person's own first one alone", async () => {
    const mine = await added({ is_default: true, name: 'Propia' }, 'recruiters');
    const role_id = await roleId('recruiters');
    const shared = await added({ is_default: true, name: 'De todas', scope: 'role', role_id }, 'admin');
    const first = (await listed('recruiters', 'resource=chapters')).filter(({ is_default }) => is_default);
    assert.deepEqual(first.map(({ id }) => id).sort(), [mine.id, shared.id].sort());
    const edit = await api.post(`/api/v2/views/edit?id=${shared.id}`, { is_default: false }, 'recruiters');
    assert.equal(edit.statusCode, 403);
  });

  test('take no nonsense', async () => {
    for (const wrong of [{ name: '' }, { density: 'tiny' }, { columns: [{ name: 'a', width: 1 }] }, { columns: 'a' }])
      assert.equal((await add(wrong)).statusCode, 422, JSON.stringify(wrong));
  });
});
