import { roleNames } from '@enlace/shared-contract/access';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { shareDemoApi } from '../../../testing/shared-api';

interface Role {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly permissions: readonly unknown[];
}

interface RoleWithAbilities extends Role {
  readonly abilities: { readonly edit: boolean; readonly remove: boolean };
}

let api: TestApi;
before(async () => {
  api = await shareDemoApi();
});
after(async () => {
  await sql`delete from pages where title = 'Solo para el círculo'`.execute(api.deps.db);
  await sql`delete from roles where name not in (${sql.join(roleNames)})`.execute(api.deps.db);
});

const list = async (query = ''): Promise<Role[]> =>
  (await api.get(`/api/roles/list${query}`, 'latinas')).json<{ data: Role[] }>().data;
const add = async (body: Record<string, unknown>) =>
  api.send({ method: 'POST', url: '/api/addrol', ...(await encodeMultipart(toMultipart(body))) }, 'admin');

describe('roles', () => {
  test('the six fixed roles always exist, in their order, with a label, before those of the door', async () => {
    const roles = await list();
    assert.deepEqual(
      roles.map(({ name }) => name),
      [...roleNames, 'steward', 'supervisor'],
    );
    assert.deepEqual(roles[0]?.label, 'Latinas');
  });

  test('are added by a form, without permissions', async () => {
    const answer = await add({ name: ' Mentoras de código ', label: 'Mentoras', description: 'Acompaña' });
    assert.equal(answer.statusCode, 201, answer.body);
    const { id, name, permissions } = answer.json<{ data: Role }>().data;
    assert.deepEqual([name, permissions], ['Mentoras de código', []]);
    const read = await api.get(`/api/roles/get/${id}`, 'latinas');
    assert.equal(read.json<{ data: Role }>().data.label, 'Mentoras');
  });

  test('have unique names', async () => {
    for (const name of ['ADMIN', 'admin\u200b', ' ad\u0000min '])
      assert.equal((await add({ name })).json<{ code: string }>().code, 'NAME_TAKEN', JSON.stringify(name));
    for (const name of ['', 'x', '1st', 'a<b>', 'n'.repeat(61)])
      assert.equal((await add({ name })).statusCode, 422, JSON.stringify(name));
  });

  test('show that the six fixed roles cannot be changed', async () => {
    const newRole = (await add({ name: 'Vecinas' })).json<{ data: Role }>().data;
    const rows = (await api.get('/api/roles/list?limit=100', 'admin')).json<{ data: RoleWithAbilities[] }>().data;
    for (const { name, abilities } of rows) {
      const isFixed = roleNames.some((fixedName) => fixedName === name);
      if (isFixed || name === newRole.name)
        assert.deepEqual([abilities.edit, abilities.remove], [!isFixed, !isFixed], name);
    }
    await api.post(`/api/v2/roles/remove?id=${newRole.id}`, undefined, 'admin');
  });

  test('except the six fixed ones can be renamed and removed', async () => {
    const newRole = (await add({ name: 'Buddies' })).json<{ data: Role }>().data;
    const editAnswer = await api.post(`/api/v2/roles/edit?id=${newRole.id}`, { name: 'Madrinas' }, 'admin');
    assert.deepEqual(
      [editAnswer.statusCode, editAnswer.json<{ data: Role }>().data.name],
      [200, 'Madrinas'],
      editAnswer.body,
    );
    assert.equal((await api.post(`/api/v2/roles/remove?id=${newRole.id}`, undefined, 'latinas')).statusCode, 403);
    assert.equal((await api.post(`/api/v2/roles/remove?id=${newRole.id}`, undefined, 'admin')).statusCode, 200);
    for (const { id, name } of (await list()).filter((role) =>
      roleNames.some((fixedName) => fixedName === role.name),
    )) {
      assert.equal((await api.post(`/api/v2/roles/edit?id=${id}`, { name: 'other' }, 'admin')).statusCode, 403, name);
      assert.equal((await api.post(`/api/v2/roles/remove?id=${id}`, undefined, 'admin')).statusCode, 403, name);
    }
  });

  test('are not removed while a page depends on them, because it would become public', async () => {
    const { id } = (await add({ name: 'Círculo' })).json<{ data: Role }>().data;
    const page = await api.post('/api/addpage', { title: 'Solo para el círculo', attach_roles: [id] }, 'admin');
    assert.equal(page.statusCode, 201, page.body);
    const refusal = await api.post(`/api/v2/roles/remove?id=${id}`, undefined, 'admin');
    assert.equal(refusal.json<{ code: string }>().code, 'HAS_DEPENDENTS');
    const editPath = `/api/editpage?id=${page.json<{ data: Role }>().data.id}`;
    assert.equal((await api.post(editPath, { detach_roles: [id] }, 'admin')).statusCode, 200);
    assert.equal((await api.post(`/api/v2/roles/remove?id=${id}`, undefined, 'admin')).statusCode, 200);
  });

  test('are ten at most without a limit in the request', async () => {
    for (let index = 0; index < 8; index += 1) await add({ name: `helpers ${index}` });
    assert.equal((await list()).length, 10);
    assert.equal((await list('?limit=100')).length, 17);
    assert.deepEqual(
      (await list('?order=desc&limit=1')).map(({ name }) => name),
      ['helpers 7'],
    );
  });
});
