import { type Impersonation, impersonationCalls } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import {
  api,
  begin,
  looking,
  openImpersonationStage,
  person,
  refuseWrites,
  start,
} from '../../../testing/stages/identity/impersonation-stage';

openImpersonationStage('first');

describe('impersonation', () => {
  test('reads what the impersonated user reads, and no more', async () => {
    const { access_token: token, user, until } = await begin();
    assert.equal(user.id, person.id);
    const minutes = (Date.parse(until) - Date.now()) / 60_000;
    assert.ok(minutes > 29 && minutes <= 30, String(minutes));
    const me = await looking(token).send('POST', '/api/me');
    assert.equal(me.json<{ data: { id: number } }>().data.id, person.id, me.body);
    const actor = await looking(token).send('GET', '/back/api/actor');
    assert.equal(actor.json<{ data: { id: number } }>().data.id, person.id);
    assert.equal((await looking(token).send('GET', '/api/users/list')).statusCode, 403);
  });

  test('changes nothing: all writing calls are refused with VIEW_ONLY', () =>
    refuseWrites((index) => [index % 2 === 0 ? '' : '/back']));

  test('needs permission and reason, and is refused for users with further rights', async () => {
    assert.equal((await start({ user_id: person.id, reason: '' })).statusCode, 422);
    assert.equal((await start({ user_id: 999_999, reason: 'Why not' })).statusCode, 404);
    assert.equal((await start({ user_id: 1, reason: 'Myself' })).statusCode, 403);
    assert.equal((await start({ user_id: 1, reason: 'Curious' }, person)).statusCode, 403);
    const helper = await addPerson(api, { permissions: ['users.viewAs', 'tags.add'] });
    const above = await addPerson(api, { permissions: ['users.edit'] });
    const beside = await addPerson(api, { roles: ['latinas'], permissions: ['tags.add'] });
    for (const id of [1, above.id, 3])
      assert.equal((await start({ user_id: id, reason: 'Curious' }, helper)).statusCode, 403, String(id));
    assert.equal((await start({ user_id: beside.id, reason: 'She asked me to' }, helper)).statusCode, 201);
  });

  test('cannot start another impersonation', async () => {
    const { access_token: token } = await begin();
    const nestedAnswer = await api.send({
      method: 'POST',
      url: impersonationCalls.start.path,
      payload: { user_id: 2, reason: 'Deeper' },
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(nestedAnswer.json<{ code: string }>().code, 'VIEW_ONLY');
  });

  test('ends by its call, after its time, and when the rights of the user change', async () => {
    const one = await begin();
    const impersonation = looking(one.access_token);
    assert.equal((await impersonation.send('POST', impersonationCalls.end.path)).statusCode, 200);
    assert.equal((await impersonation.send('POST', '/api/me')).statusCode, 401);

    const two = looking((await begin()).access_token);
    await sql`update views_as set expires_at = now() - interval '1 second' where ended_at is null`.execute(api.deps.db);
    assert.equal((await two.send('POST', '/api/me')).statusCode, 401);

    const three = looking((await begin()).access_token);
    const { rows } = await sql<{ id: number }>`select id from permissions where name = 'users.list'`.execute(
      api.deps.db,
    );
    assert.equal((await three.send('POST', '/api/me')).statusCode, 200);
    await sql`update users set deleted_at = now() where id = ${person.id}`.execute(api.deps.db);
    assert.equal((await three.send('POST', '/api/me')).statusCode, 401);
    await sql`update users set deleted_at = null where id = ${person.id}`.execute(api.deps.db);

    const helper = await addPerson(api, { permissions: ['users.viewAs'] });
    const answer = await start({ user_id: person.id, reason: 'Helping' }, helper);
    const four = looking(answer.json<{ data: Impersonation }>().data.access_token);
    assert.equal((await four.send('POST', '/api/me')).statusCode, 200);
    await api.post(`/api/editusers?id=${person.id}`, { attach_permissions: [rows[0]?.id] }, 'admin');
    assert.equal((await four.send('POST', '/api/me')).statusCode, 401, 'she has more rights than her helper now');
    await api.post(`/api/editusers?id=${person.id}`, { detach_permissions: [rows[0]?.id] }, 'admin');
  });

  test('is in the audit with both users, and in the archive of the impersonated user with its reason', async () => {
    const impersonation = looking((await begin()).access_token);
    await impersonation.send('GET', `/api/users/get/${person.id}`);
    await impersonation.send('POST', impersonationCalls.end.path);
    const { rows } = await sql<{ action: string; actor_id: number; viewed_as: number | null }>`select action, actor_id,
        viewed_as from audit_entries where resource = 'users' and row_id = ${String(person.id)}
      order by id desc limit 3`.execute(api.deps.db);
    assert.deepEqual(rows, [
      { action: 'viewAsEnd', actor_id: 1, viewed_as: person.id },
      { action: 'look', actor_id: 1, viewed_as: person.id },
      { action: 'viewAs', actor_id: 1, viewed_as: null },
    ]);
    const archive = await person.post('/api/downloaduserdata');
    const { data } = archive.json<{ data: Record<string, { reason?: string; action?: string }[]> }>();
    assert.ok(data['looks_as_you']?.some(({ reason }) => reason === 'She cannot find her course'));
    assert.ok(data['looked_at_as_you']?.some(({ action }) => action === 'look'));
    assert.ok(data['account_history']?.some(({ action }) => action === 'viewAs'));
  });
});
