import type { BulkJob, Import, ImportCheck, RightsMatrix } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { encodeMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

/** Attacks that combine several calls; the tests of single calls do not cover them. */
let api: TestApi;
let helper: TestPerson;
before(async () => {
  api = await buildTestApi();
  const rights = ['add', 'edit', 'get', 'list', 'import', 'merge', 'remove'].map((action) => `users.${action}`);
  helper = await addPerson(api, {
    roles: ['allies'],
    permissions: [...rights, 'rights.read', 'rights.edit', 'roles.edit'],
  });
});
after(() => api.close());

const idOf = async (table: 'roles' | 'permissions', name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where name = ${name}`.execute(
    api.deps.db,
  );
  return rows[0]?.id ?? 0;
};
const rightsOf = async (id: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select r.name from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${id} union all select p.name from user_permissions up
    join permissions p on p.id = up.permission_id where up.user_id = ${id} order by 1`.execute(api.deps.db);
  return rows.map(({ name }) => name);
};
const checkFile = async (text: string, key: string, as: TestPerson): Promise<ImportCheck & { readonly id: number }> => {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'people.csv');
  const multipart = await encodeMultipart(form);
  const headers = { ...multipart.headers, authorization: `Bearer ${as.token}` };
  const answer = await api.send({ method: 'POST', url: '/api/v2/users/imports', ...multipart, headers });
  assert.equal(answer.statusCode, 201, answer.body);
  const { id, mapping } = answer.json<{ data: Import }>().data;
  const checked = await as.post(`/api/v2/imports/${id}/check`, { mapping, key });
  assert.equal(checked.statusCode, 200, checked.body);
  return { ...checked.json<{ data: ImportCheck }>().data, id };
};

describe('a user cannot give rights that the user does not have', () => {
  test('to a new account', async () => {
    const account = (more: object) => ({
      email: `made.${Math.trunc(performance.now())}@example.org`,
      first_name: 'Ada',
      last_name: 'Lovelace',
      ...more,
    });
    for (const more of [
      { attach_roles: [await idOf('roles', 'admin')] },
      { attach_roles: [await idOf('roles', 'investors')] },
      { attach_permissions: [await idOf('permissions', 'news.edit')] },
    ])
      assert.equal((await helper.post('/api/addusers', account(more))).statusCode, 403, JSON.stringify(more));
    assert.equal((await helper.post('/api/addusers', account({}))).statusCode, 201);
  });

  test('to the own account, by all calls that write it', async () => {
    const [role, right] = [await idOf('roles', 'admin'), await idOf('permissions', 'news.edit')];
    const before = await rightsOf(helper.id);
    const ownChange = { give_roles: [], give_permissions: [], take_roles: [], take_permissions: [], reason: 'Mine' };
    for (const [url, body] of [
      [`/api/editusers?id=${helper.id}`, { attach_roles: [role] }],
      [`/api/editusers?id=${helper.id}`, { attach_permissions: [right] }],
      [`/api/v2/rights/users/${helper.id}/save`, { ...ownChange, give_roles: [role] }],
      [`/api/v2/rights/users/${helper.id}/save`, { ...ownChange, give_permissions: [right] }],
      [
        '/api/v2/rights/save',
        { give: [{ role_id: await idOf('roles', 'allies'), permission_id: right }], take: [], reason: 'x' },
      ],
    ] as const)
      assert.equal((await helper.post(url, body)).statusCode, 403, url);
    const bulk = {
      operation: 'edit',
      selection: { ids: [helper.id] },
      values: { attach_roles: [role] },
      dry_run: true,
    };
    const bulkAnswer = await helper.post('/api/v2/users/bulk', bulk);
    assert.ok(
      bulkAnswer.statusCode !== 200 || bulkAnswer.json<{ data: { would_change: number } }>().data.would_change === 0,
    );
    assert.equal((await checkFile(`email,roles\n${helper.email},admin`, 'email', helper)).counts.update, 0);
    assert.deepEqual(await rightsOf(helper.id), before);
  });

  test('by restoring an earlier state', async () => {
    const person = await addPerson(api, { roles: ['latinas'] });
    const role = await idOf('roles', 'investors');
    await api.post(`/api/editusers?id=${person.id}`, { attach_roles: [role] }, 'admin');
    await api.post(`/api/editusers?id=${person.id}`, { detach_roles: [role] }, 'admin');
    const { rows } = await sql<{ n: number }>`select n from revisions
      where resource = 'users' and row_id = ${person.id} order by n desc`.execute(api.deps.db);
    const answer = await helper.post(`/api/v2/users/${person.id}/revisions/${(rows[0]?.n ?? 0) - 1}/restore`, {
      fields: ['roles'],
    });
    assert.notEqual(answer.statusCode, 200, answer.body);
    assert.deepEqual(await rightsOf(person.id), ['latinas']);
  });

  test('by merging an account with the own one', async () => {
    const [winner, investor] = [await addPerson(api, {}), await addPerson(api, { roles: ['investors'] })];
    const merge = (winnerId: number, loserId: number) => {
      const merge = { winner_id: winnerId, loser_id: loserId, take: [], reason: 'The same person' };
      return helper.post('/api/v2/users/merge', merge);
    };
    assert.equal((await merge(helper.id, investor.id)).statusCode, 403);
    assert.equal((await merge(winner.id, investor.id)).statusCode, 403);
    assert.deepEqual(await rightsOf(winner.id), []);
    const twin = await addPerson(api, { roles: ['investors'] });
    assert.equal((await merge(twin.id, investor.id)).statusCode, 201, 'what both have passes nowhere');
    const ally = await addPerson(api, { roles: ['allies'] });
    assert.equal((await merge(winner.id, ally.id)).statusCode, 201, 'what she has herself she may pass on');
  });
});

