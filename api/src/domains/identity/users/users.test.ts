import { roleNames, type RowOf, type UserRecord, users } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { encodeMultipart } from '../../../testing/bodies';
import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';

interface Answer<T> {
  readonly data: T;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string[]>>;
}

const demo = { admin: 1, latinas: 2, recruiters: 3 } as const;
const password = 'enlace-demo-1';

describe('accounts', () => {
  let api: TestApi;
  let count = 0;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const person = (more: object = {}) => ({
    email: `nueva.${(count += 1)}@example.org`,
    first_name: 'Nélida',
    last_name: `Ñáñez ${count}`,
    ...more,
  });
  const add = async (more: object = {}): Promise<UserRecord> => {
    const answer = await api.post('/api/addusers', person(more), 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<Answer<UserRecord>>().data;
  };
  /** A user who can sign in. */
  const addMember = async (roles: readonly string[] = []): Promise<UserRecord> => {
    const attach_roles = await Promise.all(roles.map(roleId));
    const newUser = await add({ password, c_password: password, attach_roles });
    await sql`update users set email_verified_at = now() where id = ${newUser.id}`.execute(api.deps.db);
    return newUser;
  };
  const logIn = async (email: string, secret = password) =>
    api.send({ method: 'POST', url: '/api/login', payload: { email, password: secret } });
  const tokenOf = async (email: string): Promise<string> =>
    (await logIn(email)).json<Answer<{ access_token: string }>>().data.access_token;
  const as = (token: string) => ({
    get: (url: string) => api.send({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } }),
    post: (url: string, payload: object = {}) =>
      api.send({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } }),
  });
  const read = async (id: number): Promise<UserRecord> =>
    (await api.get(`/api/users/get/${id}`, 'admin')).json<Answer<UserRecord>>().data;
  const list = async (query: string): Promise<RowOf<typeof users>[]> => {
    const answer = await api.get(`/api/users/list?${query}`, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<Answer<RowOf<typeof users>[]>>().data;
  };
  const idOf = async (table: string, name: string): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where name = ${name}`.execute(
      api.deps.db,
    );
    return rows[0]?.id ?? 0;
  };
  const roleId = (name: string): Promise<number> => idOf('roles', name);
  const mailsTo = async (email: string): Promise<string[]> => {
    const { rows } = await sql<{ template: string }>`select template from outbox_mails
      where recipient = ${email} order by id`.execute(api.deps.db);
    return rows.map(({ template }) => template);
  };

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

  describe('adding', () => {
    test('accepts the specified form, and mails a pin', async () => {
      const { rows: skills } = await sql<{ id: number; kind: string }>`select id, kind from job_skills`.execute(
        api.deps.db,
      );
      const skill = (kind: string): number => skills.find((one) => one.kind === kind)?.id ?? 0;
      const form = new FormData();
      const body = person();
      for (const [name, value] of Object.entries({ ...body, country_code: 'CL', phone: '+56 9 5555 0101' }))
        form.append(name, value);
      form.append('attach_roles[]', String(await roleId('latinas')));
      form.append('attach_permissions[]', String(await idOf('permissions', 'areas.add')));
      form.append('job_attach_general_skills[]', String(skill('general')));
      form.append('job_attach_tech_skills[0]', String(skill('tech')));
      form.append('job_attach_job_types[]', '1');
      form.append('privacy[phone]', 'recruiters');
      const answer = await api.send(
        { method: 'POST', url: '/api/addusers', ...(await encodeMultipart(form)) },
        'admin',
      );
      assert.equal(answer.statusCode, 201, answer.body);
      const { data } = answer.json<Answer<UserRecord>>();
      assert.deepEqual(
        [data.roles.map(({ name }) => name), data.own_permissions.map(({ name }) => name), data.is_verified],
        [['latinas'], ['areas.add'], false],
      );
      assert.deepEqual(
        [data.general_skills.length, data.tech_skills.length, data.job_types.length, data.privacy.phone],
        [1, 1, 1, 'recruiters'],
      );
      assert.deepEqual(await mailsTo(body.email), ['invitation']);
      assert.doesNotMatch(answer.body, /hash|session_version/);
    });

    test('refuses a known address, in the trash or not, and two different passwords', async () => {
      const { email, id } = await add();
      for (const step of ['there', 'in the trash']) {
        const answer = await api.post('/api/addusers', person({ email: email.toUpperCase() }), 'admin');
        assert.equal(answer.statusCode, 422, step);
        assert.ok(answer.json<Answer<null>>().errors?.['email'], step);
        await api.post(`/api/deleteusers?id=${id}`, undefined, 'admin');
      }
      const twice = await api.post('/api/addusers', person({ password, c_password: 'another one' }), 'admin');
      assert.deepEqual(Object.keys(twice.json<Answer<null>>().errors ?? {}), ['c_password']);
      const unknownRole = await api.post('/api/addusers', person({ attach_roles: [999_999] }), 'admin');
      assert.deepEqual(Object.keys(unknownRole.json<Answer<null>>().errors ?? {}), ['attach_roles']);
    });
  });

  describe('editing the own account', () => {
    let ownUser: UserRecord;
    let me: ReturnType<typeof as>;
    beforeEach(async () => {
      ownUser = await addMember(['latinas']);
      me = as(await tokenOf(ownUser.email));
    });
    const edit = (body: object, id = ownUser.id) => me.post(`/api/editusers?id=${id}`, body);

    test('changes own fields', async () => {
      const answer = await edit({ headline: 'Arquitecta', bio: '', city: 'Mérida', privacy: { city: 'public' } });
      assert.equal(answer.statusCode, 200, answer.body);
      const { data } = answer.json<Answer<UserRecord>>();
      assert.deepEqual(
        [data.headline, data.bio, data.city, data.privacy.city],
        ['Arquitecta', null, 'Mérida', 'public'],
      );
      assert.equal((await edit({ headline: 'x' }, demo.latinas)).statusCode, 403);
      assert.equal((await edit({ headline: 'x'.repeat(201) })).statusCode, 422);
    });

    test('changes no right and no column outside the form', async () => {
      for (const body of [
        { attach_roles: [await roleId('admin')] },
        { detach_roles: [await roleId('latinas')] },
        { attach_permissions: [1] },
        { detach_permissions: [1] },
        { is_disabled: true },
      ])
        assert.equal((await edit(body)).statusCode, 403, JSON.stringify(body));
      const readStored = async () =>
        (await sql`select to_jsonb(u) - 'updated_at' as row from users u where id = ${ownUser.id}`.execute(api.deps.db))
          .rows;
      const rowsBefore = await readStored();
      const answer = await edit({
        id: 1,
        roles: [{ id: 1 }],
        role: 'admin',
        permissions: ['users.list'],
        password_hash: 'x',
        session_version: 99,
        email_verified_at: null,
        disabled_at: '2020-01-01',
        deleted_at: '2020-01-01',
        anonymised_at: '2020-01-01',
        removal_due_at: '2020-01-01',
        is_social: true,
        is_verified: true,
        created_at: '2020-01-01',
        attach_roles: [],
        is_disabled: false,
      });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.deepEqual(await readStored(), rowsBefore);
      assert.deepEqual(
        (await read(ownUser.id)).roles.map(({ name }) => name),
        ['latinas'],
      );
    });

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
    test('a user with the permission to edit gives no rights and changes no user with further rights', async () => {
      const helper = await addMember(['allies']);
      const permission = await idOf('permissions', 'users.edit');
      await api.post(`/api/editusers?id=${helper.id}`, { attach_permissions: [permission] }, 'admin');
      const helperClient = as(await tokenOf(helper.email));
      const other = await addMember(['latinas']);
      assert.equal((await helperClient.post(`/api/editusers?id=${other.id}`, { city: 'Lima' })).statusCode, 200);
      for (const body of [{ attach_roles: [await roleId('admin')] }, { attach_permissions: [permission] }]) {
        assert.equal((await helperClient.post(`/api/editusers?id=${other.id}`, body)).statusCode, 403);
        assert.equal((await helperClient.post(`/api/editusers?id=${helper.id}`, body)).statusCode, 403);
      }
      const takeover = await helperClient.post(`/api/editusers?id=${demo.admin}`, { email: 'mine@example.org' });
      assert.equal(takeover.statusCode, 403);
    });

    test('an admin gives and takes roles and permissions, with effect from the next request on', async () => {
      const newUser = await addMember(['latinas']);
      const client = as(await tokenOf(newUser.email));
      assert.equal((await client.get('/api/users/list')).statusCode, 403);
      const list = await idOf('permissions', 'users.list');
      await api.post(`/api/editusers?id=${newUser.id}`, { attach_permissions: [list] }, 'admin');
      assert.equal((await client.get('/api/users/list?limit=1')).statusCode, 200);
      await api.post(`/api/editusers?id=${newUser.id}`, { detach_permissions: [list] }, 'admin');
      assert.equal((await client.get('/api/users/list')).statusCode, 403);
    });

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

  test('me answers the requested parts, and no internal columns', async () => {
    const me = async (query: string) => {
      const answer = await api.post(`/api/me${query}`, undefined, 'latinas');
      return answer.json<Answer<Record<string, unknown>>>();
    };
    const { data } = await me('');
    assert.ok(users.entity.safeParse(data).success);
    assert.deepEqual([data['id'], data['email']], [demo.latinas, 'latina@enlace.test']);
    for (const secret of ['password_hash', 'session_version', 'disabled_at', 'anonymised_at'])
      assert.ok(!(secret in data));
    const some = (await me('?with=roles,privacy')).data;
    assert.ok('roles' in some && 'privacy' in some && 'headline' in some && !('permissions' in some || 'area' in some));
    const other = (await me('?with[]=tech_skills&with[]=area&lang=es')).data;
    assert.ok('tech_skills' in other && 'area' in other && !('roles' in other));
    assert.deepEqual(Object.keys((await me('?with=password_hash')).errors ?? {}), ['with']);
    assert.equal((await api.post('/api/me')).statusCode, 401);
  });

  test('the list is filtered, searched, sorted and paged', async () => {
    const admin = as(await tokenOf('admin@enlace.test'));
    const readPage = async (query: string) => {
      const answer = await admin.get(`/api/users/list?${query}`);
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: RowOf<typeof users>[]; meta: { total: number } }>();
    };
    const firstPage = await readPage('page=1&per_page=25&sort=name');
    assert.ok(firstPage.meta.total >= 2000 && firstPage.data.length === 25);
    const sum = async (name: string, values: readonly string[]) => {
      const totals = await Promise.all(
        values.map(async (value) => (await readPage(`page=1&${name}=${value}`)).meta.total),
      );
      return totals.reduce((all, one) => all + one, 0);
    };
    assert.equal(await sum('is_verified', ['true', 'false']), firstPage.meta.total);
    assert.equal(await sum('is_disabled', ['1', '0']), firstPage.meta.total);
    const founders = await readPage('role=founders&page=1&per_page=100');
    assert.ok(founders.data.every(({ roles }) => roles.some(({ name }) => name === 'founders')));
    assert.ok((await readPage('permission=users.list&page=1')).meta.total === 0);
    assert.ok((await readPage('country_code=co&page=1')).data.every(({ country_code }) => country_code === 'CO'));
    assert.ok((await readPage('chapter_id=2&page=1')).data.every(({ chapter }) => chapter?.id === 2));
    assert.deepEqual(
      (await list('search=latina%40enlace')).map(({ id }) => id),
      [demo.latinas],
    );
    assert.equal((await admin.get('/api/users/list?is_verified=perhaps')).statusCode, 422);
  });

  test('founders are public, by name, without addresses and numbers', async () => {
    const answer = await api.get('/api/founders_list?order=asc&limit=1000');
    const { data } = answer.json<Answer<{ id: number; name: string; linkedin: string | null }[]>>();
    assert.ok(data.length > 40 && data.some(({ linkedin }) => linkedin !== null));
    const plainNames = data.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    assert.deepEqual(plainNames.slice(0, 5), [...plainNames].sort().slice(0, 5));
    assert.doesNotMatch(answer.body, /@enlace\.test|@example\.org|"phone"|"email"|\+\d\d 555/);
    assert.equal((await api.get(`/api/v2/founders/get/${demo.latinas}`)).statusCode, 404);
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
