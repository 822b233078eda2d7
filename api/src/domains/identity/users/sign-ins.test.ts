import { signInsSchema } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

describe('login sessions of a user', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const mailsTo = async (email: string): Promise<string[]> => {
    const { rows } = await sql<{ template: string }>`select template from outbox_mails
      where recipient = ${email} order by id`.execute(api.deps.db);
    return rows.map(({ template }) => template);
  };
  const link = (id: number) => `/api/v2/users/${id}/password_link`;

  test('are shown to admins, who can end them, with audit entries', async () => {
    const person = await addPerson(api, { roles: ['latinas'] });
    const path = `/api/v2/users/${person.id}/sign_ins`;
    for (const caller of [null, 'latinas', 'recruiters'] as const)
      assert.equal((await api.get(path, caller)).statusCode, caller === null ? 401 : 403);
    const read = async () => signInsSchema.parse((await api.get(path, 'admin')).json()).data;
    assert.deepEqual(
      (await read()).map(({ ended_at }) => ended_at),
      [null],
    );
    assert.equal((await api.post(`/api/v2/users/${person.id}/end_sign_ins`, undefined, 'admin')).statusCode, 200);
    assert.equal((await person.post('/api/me')).statusCode, 401);
    assert.ok((await read())[0]?.ended_at);
    const { rows } = await sql<{ action: string }>`select distinct action from audit_entries
      where resource = 'users' and row_id = ${String(person.id)}`.execute(api.deps.db);
    const actions = rows.map(({ action }) => action);
    assert.ok(actions.includes('endSignIns') && actions.includes('look'), actions.join());
  });

  test('a mail lets the user choose a password; senders need all rights of the user, and disabled users get none', async () => {
    const person = await addPerson(api, { roles: ['latinas'] });
    assert.equal((await api.post(link(person.id), undefined, 'admin')).statusCode, 200);
    assert.equal((await mailsTo(person.email)).at(-1), 'forgotPassword');
    await sql`update users set password_hash = null where id = ${person.id}`.execute(api.deps.db);
    assert.equal((await api.post(link(person.id), undefined, 'admin')).statusCode, 200);
    assert.equal((await mailsTo(person.email)).at(-1), 'invitation');
    const helper = await addPerson(api, { permissions: ['users.edit'] });
    assert.equal((await helper.post(link(1))).statusCode, 403);
    assert.equal((await helper.post(link(person.id))).statusCode, 200);
    await sql`update users set disabled_at = now() where id = ${person.id}`.execute(api.deps.db);
    assert.equal((await api.post(link(person.id), undefined, 'admin')).statusCode, 409);
    assert.equal((await api.post(link(999_999), undefined, 'admin')).statusCode, 404);
  });

  test('the list is filtered by registration and last sign-in', async () => {
    const person = await addPerson(api, { roles: ['latinas'] });
    const ids = async (query: string): Promise<number[]> => {
      const answer = await api.get(`/api/users/list?page=1&per_page=100&search=${person.email}&${query}`, 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
    };
    const set = (column: string, days: number | null) =>
      sql`update users set ${sql.ref(column)} = ${days === null ? null : new Date(Date.now() - days * 86_400_000)}
        where id = ${person.id}`.execute(api.deps.db);
    for (const [days, matchingPeriods] of [
      [3, ['week', 'month', 'quarter', 'year']],
      [60, ['quarter', 'year']],
      [400, ['before']],
      [null, ['never']],
    ] as const) {
      await set('last_sign_in_at', days);
      for (const period of ['week', 'month', 'quarter', 'year', 'before', 'never'])
        assert.equal(
          (await ids(`signed_in=${period}`)).length,
          matchingPeriods.some((one) => one === period) ? 1 : 0,
          period,
        );
    }
    await set('created_at', 20);
    assert.deepEqual([await ids('registered=week'), await ids('registered=month')], [[], [person.id]]);
    const where = encodeURIComponent(JSON.stringify({ field: 'last_sign_in_at', op: 'empty' }));
    assert.deepEqual(await ids(`where=${where}`), [person.id]);
    assert.deepEqual([await ids('state=active'), await ids('state=unverified')], [[person.id], []]);
    await api.post(`/api/editusers?id=${person.id}`, { is_disabled: true }, 'admin');
    assert.deepEqual([await ids('state=active'), await ids('state=disabled')], [[], [person.id]]);
    assert.equal((await api.get('/api/users/list?signed_in=tomorrow', 'admin')).statusCode, 422);
  });
});
