import type { RightsOfPerson, SavedPersonRights } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const noChange = { give_roles: [], give_permissions: [], take_roles: [], take_permissions: [] };
const idOf = async (table: 'roles' | 'permissions', name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where name = ${name}`.execute(
    api.deps.db,
  );
  return rows[0]?.id ?? 0;
};
const path = (id: number) => `/api/v2/rights/users/${id}`;
const read = async (id: number, as?: TestPerson): Promise<RightsOfPerson> => {
  const answer = as === undefined ? await api.get(path(id), 'admin') : await as.get(path(id));
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: RightsOfPerson }>().data;
};
const rightIn = ({ rights }: RightsOfPerson, name: string) => rights.find((one) => one.name === name);
const save = (id: number, body: object, as?: TestPerson) => {
  const change = { ...noChange, reason: 'She runs the newsletter now', ...body };
  return as === undefined ? api.post(`${path(id)}/save`, change, 'admin') : as.post(`${path(id)}/save`, change);
};

describe('giving one person a right', () => {
  test('is valid from the next request on, is in revision and audit, and can be taken back', async () => {
    const person = await addPerson(api, { roles: ['allies'] });
    const [role, right] = [await idOf('roles', 'founders'), await idOf('permissions', 'tags.add')];
    assert.equal((await person.post('/api/addtag', { name: 'Too soon' })).statusCode, 403);
    const saveAnswer = await save(person.id, { give_roles: [role], give_permissions: [right] });
    assert.equal(saveAnswer.statusCode, 200, saveAnswer.body);
    const { data } = saveAnswer.json<{ data: SavedPersonRights }>();
    assert.deepEqual(data.changed, { ...noChange, give_roles: [role], give_permissions: [right] });
    assert.deepEqual(
      rightIn(data, 'tags.add')?.sources.map(({ kind }) => kind),
      ['own'],
    );
    assert.equal((await person.post('/api/addtag', { name: 'From now on' })).statusCode, 201);

    const again = await save(person.id, { give_roles: [role], give_permissions: [right] });
    assert.deepEqual(again.json<{ data: SavedPersonRights }>().data.changed, noChange, 'what she has is no change');

    const audit = await sql<{ after: object }>`select after from audit_entries
      where action = 'rights' and resource = 'users' and row_id = ${String(person.id)} order by id`.execute(
      api.deps.db,
    );
    assert.deepEqual(
      audit.rows.map((row) => row.after),
      [{ given: ['founders', 'tags.add'], taken: [], reason: 'She runs the newsletter now' }],
    );
    const history = await sql<{ reason: string | null; after: Record<string, unknown> }>`select reason, after
      from revisions where resource = 'users' and row_id = ${person.id} order by n desc limit 1`.execute(api.deps.db);
    assert.equal(history.rows[0]?.reason, 'She runs the newsletter now');
    assert.deepEqual(Object.keys(history.rows[0]?.after ?? {}).sort(), ['own_permissions', 'roles']);

    const takeAnswer = await save(person.id, { take_roles: [role], take_permissions: [right] });
    assert.equal(takeAnswer.statusCode, 200, takeAnswer.body);
    assert.equal((await person.post('/api/addtag', { name: 'No more' })).statusCode, 403);
  });

  test('needs a reason, and an existing right, role and person', async () => {
    const person = await addPerson(api, { roles: ['allies'] });
    const right = await idOf('permissions', 'tags.add');
    assert.equal((await save(person.id, { give_permissions: [right], reason: ' ' })).statusCode, 422);
    assert.equal((await save(person.id, { give_permissions: [right, 999_999] })).statusCode, 422);
    assert.equal((await save(person.id, { give_roles: [999_999] })).statusCode, 422);
    assert.equal((await save(999_999, { give_permissions: [right] })).statusCode, 404);
    assert.deepEqual(rightIn(await read(person.id), 'tags.add')?.sources, []);
    await api.post(`/api/deleteusers?id=${person.id}`, undefined, 'admin');
    assert.equal((await save(person.id, { give_permissions: [right] })).statusCode, 404);
  });

  test('needs the right itself; the answer shows this before the call', async () => {
    const helper = await addPerson(api, {
      roles: ['allies'],
      permissions: ['rights.read', 'rights.edit', 'tags.edit'],
    });
    const [member, boss] = [await addPerson(api, { roles: ['latinas'] }), await addPerson(api, { roles: ['admin'] })];
    const memberRights = await read(member.id, helper);
    assert.deepEqual(
      [
        memberRights.person.is_open,
        rightIn(memberRights, 'tags.edit')?.is_mine,
        rightIn(memberRights, 'users.edit')?.is_mine,
      ],
      [true, true, false],
    );
    assert.deepEqual(
      rightIn(memberRights, 'dashboards.read')?.given_by.map(({ name, is_mine: isMine }) => [name, isMine]),
      [
        ['recruiters', false],
        ['admin', false],
      ],
    );
    assert.equal((await read(boss.id, helper)).person.is_open, false);
    assert.equal((await read(boss.id)).person.is_open, true);

    const [ownRight, foreign] = [await idOf('permissions', 'tags.edit'), await idOf('permissions', 'users.edit')];
    assert.equal((await save(member.id, { give_permissions: [ownRight] }, helper)).statusCode, 200);
    for (const body of [
      { give_permissions: [foreign] },
      { give_permissions: [ownRight, foreign] },
      { give_roles: [await idOf('roles', 'admin')] },
      // A role also opens pages by its name, so a user gives no role that is missing in the own record.
      { give_roles: [await idOf('roles', 'investors')] },
    ])
      assert.equal((await save(member.id, body, helper)).statusCode, 403, JSON.stringify(body));
    for (const body of [{ give_permissions: [ownRight] }, { take_roles: [await idOf('roles', 'admin')] }])
      assert.equal((await save(boss.id, body, helper)).statusCode, 403, JSON.stringify(body));
    assert.equal((await save(member.id, { give_roles: [await idOf('roles', 'allies')] }, helper)).statusCode, 200);
    for (const other of [member, await addPerson(api, { permissions: ['rights.read', 'users.edit'] })])
      assert.equal((await save(member.id, { give_permissions: [ownRight] }, other)).statusCode, 403);
  });

  test('leaves an admin, also with many requests at once', async () => {
    const role = await idOf('roles', 'admin');
    const others = [await addPerson(api, { roles: ['admin'] }), await addPerson(api, { roles: ['admin'] })];
    const ids = [1, ...others.map(({ id }) => id)];
    await sql`delete from user_roles where role_id = ${role} and user_id not in (${sql.join(ids)})`.execute(
      api.deps.db,
    );
    // Each admin takes the role from the next one. A change succeeds if its sender is still an admin at that moment.
    const [first, second] = others;
    const answers = await Promise.all([
      save(first?.id ?? 0, { take_roles: [role] }),
      save(second?.id ?? 0, { take_roles: [role] }, first),
      save(1, { take_roles: [role] }, second),
    ]);
    const admins = await sql<{ user_id: number }>`select user_id from user_roles where role_id = ${role}
      and user_id in (${sql.join(ids)})`.execute(api.deps.db);
    assert.ok(admins.rows.length >= 1, answers.map(({ statusCode }) => statusCode).join());
    const [last] = admins.rows;
    await sql`delete from user_roles where role_id = ${role} and user_id <> ${last?.user_id}`.execute(api.deps.db);
    const hand = [...others].find(({ id }) => id === last?.user_id);
    const answer = await save(last?.user_id ?? 0, { take_roles: [role] }, hand);
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [409, 'LAST_ADMIN'], answer.body);
    await sql`insert into user_roles (user_id, role_id) values (1, ${role}) on conflict do nothing`.execute(
      api.deps.db,
    );
  });
});

describe('leading a chapter', () => {
  test('is shown among the rights, with its chapters and the permission that it replaces', async () => {
    const person = await addPerson(api, { roles: ['latinas'] });
    const before = rightIn(await read(person.id), 'chapters.lead');
    assert.deepEqual([before?.id, before?.sources, before?.rows, before?.given_by], [null, [], [], []]);
    const { rows } = await sql<{ id: number; name: string }>`select id, name from chapters
      where deleted_at is null order by name limit 2`.execute(api.deps.db);
    for (const { id } of rows)
      await sql`insert into chapter_leaders (chapter_id, user_id) values (${id}, ${person.id})`.execute(api.deps.db);
    const rights = await read(person.id);
    const leaderRight = rightIn(rights, 'chapters.lead');
    assert.deepEqual(leaderRight?.sources, [{ kind: 'rows' }]);
    assert.deepEqual(leaderRight?.rows, rows);
    const edit = rightIn(rights, 'chapters.edit');
    assert.deepEqual([edit?.sources, edit?.rows], [[], rows], 'she may for these, not for all');
    assert.deepEqual(rightIn(rights, 'chapters.remove')?.rows, []);

    await sql`update chapters set deleted_at = now() where id = ${rows[0]?.id}`.execute(api.deps.db);
    assert.deepEqual(rightIn(await read(person.id), 'chapters.lead')?.rows, rows.slice(1));
    await sql`update chapters set deleted_at = null where id = ${rows[0]?.id}`.execute(api.deps.db);
  });

  test('cannot be given as a permission, and protects the account from users who do not lead', async () => {
    assert.equal(await idOf('permissions', 'chapters.lead'), 0);
    const helper = await addPerson(api, {
      roles: ['latinas'],
      permissions: ['rights.read', 'rights.edit', 'users.list', 'users.edit', 'users.merge', 'tags.edit'],
    });
    const leader = await addPerson(api, { roles: ['latinas'] });
    await sql`insert into chapter_leaders (chapter_id, user_id) values (2, ${leader.id})`.execute(api.deps.db);
    assert.equal((await read(leader.id, helper)).person.is_open, false);
    const right = await idOf('permissions', 'tags.edit');
    assert.equal((await save(leader.id, { give_permissions: [right] }, helper)).statusCode, 403);
    const merge = { winner_id: helper.id, loser_id: leader.id, take: [], reason: 'Mine, too' };
    assert.equal((await helper.post('/api/v2/users/merge', merge)).statusCode, 403);
  });
});
