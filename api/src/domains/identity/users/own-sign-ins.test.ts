import { ownSignInsSchema } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

const latina = { email: 'latina@enlace.test', password: 'enlace-demo-1' };

describe('the own login sessions', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const logIn = async (credentials = latina) => {
    const answer = await api.post('/api/login', credentials);
    const { access_token } = answer.json<{ data: { access_token: string } }>().data;
    const cookie =
      answer.cookies.map(({ name, value }) => `${name}=${value}`).find((text) => /refresh/.test(text)) ?? '';
    return { access_token, cookie };
  };
  const send = (method: 'GET' | 'POST', url: string, { access_token }: { readonly access_token: string }) =>
    api.send({ method, url, headers: { authorization: `Bearer ${access_token}` } });
  const list = async (session: { readonly access_token: string }) =>
    ownSignInsSchema.parse((await send('GET', '/api/v2/sign_ins', session)).json()).data;
  const isSignedIn = async (session: { readonly access_token: string }) =>
    (await send('POST', '/api/me', session)).statusCode === 200;

  test('are listed, and end one by one or all others at once', async () => {
    const [first, second, third] = [await logIn(), await logIn(), await logIn()];
    const rows = await list(first);
    const current = rows.filter(({ is_current }) => is_current);
    assert.deepEqual([rows.length, current.length, rows[0]?.provider], [3, 1, 'password']);

    const [secondRow] = (await list(second)).filter(({ is_current }) => is_current);
    assert.equal((await send('POST', `/api/v2/sign_ins/${secondRow?.id}/end`, first)).statusCode, 200);
    assert.deepEqual([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)], [true, false, true]);

    const answer = await send('POST', '/api/v2/end_other_sign_ins', first);
    assert.deepEqual(answer.json<{ data: unknown }>().data, { ended: 1 });
    assert.deepEqual([await isSignedIn(first), await isSignedIn(third)], [true, false]);
    assert.equal((await list(first)).length, 1);
  });

  test('have the names of browser and system, and nothing else of the header', async () => {
    const agent = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';
    const headers = { 'user-agent': agent };
    const answer = await api.send({ method: 'POST', url: '/api/login', payload: latina, headers });
    const rows = await list(answer.json<{ data: { access_token: string } }>().data);
    const current = rows.find(({ is_current }) => is_current);
    assert.deepEqual([current?.browser, current?.system], ['Firefox', 'Android']);
    const storedRow = await sql<{ row: string }>`select to_jsonb(s)::text as row from sign_ins s
      where id = ${current?.id}`.execute(api.deps.db);
    assert.doesNotMatch(storedRow.rows[0]?.row ?? '', /Mozilla|133/);
  });

  test('refuse writes with an access token of an ended login session from the next request on', async () => {
    const edit = ({ access_token }: { readonly access_token: string }) =>
      api.send({
        method: 'POST',
        url: '/api/editusers?id=2',
        headers: { authorization: `Bearer ${access_token}` },
        payload: { city: 'Oaxaca' },
      });
    const [keeper, ...others] = [await logIn(), await logIn(), await logIn(), await logIn()];
    // Reads of the last second share their rights; writes must not.
    for (const session of others) assert.ok(await isSignedIn(session));
    for (const session of others) assert.equal((await edit(session)).statusCode, 200);
    const writes = others.map(() => [] as number[]);
    let isEnded = false;
    const pressure = others.map(async (session, index) => {
      while (!isEnded) writes[index]?.push((await edit(session)).statusCode);
    });
    const answer = await send('POST', '/api/v2/end_other_sign_ins', keeper);
    assert.equal(answer.statusCode, 200);
    const afterEnd = await Promise.all(others.map(async (session) => (await edit(session)).statusCode));
    isEnded = true;
    await Promise.all(pressure);
    assert.deepEqual(afterEnd, [401, 401, 401]);
    for (const statuses of writes) {
      const refusal = statuses.indexOf(401);
      assert.ok(refusal < 0 || statuses.slice(refusal).every((status) => status === 401), String(statuses));
    }
    assert.equal((await edit(keeper)).statusCode, 200);
  });

  test('of another user are not listed and cannot be ended', async () => {
    const ownSession = await logIn();
    const ally = await logIn({ ...latina, email: 'ally@enlace.test' });
    const [allyRow] = await list(ally);
    assert.ok(!(await list(ownSession)).some(({ id }) => id === allyRow?.id));
    for (const id of [allyRow?.id, 'x', '1'])
      assert.equal((await send('POST', `/api/v2/sign_ins/${id}/end`, ownSession)).statusCode, 404);
    assert.ok(await isSignedIn(ally));
    assert.equal((await api.get('/api/v2/sign_ins')).statusCode, 401);
  });

  const age = (hours: number) =>
    sql`update sign_ins set created_at = now() - make_interval(hours => ${hours})`.execute(api.deps.db);
  const refresh = async ({ cookie }: { readonly cookie: string }) =>
    (await api.send({ method: 'POST', url: '/api/refresh', headers: { cookie } })).statusCode;

  for (const [role, hours] of [
    ['latina', 90 * 24],
    ['admin', 24],
  ] as const)
    test(`of ${role} end ${hours} hours after the sign-in, however often they are used`, async () => {
      await sql`delete from sign_ins`.execute(api.deps.db);
      const credentials = { ...latina, email: `${role}@enlace.test` };
      const usedSession = await logIn(credentials);
      await age(hours - 1);
      assert.equal(await refresh(usedSession), 200);
      const { rows } = await sql<{
        is_within: boolean;
      }>`select bool_and(expires_at <= now() + interval '1 hour') as is_within
        from sign_ins where ended_at is null and user_id = (select id from users where email = ${credentials.email})`.execute(
        api.deps.db,
      );
      assert.equal(rows[0]?.is_within, true);
      const lateSession = await logIn(credentials);
      await age(hours + 1);
      assert.equal(await refresh(lateSession), 401);
    });

  test('of a user who becomes an admin follow the shorter time', async () => {
    const session = await logIn({ ...latina, email: 'founder@enlace.test' });
    await age(30);
    await sql`insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r
      where u.email = 'founder@enlace.test' and r.name = 'admin'`.execute(api.deps.db);
    assert.equal(await refresh(session), 401);
  });
});