describe('an admin is always left', () => {
  test('after all changes of the role', async () => {
    const role = await idOf('roles', 'admin');
    const { data } = (await api.get('/api/v2/rights/matrix', 'admin')).json<{ data: RightsMatrix }>();
    const take = data.rights.map(({ id }) => ({ role_id: role, permission_id: id }));
    assert.equal((await api.post('/api/v2/rights/save', { give: [], take, reason: 'All' }, 'admin')).statusCode, 200);
    assert.equal((await api.get('/api/v2/rights/matrix', 'admin')).statusCode, 200, 'its name opens everything');
    for (const url of [`/api/v2/roles/edit?id=${role}`, `/api/v2/roles/remove?id=${role}`])
      assert.equal((await api.post(url, { name: 'former', description: '' }, 'admin')).statusCode, 403, url);
  });

  test('after an import', async () => {
    const boss = await addPerson(api, { roles: ['admin'] });
    await sql`delete from user_roles where role_id = ${await idOf('roles', 'admin')} and user_id <> ${boss.id}`.execute(
      api.deps.db,
    );
    const { id } = await checkFile(`email,is_disabled\n${boss.email},yes`, 'email', boss);
    const run = await boss.post(`/api/v2/imports/${id}/run`);
    assert.equal(run.statusCode, 202, run.body);
    let job = run.json<{ data: BulkJob }>().data;
    for (let tries = 0; tries < 500 && !['done', 'failed'].includes(job.state); tries += 1) {
      await sleep(20);
      job = (await boss.get(`/api/v2/bulk_jobs/${job.id}`)).json<{ data: BulkJob }>().data;
    }
    assert.deepEqual([job.succeeded, job.failed], [0, 1], JSON.stringify(job));
    assert.equal((await boss.get('/api/v2/rights/matrix')).statusCode, 200);
    await sql`insert into user_roles (user_id, role_id) values (1, ${await idOf('roles', 'admin')})`.execute(
      api.deps.db,
    );
  });
});
