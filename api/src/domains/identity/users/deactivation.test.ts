import { deactivationSchema } from '@enlace/shared-contract/identity';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { type Caller, type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

describe('the deactivation of an account', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const path = (id: number, what: string) => `/api/v2/users/${id}/${what}`;
  const read = async (id: number, as: Caller = 'admin') => {
    const answer = await api.get(path(id, 'deactivation'), as);
    assert.equal(answer.statusCode, 200, answer.body);
    return deactivationSchema.parse(answer.json()).data;
  };

  test('shows its effects, needs a reason, ends the login sessions, and can be undone', async () => {
    const person = await addPerson(api, { roles: ['latinas'] });
    const facts = await read(person.id);
    assert.deepEqual([facts.is_disabled, facts.chapters, facts.companies, facts.last], [false, 0, 0, null]);
    const refusedAnswer = await api.post(path(person.id, 'deactivate'), { reason: ' ' }, 'admin');
    assert.equal(refusedAnswer.statusCode, 422, refusedAnswer.body);
    assert.equal((await person.post('/api/me')).statusCode, 200);

    const answer = await api.post(path(person.id, 'deactivate'), { reason: 'Spam in the inbox' }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal((await person.post('/api/me')).statusCode, 401);
    const { is_disabled: isDisabled, sign_ins: signIns, last } = await read(person.id);
    assert.deepEqual([isDisabled, signIns, last?.reason], [true, 0, 'Spam in the inbox']);
    assert.ok(last?.by?.name);
    const entry = await api.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('resource', '=', 'users')
      .where('row_id', '=', String(person.id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual([entry.action, entry.after], ['deactivate', { reason: 'Spam in the inbox' }]);
    assert.equal((await api.post(path(person.id, 'deactivate'), { reason: 'Again' }, 'admin')).statusCode, 409);

    const back = await api.post(path(person.id, 'activate'), {}, 'admin');
    assert.equal(back.statusCode, 200, back.body);
    assert.equal((await read(person.id)).is_disabled, false);
    assert.equal((await api.post(path(person.id, 'activate'), {}, 'admin')).statusCode, 409);
  });

  test('is refused for the own account, for unknown users, and to users without the right', async () => {
    const admin = await addPerson(api, { roles: ['admin'] });
    assert.equal((await admin.post(path(admin.id, 'deactivate'), { reason: 'Holiday' })).statusCode, 409);
    for (const what of ['deactivate', 'activate'])
      assert.equal((await api.post(path(999_999_999, what), { reason: 'x' }, 'admin')).statusCode, 404);
    assert.equal((await api.get(path(999_999_999, 'deactivation'), 'admin')).statusCode, 404);
    const editor = await addPerson(api, { roles: ['allies'], permissions: ['users.edit'] });
    const refusal = await editor.post(path(admin.id, 'deactivate'), { reason: 'Takeover' });
    assert.equal(refusal.statusCode, 403, refusal.body);
    for (const [role, status] of [
      [null, 401],
      ['latinas', 403],
    ] as const) {
      assert.equal((await api.get(path(admin.id, 'deactivation'), role)).statusCode, status);
      assert.equal((await api.post(path(admin.id, 'deactivate'), { reason: 'x' }, role)).statusCode, status);
    }
  });
});
