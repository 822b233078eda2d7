import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import {
  api,
  idOf,
  openPersonRightsStage,
  read,
  rightIn,
  save,
} from '../../../testing/stages/identity/person-rights-stage';

openPersonRightsStage('full');

describe('giving one person a right', () => {
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
