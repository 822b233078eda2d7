import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { sql } from 'kysely';

import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';
import type { Browser } from '../../../testing/browser';

interface Tokens {
  access_token: string;
  expires_in: number;
  user: { id: number; email: string; roles: { name: string }[] };
}

describe('signing in', () => {
  let app: AuthApp;
  let browser: Browser;
  let email: string;
  let id: number;
  let count = 0;

  before(async () => {
    app = await openAuthApp();
  });
  after(() => app.close());
  beforeEach(async () => {
    count += 1;
    email = `ana${count}@enlace.test`;
    id = await app.addUser({ email }, ['admin']);
    browser = app.browser();
  });

  const actor = (token: string) => browser.get('/back/api/actor', { token });
  const refresh = (from: Browser = browser) => from.post('/api/refresh');
  const copy = (): Browser => {
    const twin = app.browser();
    for (const [name, value] of browser.jar) twin.jar.set(name, value);
    return twin;
  };

  test('answers token, user and seconds inside data, and sets its cookies without access for scripts', async () => {
    const answer = await browser.post('/api/login', { json: { email: ` ${email.toUpperCase()} `, password } });
    assert.equal(answer.statusCode, 200);
    const { data, ...rest } = answer.json<{ data: Tokens & { message: string } }>();
    assert.deepEqual(rest, {});
    assert.equal(data.user.id, id);
    assert.equal(data.expires_in, 900);
    assert.ok(data.message.length > 0);
    assert.deepEqual(
      answer.cookies.map(({ name, httpOnly, sameSite, path, secure }) => ({ name, httpOnly, sameSite, path, secure })),
      ['enlace_refresh', 'next-auth.session-token', 'enlace_device'].map((name) => ({
        name,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure: undefined,
      })),
    );
  });

  test('the same call is served under /back/api', async () => {
    const answer = await browser.post('/back/api/login', { json: { email, password } });
    assert.equal(answer.statusCode, 200);
    assert.equal(
      (await browser.get('/api/actor', { token: answer.json<{ data: Tokens }>().data.access_token })).statusCode,
      200,
    );
  });

  test('a wrong password and an unknown address have the same answer and the same time', async () => {
    const wrongPassword = await browser.post('/api/login', { json: { email, password: 'wrong' } });
    const unknownAddress = await browser.post('/api/login', { json: { email: `no-${email}`, password: 'wrong' } });
    for (const answer of [wrongPassword, unknownAddress]) {
      assert.equal(answer.statusCode, 401);
      assert.equal(answer.json<{ code: string }>().code, 'INVALID_CREDENTIALS');
      assert.ok(answer.json<{ error_description: string }>().error_description);
      assert.deepEqual(answer.cookies, []);
    }
    assert.equal(wrongPassword.body, unknownAddress.body);
  });

  test('a user without a password cannot sign in with one', async () => {
    await sql`update users set password_hash = null where id = ${id}`.execute(app.db);
    assert.equal((await browser.post('/api/login', { json: { email, password } })).statusCode, 401);
  });

  test('an unverified address is an error with the id to verify it, but only after the right password', async () => {
    await sql`update users set email_verified_at = null where id = ${id}`.execute(app.db);
    const right = await browser.post('/api/login', { json: { email, password } });
    assert.equal(right.statusCode, 403);
    assert.equal(right.json<{ code: string }>().code, 'EMAIL_NOT_VERIFIED');
    assert.deepEqual(right.json<{ details: unknown }>().details, { user_id: id });
    const wrongPassword = await browser.post('/api/login', { json: { email, password: 'wrong' } });
    assert.equal(wrongPassword.json<{ code: string }>().code, 'INVALID_CREDENTIALS');
  });

  test('a disabled account is refused, a deleted one does not exist', async () => {
    await sql`update users set disabled_at = now() where id = ${id}`.execute(app.db);
    const disabled = await browser.post('/api/login', { json: { email, password } });
    assert.equal(disabled.statusCode, 403);
    assert.equal(disabled.json<{ code: string }>().code, 'ACCOUNT_DISABLED');
    await sql`update users set disabled_at = null, deleted_at = now() where id = ${id}`.execute(app.db);
    const deletedAccount = await browser.post('/api/login', { json: { email, password } });
    assert.equal(deletedAccount.json<{ code: string }>().code, 'INVALID_CREDENTIALS');
  });

  test('names the fields that are missing', async () => {
    const answer = await browser.post('/api/login', { json: { email: 'no address' } });
    assert.equal(answer.statusCode, 422);
    assert.equal(answer.json<{ code: string }>().code, 'VALIDATION_FAILED');
  });

  describe('the actor call', () => {
    test('answers the person at both levels, with roles and permissions', async () => {
      const answer = await actor(await browser.logIn(email, password));
      const { data, ...top } = answer.json<{ data: Tokens['user'] } & Tokens['user']>();
      assert.deepEqual(top, data);
      assert.equal(data.email, email);
    });

    test('is 401 without a token and with cookies alone', async () => {
      await browser.logIn(email, password);
      const answer = await browser.get('/back/api/actor');
      assert.equal(answer.statusCode, 401);
      assert.equal(answer.json<{ code: string }>().code, 'UNAUTHENTICATED');
    });
  });

  describe('a token is invalid from the next request on when', () => {
    const viewer = async (token: string) =>
      (await browser.get('/api/v2/viewer', { token })).json<{ data: { roles: string[] } | null }>().data;

    test('the role is taken away', async () => {
      const token = await browser.logIn(email, password);
      assert.deepEqual((await viewer(token))?.roles, ['admin']);
      await sql`delete from user_roles where user_id = ${id}`.execute(app.db);
      assert.deepEqual((await viewer(token))?.roles, []);
    });
    for (const [what, change] of Object.entries({
      'the person is deleted': sql`deleted_at = now()`,
      'the person is disabled': sql`disabled_at = now()`,
      'she is signed out everywhere': sql`session_version = session_version + 1`,
    })) {
      test(what, async () => {
        const token = await browser.logIn(email, password);
        assert.equal((await actor(token)).statusCode, 200);
        await sql`update users set ${change} where id = ${id}`.execute(app.db);
        assert.equal((await actor(token)).statusCode, 401);
        assert.equal((await refresh()).statusCode, 401);
        assert.deepEqual([...browser.jar.keys()], ['enlace_device']);
      });
    }
  });

  describe('refreshing', () => {
    test('answers at both levels with a new token each time', async () => {
      const first = await browser.logIn(email, password);
      const before = browser.jar.get('enlace_refresh');
      const answer = await refresh();
      const { data, ...top } = answer.json<{ data: Tokens } & Tokens>();
      assert.deepEqual(top, data);
      assert.equal(data.expires_in, 900);
      assert.notEqual(data.access_token, first);
      assert.notEqual(browser.jar.get('enlace_refresh'), before);
      assert.equal((await actor(data.access_token)).statusCode, 200);
    });

    test('five tabs at once all get the same successor, and continue', async () => {
      await browser.logIn(email, password);
      const tabs = Array.from({ length: 5 }, copy);
      const answers = await Promise.all(tabs.map((tab) => refresh(tab)));
      assert.deepEqual(
        answers.map((answer) => answer.statusCode),
        [200, 200, 200, 200, 200],
      );
      assert.equal(new Set(tabs.map((tab) => tab.jar.get('enlace_refresh'))).size, 1);
      const [tab] = tabs;
      assert.ok(tab);
      assert.equal((await refresh(tab)).statusCode, 200);
    });

    test('a late tab gets the newest token', async () => {
      await browser.logIn(email, password);
      const lateTab = copy();
      await refresh();
      await refresh();
      assert.equal((await refresh(lateTab)).statusCode, 200);
      assert.equal(lateTab.jar.get('enlace_refresh'), browser.jar.get('enlace_refresh'));
    });

    test('a token whose successor was used ends the whole login session', async () => {
      await browser.logIn(email, password);
      const thief = copy();
      await refresh();
      const newToken = (await refresh()).json<Tokens>().access_token;
      await sql`update refresh_tokens set used_at = used_at - interval '11 seconds' where used_at is not null`.execute(
        app.db,
      );
      const stolen = await refresh(thief);
      assert.equal(stolen.statusCode, 401);
      assert.equal(stolen.json<{ code: string }>().code, 'REFRESH_REUSED');
      assert.equal((await refresh()).statusCode, 401);
      assert.equal((await actor(newToken)).statusCode, 401);
      const { rows } = await sql<{ after: { userId: number } }>`
        select after from audit_entries where action = 'refreshReused' order by id desc limit 1`.execute(app.db);
      assert.equal(rows[0]?.after.userId, id);
    });

    test('chains that have ended are removed, living ones stay', async () => {
      await browser.logIn(email, password);
      const goneBrowser = app.browser();
      await goneBrowser.logIn(email, password);
      await sql`update sign_ins set expires_at = now() - interval '8 days'
        where id = (select id from sign_ins where user_id = ${id} order by created_at desc limit 1)`.execute(app.db);
      await app.auth.context.signIns.purge();
      const { rows } = await sql`select 1 from sign_ins where user_id = ${id}`.execute(app.db);
      assert.equal(rows.length, 1);
      assert.equal((await refresh()).statusCode, 200);
      assert.equal((await refresh(goneBrowser)).statusCode, 401);
    });

    test('no token is stored in plain text', async () => {
      await browser.logIn(email, password);
      const token = browser.jar.get('enlace_refresh') ?? '';
      const { rows } = await sql`select * from refresh_tokens`.execute(app.db);
      assert.equal(token.length, 43);
      assert.ok(!JSON.stringify(rows).includes(token));
    });

    test('nothing, nonsense and expired tokens are 401 and leave no cookie', async () => {
      assert.equal((await refresh()).statusCode, 401);
      for (const value of ['x', 'x'.repeat(43), '../../etc/passwd', 'x'.repeat(16_000)]) {
        browser.jar.set('enlace_refresh', value);
        assert.equal((await refresh()).statusCode, 401);
        assert.equal(browser.jar.size, 0);
      }
      await browser.logIn(email, password);
      browser.jar.delete('next-auth.session-token');
      await sql`update refresh_tokens set expires_at = now() - interval '1 second'`.execute(app.db);
      assert.equal((await refresh()).statusCode, 401);
    });

    test('a session cookie alone starts a chain of refresh tokens', async () => {
      await browser.logIn(email, password);
      browser.jar.delete('enlace_refresh');
      assert.equal((await refresh()).statusCode, 200);
      assert.ok(browser.jar.has('enlace_refresh'));
      assert.equal((await refresh()).statusCode, 200);
    });
  });

  describe('signing out', () => {
    test('ends bearer, refresh token and session of this device only', async () => {
      const token = await browser.logIn(email, password);
      const other = app.browser();
      const otherToken = await other.logIn(email, password);
      const keptCookies = copy();
      const answer = await browser.get('/api/logout', { token });
      assert.equal(answer.statusCode, 200);
      assert.deepEqual([...browser.jar.keys()], ['enlace_device']);
      assert.equal((await actor(token)).statusCode, 401);
      assert.equal((await refresh(keptCookies)).statusCode, 401);
      assert.equal((await keptCookies.get('/api/auth/session')).body, '{}');
      assert.equal((await other.get('/api/actor', { token: otherToken })).statusCode, 200);
      assert.equal((await refresh(other)).statusCode, 200);
    });

    test('without a token nothing is ended, so that a link on another site cannot sign a user out', async () => {
      const token = await browser.logIn(email, password);
      assert.equal((await browser.get('/api/logout')).statusCode, 401);
      assert.equal(browser.jar.size, 3);
      assert.equal((await actor(token)).statusCode, 200);
    });
  });

  describe('the viewer call', () => {
    test('answers for bearer, session cookie and refresh cookie, and for a visitor', async () => {
      const token = await browser.logIn(email, password);
      const expected = { id, name: 'Ana Ruiz', roles: ['admin'], permissions: [] };
      const ask = async (jar: string[], bearer?: string) => {
        const asking = app.browser();
        for (const name of jar) asking.jar.set(name, browser.jar.get(name) ?? '');
        const answer = await asking.get('/api/v2/viewer', { token: bearer });
        assert.equal(answer.statusCode, 200);
        return answer.json<{ data: unknown }>().data;
      };
      assert.deepEqual(await ask([], token), expected);
      assert.deepEqual(await ask(['next-auth.session-token']), expected);
      assert.deepEqual(await ask(['enlace_refresh']), expected);
      assert.equal(await ask([]), null);
    });
  });

  describe('while the database is down', () => {
    test('everything is 503 and all users stay signed in', async () => {
      const token = await browser.logIn(email, password);
      const csrfToken = await browser.csrf();
      const heldCookies = browser.jar.size;
      await app.loseDatabase();
      const answers = await Promise.all([
        browser.post('/api/login', { json: { email, password } }),
        actor(token),
        refresh(),
        browser.get('/api/logout', { token }),
        browser.get('/api/v2/viewer'),
        browser.get('/api/auth/session'),
        browser.post('/api/auth/signout', { form: { csrfToken, json: 'true' } }),
        browser.post('/api/auth/callback/credentials', { form: { csrfToken, email, password, json: 'true' } }),
        browser.post('/api/forgotPassword', { json: { email } }),
        browser.post('/api/verifyEmail', { json: { user_id: id, pin: '123456' } }),
      ]);
      for (const answer of answers) {
        assert.equal(answer.statusCode, 503, answer.body);
        assert.ok(answer.headers['retry-after']);
      }
      assert.equal(browser.jar.size, heldCookies);
    });
  });
});
