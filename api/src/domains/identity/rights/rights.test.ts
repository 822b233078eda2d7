import { roleNames } from '@enlace/shared-contract/access';
import type { SavedMatrix, RightsMatrix, RightsOfPerson } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { contractCalls } from '../../../kit/core/contract/contract-calls';
import { mountedResources } from '../../../app/resources';
import { addPerson, type TestPerson } from '../../../testing/add-person';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const readMatrix = async (): Promise<RightsMatrix> =>
  (await api.get('/api/v2/rights/matrix', 'admin')).json<{ data: RightsMatrix }>().data;
const idsOf = (matrix: RightsMatrix, role: string, right: string) => ({
  role_id: matrix.roles.find(({ name }) => name === role)?.id ?? 0,
  permission_id: matrix.rights.find(({ name }) => name === right)?.id ?? 0,
});
const isGiven = (matrix: RightsMatrix, role: string, right: string): boolean => {
  const ids = idsOf(matrix, role, right);
  return matrix.grants.some((one) => one.role_id === ids.role_id && one.permission_id === ids.permission_id);
};
const save = (body: object, as: Caller = 'admin') =>
  api.post('/api/v2/rights/save', { give: [], take: [], reason: 'Spring cleaning', ...body }, as);
const saveAs = (person: TestPerson, body: object) =>
  person.post('/api/v2/rights/save', { give: [], take: [], reason: 'Because', ...body });

