import { roleNames } from '@enlace/shared-contract/access';
import { type Administrator, internalAdministratorsPath } from '@enlace/shared-contract/platform';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addPerson } from '../testing/add-person';
import type { TestApi } from '../testing/build-test-api';
import { shareTestApi } from '../testing/shared-api';
import { serveAdministrators } from './serve-administrators';

const secret = 'a secret of the gateway and of its API';
const password = 'seven blue lanterns';

describe('the administrators of an operator', () => {
  let api: TestApi;
  let app: FastifyInstance;
  /** Administrators of other tests. */
  let earlierIds: readonly number[];
  before(async () => {
    api = await shareTestApi();
    const { rows } = await sql<{ user_id: number }>`select user_id from user_roles ur
      join roles r on r.id = ur.role_id and r.name = 'admin'`.execute(api.deps.db);
    earlierIds = rows.map(({ user_id }) => user_id);
    app = Fastify();
    await app.register(serveAdministrators({ secret, appointAdmin: api.api.appointAdmin }));
  });
  after(async () => {
    await app.close();
    await sql`delete from user_roles where user_id not in (${sql.join(earlierIds)})
      and role_id = (select id from roles where name = 'admin')`.execute(api.deps.db);
  });

  const ask = (body: object | undefined, authorization = `Bearer ${secret}`): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: internalAdministratorsPath,
      headers: authorization === '' ? {} : { authorization },
      ...(body === undefined ? {} : { payload: body }),
    });
  const appoint = async (email: string, name?: string): Promise<Administrator> => {
    const answer = await ask({ email, ...(name === undefined ? {} : { name }) });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ data: Administrator }>().data;
  };
  const choosePassword = ({ link }: Administrator, changes: object = {}): Promise<LightMyRequestResponse> => {
    const { pathname, searchParams } = new URL(link ?? 'http://none.test');
    assert.equal(pathname, '/reset-password');
    const values = { email: searchParams.get('email'), pin: searchParams.get('pin') };
    return api.post('/api/resetPassword', { ...values, password, c_password: password, ...changes });
  };
  const rolesOf = async (email: string): Promise<string[]> => {
    const answer = await api.post('/api/login', { email, password });
    assert.equal(answer.statusCode, 200, answer.body);
    const { user } = answer.json<{ data: { user: { roles: { name: string }[] } } }>().data;
    return user.roles.map(({ name }) => name);
  };
  const count = async (from: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(from)}`.execute(
      api.deps.db,
    );
    return Number(rows[0]?.count);
  };

  test('are refused to every role and visitor, to a wrong secret, and where no secret is set', async () => {
    const people = await count('users');
    const body = { email: 'intruder@example.org' };
    const tokens = await Promise.all(roleNames.map((role) => api.token(role)));
    const headers = ['', 'Bearer', 'Bearer x', secret, `bearer ${secret}`, ...tokens.map((token) => `Bearer ${token}`)];
    for (const header of headers) assert.equal((await ask(body, header)).statusCode, 401, header);
    const closedApp = Fastify();
    await closedApp.register(serveAdministrators({ secret: null, appointAdmin: api.api.appointAdmin }));
    for (const authorization of ['Bearer null', 'Bearer ', 'Bearer undefined']) {
      const call = {
        method: 'POST',
        url: internalAdministratorsPath,
        headers: { authorization },
        payload: body,
      } as const;
      assert.equal((await closedApp.inject(call)).statusCode, 401);
    }
    await closedApp.close();
    assert.equal((await api.post(internalAdministratorsPath, body, 'admin')).statusCode, 404, 'not a call of browsers');
    assert.equal(await count('users'), people);
  });

  test('get an account and a link that works once', async () => {
    const ana = await appoint('Ana.Ruiz@Example.org', '  Ana  María Ruiz ');
    assert.deepEqual(
      { ...ana, link: ana.link?.replace(/[\w-]{22}$/, '…') },
      {
        email: 'ana.ruiz@example.org',
        isNew: true,
        wasAdministrator: false,
        others: (await count(`user_roles ur join roles r on r.id = ur.role_id and r.name = 'admin'`)) - 1,
        link: `${api.deps.env.publicUrl}/reset-password?email=ana.ruiz%40example.org&pin=…`,
        minutes: 60,
      },
    );
    const { rows } = await sql<{ minutes: number }>`select
        round(extract(epoch from p.expires_at - now()) / 60)::int as minutes from pins p
      join users u on u.id = p.user_id where u.email = ${ana.email}`.execute(api.deps.db);
    assert.deepEqual(rows, [{ minutes: 60 }]);
    assert.equal((await choosePassword(ana)).statusCode, 200);
    assert.equal((await choosePassword(ana)).json<{ code: string }>().code, 'INVALID_PIN');
    assert.deepEqual(await rolesOf(ana.email), ['admin']);
    const people = await api.get(`/api/users/list?search=${ana.email}`, 'admin');
    assert.match(people.body, /"first_name":"Ana","last_name":"María Ruiz"/);
  });

  test('get a new link when asked again, and the earlier one ends', async () => {
    const first = await appoint('bea@example.org');
    const second = await appoint('BEA@example.org');
    assert.deepEqual([first.isNew, second.isNew, second.wasAdministrator], [true, false, true]);
    assert.equal((await choosePassword(first)).statusCode, 422);
    assert.equal((await choosePassword(second)).statusCode, 200);
    const third = await appoint('bea@example.org');
    assert.equal(third.link, null, 'she has a password now');
    assert.deepEqual(await rolesOf('bea@example.org'), ['admin']);
  });

  test('get one account when asked twice at once', async () => {
    const answers = await Promise.all([appoint('cleo@example.org'), appoint('cleo@example.org')]);
    assert.deepEqual(answers.map(({ isNew }) => isNew).sort(), [false, true]);
    assert.equal(await count(`users where email = 'cleo@example.org'`), 1);
  });

  test('are refused a link that is over', async () => {
    const dora = await appoint('dora@example.org');
    await sql`update pins set expires_at = now() - interval '1 second'
      where user_id = (select id from users where email = ${dora.email})`.execute(api.deps.db);
    assert.equal((await choosePassword(dora)).statusCode, 422);
  });

  test('keep an account that exists: it gets the role, and password and other roles stay', async () => {
    const person = await addPerson(api, { roles: ['latinas'] });
    const answer = await appoint(person.email);
    assert.deepEqual([answer.isNew, answer.wasAdministrator, answer.link], [false, false, null]);
    assert.equal((await person.get('/api/permissions/list')).statusCode, 200, 'she stays signed in and is an admin');
    const { rows } = await sql<{ name: string }>`select r.name from user_roles ur join roles r on r.id = ur.role_id
      where ur.user_id = ${person.id} order by r.name`.execute(api.deps.db);
    assert.deepEqual(rows, [{ name: 'admin' }, { name: 'latinas' }]);
  });

  test('lose the password of an account whose address was never proved', async () => {
    const person = await addPerson(api, {});
    await sql`update users set email_verified_at = null where id = ${person.id}`.execute(api.deps.db);
    const answer = await appoint(person.email);
    assert.ok(answer.link);
    assert.equal((await person.get('/api/actor')).statusCode, 401, 'a stranger can have registered with the address');
    assert.equal(await count(`users where id = ${person.id} and password_hash is null`), 1);
    assert.equal((await choosePassword(answer)).statusCode, 200);
  });

  test('are refused for an account that is deactivated, in the trash or about to be removed', async () => {
    for (const [column, reason] of [
      ['disabled_at', /deactivated/],
      ['deleted_at', /in the trash/],
      ['removal_due_at', /asked for its removal/],
    ] as const) {
      const person = await addPerson(api, {});
      await sql`update users set ${sql.ref(column)} = now() where id = ${person.id}`.execute(api.deps.db);
      const answer = await ask({ email: person.email });
      assert.equal(answer.statusCode, 422);
      assert.match(answer.json<{ message: string }>().message, reason);
      assert.equal(await count(`user_roles where user_id = ${person.id}`), 0);
    }
  });

  test('are refused for what is no address', async () => {
    const people = await count('users');
    const bodies = [
      '',
      ' ',
      'ana',
      'ana@',
      '@example.org',
      'a b@example.org',
      'ana@example',
      'ana@.org',
      'a@b.org\nBcc: x@y.z',
    ]
      .map((email): object | undefined => ({ email }))
      .concat(undefined, {}, { email: 7 }, { email: ['a@b.org'] }, { email: `${'a'.repeat(250)}@b.org` })
      .concat({ email: 'ok@example.org', name: 'x'.repeat(121) });
    for (const body of bodies) assert.equal((await ask(body)).statusCode, 422, JSON.stringify(body));
    assert.equal(await count('users'), people);
    const odd = await appoint("  o'Neil+admin@ÉXAMPLE.org ");
    assert.equal(odd.email, "o'neil+admin@éxample.org");
    assert.equal((await choosePassword(odd)).statusCode, 200);
  });

  test('are in the audit, without the secret of the link', async () => {
    const eva = await appoint('eva@example.org');
    const { rows } = await sql<{ text: string; action: string }>`select action, e::text as text from audit_entries e
      where resource = 'users' and row_id = (select id::text from users where email = ${eva.email})`.execute(
      api.deps.db,
    );
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['appointAdmin'],
    );
    const pin = new URL(eva.link ?? '').searchParams.get('pin') ?? '';
    assert.ok(pin.length === 22 && !rows[0]?.text.includes(pin));
  });
});
