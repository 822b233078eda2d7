import { savedViews } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { Caller, TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface View {
  id: number;
  name: string;
  is_default: boolean;
  scope: string;
  abilities: { edit: boolean };
}

describe('saved views', () => {
  let api: TestApi;
  let lastId: number;
  before(async () => {
    api = await shareTestApi();
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from views`.execute(api.deps.db);
    lastId = rows[0]?.id ?? 0;
  });
  after(() => sql`delete from views where id > ${lastId}`.execute(api.deps.db));

  const body = {
    resource: 'chapters',
    name: 'Activos',
    search: 'sort=name&where={}',
    columns: [{ name: 'city', width: 120 }],
  };
  const add = (more: object = {}, as: Caller = 'latinas') => api.post('/api/v2/views/add', { ...body, ...more }, as);
  const addView = async (more: object = {}, as: Caller = 'latinas'): Promise<View> => {
    const answer = await add(more, as);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<{ data: View }>().data;
  };
  const listViews = async (as: Caller, query = ''): Promise<View[]> =>
    (await api.get(`/api/v2/views?${query}`, as)).json<{ data: View[] }>().data;
  const roleId = async (name: string): Promise<number> => {
    const roles = (await api.get('/api/roles/list?limit=100', 'admin')).json<{ data: { id: number; name: string }[] }>()
      .data;
    return roles.find((role) => role.name === name)?.id ?? 0;
  };

  test('are visible only to their owner', async () => {
    assert.equal((await add({}, null)).statusCode, 401);
    const addedView = await addView();
    assert.ok(savedViews.entity.safeParse(addedView).success);
    assert.ok((await listViews('latinas', 'resource=chapters')).some(({ id }) => id === addedView.id));
    assert.deepEqual(await listViews('latinas', 'resource=tags'), []);
    assert.deepEqual(await listViews('recruiters'), []);
    for (const as of ['recruiters', 'admin'] as const) {
      assert.equal((await api.get(`/api/v2/views/${addedView.id}`, as)).statusCode, 404);
      assert.equal((await api.post(`/api/v2/views/edit?id=${addedView.id}`, { name: 'x' }, as)).statusCode, 404);
      assert.equal((await api.post(`/api/v2/views/remove?id=${addedView.id}`, undefined, as)).statusCode, 404);
    }
    const editAnswer = await api.post(
      `/api/v2/views/edit?id=${addedView.id}`,
      { name: 'Otros', density: 'compact' },
      'latinas',
    );
    assert.equal(editAnswer.json<{ data: View }>().data.name, 'Otros');
    assert.equal((await api.post(`/api/v2/views/remove?id=${addedView.id}`, undefined, 'latinas')).statusCode, 200);
    assert.equal((await api.get(`/api/v2/views/${addedView.id}`, 'latinas')).statusCode, 404);
  });

  test('of a role are visible to its users, and written by users with the right to share', async () => {
    const role_id = await roleId('recruiters');
    assert.equal((await add({ scope: 'role', role_id })).statusCode, 403);
    assert.equal((await add({ scope: 'role' }, 'admin')).statusCode, 422);
    assert.equal((await add({ scope: 'role', role_id: 999_999 }, 'admin')).statusCode, 422);
    const roleView = await addView({ scope: 'role', role_id, name: 'Reclutar' }, 'admin');
    const [listedView] = await listViews('recruiters');
    assert.deepEqual([listedView?.id, listedView?.abilities.edit], [roleView.id, false]);
    assert.deepEqual(await listViews('allies'), []);
    assert.equal((await api.get(`/api/v2/views/${roleView.id}`, 'allies')).statusCode, 404);
    assert.equal((await api.post(`/api/v2/views/edit?id=${roleView.id}`, { name: 'x' }, 'recruiters')).statusCode, 403);
    assert.equal((await api.post(`/api/v2/views/edit?id=${roleView.id}`, { name: 'Todas' }, 'admin')).statusCode, 200);
    const editAnswer = await api.post(`/api/v2/views/edit?id=${roleView.id}`, { scope: 'mine' }, 'admin');
    assert.equal(editAnswer.json<{ data: View }>().data.scope, 'mine');
    assert.deepEqual(await listViews('recruiters'), []);
  });

  test('have one default for each list', async () => {
    const first = await addView({ is_default: true, name: 'Uno' });
    const second = await addView({ is_default: true, name: 'Dos' });
    const other = await addView({ is_default: true, name: 'Tres', resource: 'tags' });
    const open = (await listViews('latinas')).filter(({ is_default }) => is_default).map(({ id }) => id);
    assert.deepEqual(open.sort(), [second.id, other.id].sort());
    assert.ok(!open.includes(first.id));
  });

  test('of a role with a default leave each user’s own default', async () => {
    const ownView = await addView({ is_default: true, name: 'Propia' }, 'recruiters');
    const role_id = await roleId('recruiters');
    const shared = await addView({ is_default: true, name: 'De todas', scope: 'role', role_id }, 'admin');
    const first = (await listViews('recruiters', 'resource=chapters')).filter(({ is_default }) => is_default);
    assert.deepEqual(first.map(({ id }) => id).sort(), [ownView.id, shared.id].sort());
    const edit = await api.post(`/api/v2/views/edit?id=${shared.id}`, { is_default: false }, 'recruiters');
    assert.equal(edit.statusCode, 403);
  });

  test('refuse wrong values', async () => {
    for (const wrongView of [
      { name: '' },
      { density: 'tiny' },
      { columns: [{ name: 'a', width: 1 }] },
      { columns: 'a' },
    ])
      assert.equal((await add(wrongView)).statusCode, 422, JSON.stringify(wrongView));
  });
});
