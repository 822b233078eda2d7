import type { SavedPersonRights } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import {
  api,
  idOf,
  noChange,
  openPersonRightsStage,
  read,
  rightIn,
  save,
} from '../../../testing/stages/identity/person-rights-stage';

openPersonRightsStage('first');

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
});
