import type { RightsMatrix } from '@enlace/shared-contract/identity';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { api, checkFile, helper, idOf, openGuardsStage, rightsOf } from '../../../testing/stages/identity/guards-stage';

openGuardsStage('first');

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
});