describe('the matrix of rights', () => {
  test('has a row for each permission that a call requires, and no other', async () => {
    const resources = new Set(mountedResources.map(({ resource }) => resource.name));
    const permissions = new Set(
      contractCalls().flatMap(({ access }) => (access.kind === 'roles' ? access.permission : [])),
    );
    const { rows } = await sql<{ name: string }>`select name from permissions`.execute(api.deps.db);
    const { rights } = await readMatrix();
    assert.deepEqual(rights.map(({ name }) => name).sort(), rows.map(({ name }) => name).sort());
    const names = new Set(rights.map(({ name }) => name));
    assert.deepEqual(
      [...permissions].filter((name) => !names.has(name)),
      [],
    );
    for (const { name, resource, action, calls } of rights) {
      assert.equal(`${resource}.${action}`, name);
      // Calls that the contract declares once for all resources have a right per resource.
      const isOfEach = ['export', 'import'].includes(action) && resources.has(resource);
      assert.ok(calls.length > 0 || isOfEach || name === 'views.share', `no call asks for ${name}`);
    }
  });

  test('shows the rights that a role has by its name', async () => {
    const { rights, roles } = await readMatrix();
    assert.deepEqual(
      roles.slice(0, 6).map(({ name, is_fixed: isFixed }) => [name, isFixed]),
      roleNames.map((name) => [name, true]),
    );
    assert.deepEqual(rights.find(({ name }) => name === 'news.edit')?.always, ['admin']);
    assert.deepEqual(rights.find(({ name }) => name === 'dashboards.read')?.always, ['recruiters', 'admin']);
  });

  test('is for admins and users with the permission', async () => {
    const person = await addPerson(api, { permissions: ['rights.read'] });
    for (const role of [null, ...roleNames] as readonly Caller[]) {
      const expectedStatus = role === null ? 401 : role === 'admin' ? 200 : 403;
      assert.equal((await api.get('/api/v2/rights/matrix', role)).statusCode, expectedStatus, String(role));
      assert.equal((await api.get('/api/v2/rights/users/2', role)).statusCode, expectedStatus, String(role));
      assert.equal((await save({}, role)).statusCode, expectedStatus, String(role));
    }
    assert.equal((await person.get('/api/v2/rights/matrix')).statusCode, 200);
    assert.equal((await saveAs(person, {})).statusCode, 403);
  });

  test('gives and takes together, is valid from the next request on, and is audited with its reason', async () => {
    const person = await addPerson(api, { roles: ['allies'] });
    const matrix = await readMatrix();
    const give = [idsOf(matrix, 'allies', 'tags.add'), idsOf(matrix, 'allies', 'press.add')];
    const tag = (name: string) => person.post('/api/addtag', { name });
    assert.equal((await tag('Before')).statusCode, 403);
    const earlierAudit = await sql<{ id: number }>`select max(id) as id from audit_entries`.execute(api.deps.db);
    const saveAnswer = await save({ give, reason: 'Allies keep the tags' });
    assert.equal(saveAnswer.statusCode, 200, saveAnswer.body);
    assert.equal((await tag('After')).statusCode, 201);
    const takeAnswer = await save({ give: give.slice(0, 1), take: give.slice(1) });
    const { data } = takeAnswer.json<{ data: RightsMatrix & { changed: number } }>();
    assert.deepEqual(
      [data.changed, isGiven(data, 'allies', 'tags.add'), isGiven(data, 'allies', 'press.add')],
      [1, true, false],
    );
    const audit = await sql<{ after: object; actor_id: number }>`select after, actor_id from audit_entries
      where action = 'rights' and resource = 'roles' and id > ${earlierAudit.rows[0]?.id ?? 0} order by id`.execute(
      api.deps.db,
    );
    assert.deepEqual(audit.rows[0], {
      after: { given: ['tags.add', 'press.add'], taken: [], reason: 'Allies keep the tags' },
      actor_id: 1,
    });
    assert.equal(audit.rows.length, 2);
    await save({ take: give });
  });

  test('an undo restores the former state exactly, or nothing when a part was changed since', async () => {
    const matrix = await readMatrix();
    const give = [idsOf(matrix, 'allies', 'tags.add'), idsOf(matrix, 'allies', 'press.add')];
    const savedMatrix = (await save({ give })).json<{ data: SavedMatrix }>().data;
    assert.deepEqual([savedMatrix.given.length, savedMatrix.taken], [2, []]);
    await save({ take: give.slice(1) });
    const refusal = await save({ take: give, is_exact: true });
    assert.deepEqual([refusal.statusCode, refusal.json<{ code: string }>().code], [409, 'CONFLICT'], refusal.body);
    assert.match(refusal.json<{ message: string }>().message, /Another user has changed/);
    assert.equal(isGiven(await readMatrix(), 'allies', 'tags.add'), true);
    await save({ give: give.slice(1) });
    assert.equal((await save({ take: give, is_exact: true })).statusCode, 200);
    const after = await readMatrix();
    assert.deepEqual(after.grants, matrix.grants);
  });

  test('saves all changes or none, and needs a reason', async () => {
    const matrix = await readMatrix();
    const existingIds = idsOf(matrix, 'allies', 'areas.add');
    for (const bad of [
      { role_id: 999_999, permission_id: existingIds.permission_id },
      { role_id: existingIds.role_id, permission_id: 999_999 },
    ])
      assert.equal((await save({ give: [existingIds, bad] })).statusCode, 422);
    assert.equal((await save({ give: [existingIds], reason: ' ' })).statusCode, 422);
    assert.equal(isGiven(await readMatrix(), 'allies', 'areas.add'), false);
  });

  test('a user gives only rights that the user has', async () => {
    const person = await addPerson(api, { permissions: ['rights.edit', 'tags.edit'] });
    const matrix = await readMatrix();
    const tagsRight = idsOf(matrix, 'latinas', 'tags.edit');
    const foreignRight = idsOf(matrix, 'latinas', 'users.edit');
    const ownAnswer = await saveAs(person, { give: [tagsRight] });
    assert.equal(ownAnswer.statusCode, 200, ownAnswer.body);
    for (const give of [[foreignRight], [tagsRight, foreignRight], [idsOf(matrix, 'latinas', 'dashboards.read')]])
      assert.equal((await saveAs(person, { give })).statusCode, 403);
    assert.equal(isGiven(await readMatrix(), 'latinas', 'users.edit'), false);
    const { data } = (await person.get('/api/v2/rights/users/2')).json<{ data: null }>();
    assert.ok(!data, 'reading the rights of others is a right of its own');
    await save({ take: [tagsRight] });
  });

  test('two users who save at once both succeed', async () => {
    const matrix = await readMatrix();
    const [one, two] = [idsOf(matrix, 'founders', 'perks.add'), idsOf(matrix, 'founders', 'perks.edit')];
    const both = await Promise.all([save({ give: [one] }), save({ give: [two] }), save({ give: [one, two] })]);
    assert.deepEqual(
      both.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    const after = await readMatrix();
    assert.ok(isGiven(after, 'founders', 'perks.add') && isGiven(after, 'founders', 'perks.edit'));
    await save({ take: [one, two] });
  });
});

describe('the rights of one person', () => {
  const read = async (id: number): Promise<RightsOfPerson> =>
    (await api.get(`/api/v2/rights/users/${id}`, 'admin')).json<{ data: RightsOfPerson }>().data;

  test('show their sources, and the roles that would give missing ones', async () => {
    const matrix = await readMatrix();
    const give = [idsOf(matrix, 'recruiters', 'jefa_perks.add')];
    await save({ give });
    const person = await addPerson(api, { roles: ['recruiters'], permissions: ['jefa_perks.add'] });
    const { rights, person: personFields } = await read(person.id);
    const right = (name: string) => rights.find((one) => one.name === name);
    const kinds = right('jefa_perks.add')?.sources.map((one) => ('role' in one ? one.role : one.kind));
    assert.deepEqual([kinds, personFields.fault], [['recruiters', 'own'], null]);
    assert.ok(right('jefa_perks.add')?.sources.every((one) => 'since' in one && one.since !== null));
    assert.deepEqual(
      right('dashboards.read')?.sources.map((source) => 'is_always' in source && source.is_always),
      [true],
    );
    assert.deepEqual(right('news.edit')?.sources, []);
    assert.deepEqual(
      right('news.edit')?.given_by.map(({ name }) => name),
      ['admin'],
    );
    await save({ take: give });
  });

  test('show other reasons that stop the person, and the look is audited', async () => {
    const person = await addPerson(api, { roles: ['allies'] });
    await api.post(`/api/editusers?id=${person.id}`, { is_disabled: true }, 'admin');
    assert.equal((await read(person.id)).person.fault, 'disabled');
    await api.post(`/api/deleteusers?id=${person.id}`, undefined, 'admin');
    assert.equal((await read(person.id)).person.fault, 'removed');
    const looks = await sql`select 1 from audit_entries
      where action = 'look' and resource = 'users' and row_id = ${String(person.id)} and actor_id = 1`.execute(
      api.deps.db,
    );
    assert.ok(looks.rows.length >= 2);
    assert.equal((await api.get('/api/v2/rights/users/999999', 'admin')).statusCode, 404);
  });
});

test('a look at another record is audited, a look at the own one is not', async () => {
  const person = await addPerson(api, { roles: ['latinas'] });
  const count = async (): Promise<number> =>
    (
      await sql`select 1 from audit_entries where action = 'look' and row_id = ${String(person.id)}`.execute(
        api.deps.db,
      )
    ).rows.length;
  await person.get(`/api/users/get/${person.id}`);
  assert.equal(await count(), 0);
  await api.get(`/api/users/get/${person.id}`, 'admin');
  assert.equal(await count(), 1);
});
