import { type UserRecord, users } from '@enlace/shared-contract/identity';
import type { RowOf } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { encodeMultipart } from '../../../testing/bodies';
import {
  add,
  addMember,
  type Answer,
  api,
  as,
  demo,
  edit,
  idOf,
  mailsTo,
  openUsersStage,
  ownUser,
  password,
  person,
  roleId,
  tokenOf,
} from '../../../testing/stages/identity/users-stage';

openUsersStage('first');

const read = async (id: number): Promise<UserRecord> =>
  (await api.get(`/api/users/get/${id}`, 'admin')).json<Answer<UserRecord>>().data;

const list = async (query: string): Promise<RowOf<typeof users>[]> => {
  const answer = await api.get(`/api/users/list?${query}`, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Answer<RowOf<typeof users>[]>>().data;
};

describe('accounts', () => {
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
    const holderQuery = `permission=users.list&page=1&search=${encodeURIComponent(ownUser.email)}`;
    assert.equal((await readPage(holderQuery)).meta.total, 0);
    const attach_permissions = [await idOf('permissions', 'users.list')];
    await api.post(`/api/editusers?id=${ownUser.id}`, { attach_permissions }, 'admin');
    assert.equal((await readPage(holderQuery)).meta.total, 1);
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
});
