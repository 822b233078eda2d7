import { roleNames } from '@enlace/shared-contract/access';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Caller } from '../../../testing/build-test-api';
import {
  add,
  addMember,
  type Answer,
  api,
  as,
  demo,
  edit,
  logIn,
  mailsTo,
  me,
  openUsersStage,
  ownUser,
  password,
  roleId,
  tokenOf,
} from '../../../testing/stages/identity/users-stage';

openUsersStage('full');

describe('accounts', () => {
  test('each call accepts exactly the callers of the contract', async () => {
    const target = await add();
    const calls = [
      ['GET', '/api/users/list', ['admin']],
      ['GET', `/api/users/get/${target.id}`, ['admin']],
      ['GET', '/api/founders_list', roleNames],
      ['POST', '/api/me', roleNames],
      ['POST', '/api/addusers', ['admin']],
      ['POST', `/api/editusers?id=${target.id}`, ['admin']],
      ['POST', `/api/deleteusers?id=${target.id}`, ['admin']],
      ['POST', `/api/deletehardusers?id=${target.id}`, ['admin']],
      ['POST', `/api/reactiveuser?id=${target.id}`, ['admin']],
      ['POST', '/api/updateprivacy', roleNames],
    ] as const;
    for (const [method, url, roles] of calls)
      for (const caller of [null, ...roleNames] as readonly Caller[]) {
        const isPublic = url === '/api/founders_list';
        const isAllowedCaller = isPublic || roles.some((role) => role === caller);
        for (const prefix of ['', '/back']) {
          const answer = await api.send(
            { method, url: `${prefix}${url}`, ...(method === 'POST' ? { payload: {} } : {}) },
            caller,
          );
          const expectedResult = isAllowedCaller ? 'in' : caller === null ? '401' : '403';
          const result = [401, 403].includes(answer.statusCode) ? String(answer.statusCode) : 'in';
          assert.equal(result, expectedResult, `${url} as ${String(caller)}: ${answer.statusCode}`);
          assert.ok(answer.statusCode < 500, answer.body);
        }
      }
  });

  describe('editing the own account', () => {
    test('other letters of the own address are no new address', async () => {
      const { data } = (await edit({ email: ownUser.email.toUpperCase() })).json<Answer<UserRecord>>();
      assert.deepEqual([data.email, data.pending_email], [ownUser.email.toUpperCase(), null]);
      assert.equal((await mailsTo(ownUser.email.toUpperCase())).length, 0);
    });

    test('a new password needs the current one, and ends all login sessions', async () => {
      const newPassword = { password: 'a brand new one', c_password: 'a brand new one' };
      assert.deepEqual(Object.keys((await edit(newPassword)).json<Answer<null>>().errors ?? {}), ['current_password']);
      assert.equal((await edit({ ...newPassword, current_password: 'wrong' })).statusCode, 422);
      assert.equal((await edit({ ...newPassword, current_password: password })).statusCode, 200);
      assert.equal((await me.post('/api/me')).statusCode, 401);
      assert.equal((await logIn(ownUser.email, 'a brand new one')).statusCode, 200);
      assert.deepEqual((await mailsTo(ownUser.email)).at(-1), 'passwordChanged');
    });

    test('two windows do not overwrite each other', async () => {
      const first = await edit({ city: 'Uno', updated_at: ownUser.updated_at });
      assert.equal(first.statusCode, 200, first.body);
      const lateAnswer = await edit({ city: 'Dos', updated_at: ownUser.updated_at });
      assert.deepEqual([lateAnswer.statusCode, lateAnswer.json<Answer<null>>().code], [409, 'EDIT_CONFLICT']);
    });
  });

  test('an editor sends a mail for a new password and cannot set one', async () => {
    const member = await addMember(['latinas']);
    const secret = 'chosen by an editor 1';
    const body = { password: secret, c_password: secret };
    const answer = await api.post(`/api/editusers?id=${member.id}`, body, 'admin');
    assert.equal(answer.statusCode, 422);
    assert.match(answer.json<Answer<null>>().errors?.['password']?.[0] ?? '', /Send a mail/);
    assert.equal((await logIn(member.email, secret)).statusCode, 401);
    assert.equal((await api.post(`/api/v2/users/${member.id}/password_link`, {}, 'admin')).statusCode, 200);
    assert.equal((await mailsTo(member.email)).at(-1), 'forgotPassword');
  });

  test('linkedin takes addresses of linkedin.com only, and stores one form of them', async () => {
    const member = await addMember(['latinas']);
    const client = as(await tokenOf(member.email));
    const edit = (linkedin: string) => client.post(`/api/editusers?id=${member.id}`, { linkedin });
    const { data } = (await edit('pe.linkedin.com/in/ana/?x=1')).json<Answer<UserRecord>>();
    assert.equal(data.linkedin, 'https://www.linkedin.com/in/ana');
    const refusal = await edit('https://linkedin.com.evil.example/in/ana');
    assert.deepEqual(refusal.json<Answer<null>>().errors, { linkedin: ['Please enter an address of linkedin.com.'] });
  });

  test('a new address by an editor counts at once and must be proved; the old one gets a link that undoes it', async () => {
    const member = await addMember(['latinas']);
    const client = as(await tokenOf(member.email));
    await api.post('/api/forgotPassword', { email: member.email });
    const email = `otra.${member.id}@example.org`;
    const answer = await api.post(`/api/editusers?id=${member.id}`, { email }, 'admin');
    const { data } = answer.json<Answer<UserRecord>>();
    assert.deepEqual([data.email, data.is_verified], [email, false]);
    assert.deepEqual([await mailsTo(email), (await mailsTo(member.email)).at(-1)], [['verifyEmail'], 'emailChanged']);
    const pins = await sql<{ purpose: string }>`select purpose from pins where user_id = ${member.id}`.execute(
      api.deps.db,
    );
    assert.deepEqual(pins.rows, [{ purpose: 'verify' }]);
    assert.equal((await client.post('/api/me')).statusCode, 401);
    assert.equal((await logIn(email)).json<Answer<null>>().code, 'EMAIL_NOT_VERIFIED');
    const takenAnswer = await api.post(`/api/editusers?id=${member.id}`, { email: 'ADMIN@enlace.test' }, 'admin');
    assert.deepEqual(Object.keys(takenAnswer.json<Answer<null>>().errors ?? {}), ['email']);
  });

  describe('rights', () => {
    test('the last admin cannot be removed, by any call', async () => {
      const admin = await roleId('admin');
      const edit = (body: object) => api.post(`/api/editusers?id=${demo.admin}`, body, 'admin');
      for (const answer of [
        await edit({ detach_roles: [admin] }),
        await edit({ is_disabled: true }),
        await api.post(`/api/deleteusers?id=${demo.admin}`, undefined, 'admin'),
        await api.post('/api/removeuserdata', { password }, 'admin'),
      ])
        assert.deepEqual([answer.statusCode, answer.json<Answer<null>>().code], [409, 'LAST_ADMIN'], answer.body);
      assert.equal((await api.get('/api/users/list?limit=1', 'admin')).statusCode, 200);
      const [one, two] = [await addMember(['admin']), await addMember(['admin'])];
      const [first, second] = [as(await tokenOf(one.email)), as(await tokenOf(two.email))];
      await sql`delete from user_roles where user_id = ${demo.admin}`.execute(api.deps.db);
      const both = await Promise.all([
        first.post(`/api/editusers?id=${two.id}`, { is_disabled: true }),
        second.post(`/api/editusers?id=${one.id}`, { detach_roles: [admin] }),
      ]);
      await sql`insert into user_roles (user_id, role_id) values (${demo.admin}, ${admin})`.execute(api.deps.db);
      assert.equal(both.filter(({ statusCode }) => statusCode === 200).length, 1);
    });
  });

  test('disabling an account ends its login sessions at once', async () => {
    const { id, email } = await addMember(['latinas']);
    const signedIn = await logIn(email);
    const client = as(signedIn.json<Answer<{ access_token: string }>>().data.access_token);
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const refresh = () => api.send({ method: 'POST', url: '/api/refresh', payload: {}, headers: { cookie } });
    assert.equal((await client.post('/api/me')).statusCode, 200);
    const off = await api.post(`/api/editusers?id=${id}`, { is_disabled: 'true' }, 'admin');
    assert.equal(off.json<Answer<UserRecord>>().data.is_disabled, true, off.body);
    assert.equal((await client.post('/api/me')).statusCode, 401);
    assert.equal((await refresh()).statusCode, 401);
    assert.equal((await logIn(email)).json<Answer<null>>().code, 'ACCOUNT_DISABLED');
    await api.post(`/api/editusers?id=${id}`, { is_disabled: '0' }, 'admin');
    assert.equal((await client.post('/api/me')).statusCode, 401);
    assert.equal((await logIn(email)).statusCode, 200);
  });

  test('the trash hides at once, can be restored, and is the only way to deletion', async () => {
    const admin = as(await tokenOf('admin@enlace.test'));
    const { id, email } = await addMember(['latinas']);
    const client = as(await tokenOf(email));
    const hard = () => admin.post(`/api/deletehardusers?id=${id}`);
    assert.equal((await hard()).statusCode, 409);
    assert.equal((await admin.post(`/api/reactiveuser?id=${id}`)).statusCode, 409);
    assert.equal((await admin.post(`/api/deleteusers?id=${id}`)).statusCode, 200);
    assert.equal((await admin.post(`/api/deleteusers?id=${id}`)).statusCode, 404);
    assert.equal((await client.post('/api/me')).statusCode, 401);
    assert.equal((await logIn(email)).statusCode, 401);
    const listTrash = async () => {
      const answer = await admin.get(`/api/users/list?trashed=only&search=${encodeURIComponent(email)}`);
      return answer.json<Answer<UserRecord[]>>().data.map((row) => [row.id, row.deleted_at !== null]);
    };
    assert.deepEqual(await listTrash(), [[id, true]]);
    assert.equal((await admin.post(`/api/reactiveuser?id=${id}`)).statusCode, 200);
    assert.equal((await logIn(email)).statusCode, 200);
    await admin.post(`/api/deleteusers?id=${id}`);
    assert.equal((await admin.post(`/api/v2/users/${id}/restore`)).statusCode, 200);
    await admin.post(`/api/deleteusers?id=${id}`);
    assert.equal((await hard()).statusCode, 200);
    assert.deepEqual(await listTrash(), []);
    assert.equal((await hard()).statusCode, 404);
    const rest = await sql`select 1 from users where id = ${id}`.execute(api.deps.db);
    assert.equal(rest.rows.length, 0);
    for (const bad of ['', 'abc', '0', '-1'])
      assert.equal((await admin.post(`/api/deletehardusers?id=${bad}`)).statusCode, 422);
    assert.equal((await admin.post('/api/deletehardusers?id=999999999')).statusCode, 404);
  });

  test('rows that depend on a user are named before a removal', async () => {
    const admin = as(await tokenOf('admin@enlace.test'));
    const answer = await admin.get(`/api/v2/users/${demo.latinas}/dependents`);
    const chapters = answer.json<Answer<{ resource: string; count: number }[]>>().data;
    assert.deepEqual(chapters.find(({ resource }) => resource === 'chapters')?.count, 1);
  });

  test('founders sorted by company are sorted by visible companies only', async () => {
    const companies = async (as: 'admin' | null) => {
      const answer = await api.get('/api/founders_list?sort=company&order=asc&limit=1000', as);
      const { data } = answer.json<Answer<{ id: number; company: string | null }[]>>();
      return data.map(({ id, company }) => ({
        id,
        company: company?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() ?? null,
      }));
    };
    const isSorted = (names: readonly (string | null)[]): boolean =>
      names.every((name, index) => name === null || index === 0 || (names[index - 1] ?? '~') <= name);
    const [first, second] = await companies('admin');
    for (const founder of [first, second])
      await sql`update users set privacy = '{"company":"members"}' where id = ${founder?.id}`.execute(api.deps.db);
    const [publicRows, adminRows] = [await companies(null), await companies('admin')];
    assert.equal(isSorted(adminRows.map(({ company }) => company)) && adminRows[0]?.id === first?.id, true);
    assert.equal(isSorted(publicRows.map(({ company }) => company)), true);
    // Founders who hide their company come last, ordered by id.
    const hiddenIds = [first?.id ?? 0, second?.id ?? 0].sort((a, b) => a - b);
    const last = publicRows.slice(-2).map(({ id, company }) => `${id} ${company}`);
    assert.deepEqual(
      last,
      hiddenIds.map((id) => `${id} null`),
    );
  });
});
