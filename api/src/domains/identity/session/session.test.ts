import { errorBodySchema } from '@enlace/shared-contract/errors';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { after, before, beforeEach, describe, test } from 'node:test';

import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';
import type { Browser } from '../../../testing/browser';

const origin = 'http://localhost:3000';
const sessionCookie = 'next-auth.session-token';
const csrfCookie = 'next-auth.csrf-token';
const callbackCookie = 'next-auth.callback-url';
const problem = {
  message: 'There is a problem with the server configuration. Check the server logs for more information.',
};

const urlOf = (answer: LightMyRequestResponse): string => answer.json<{ url: string }>().url;

describe('session endpoints', () => {
  let app: AuthApp;
  let browser: Browser;
  let email: string;
  let id: number;
  let count = 0;

  before(async () => {
    app = await openAuthApp({
      linkedIn: { clientId: 'cid', clientSecret: 'secret' },
    });
  });
  after(() => app.close());
  beforeEach(async () => {
    count += 1;
    email = `bea${count}@enlace.test`;
    id = await app.addUser({ email, first_name: 'Bea', last_name: 'Núñez' });
    browser = app.browser();
    app.logs.length = 0;
  });

  const get = (path: string) => browser.get(`/api/auth/${path}`);
  const post = async (path: string, form: Readonly<Record<string, string>> = {}) =>
    browser.post(`/api/auth/${path}`, { form: { csrfToken: await browser.csrf(), json: 'true', ...form } });
  const loggedCodes = (): unknown[] => app.logs.map(({ details }) => ('code' in details ? details.code : undefined));
  const noStore = (answer: LightMyRequestResponse) => {
    assert.equal(answer.headers['cache-control'], 'private, no-cache, no-store');
    assert.equal(answer.headers['pragma'], 'no-cache');
    assert.equal(answer.headers['expires'], '0');
  };

  describe('csrf', () => {
    test('answers a token of 64 hex digits and sets the double-submit cookie with the callback cookie', async () => {
      const answer = await get('csrf');
      assert.equal(answer.statusCode, 200);
      noStore(answer);
      const { csrfToken } = answer.json<{ csrfToken: string }>();
      assert.match(csrfToken, /^[0-9a-f]{64}$/);
      const [csrf, callback] = answer.cookies;
      assert.equal(csrf?.name, csrfCookie);
      assert.match(
        String(answer.headers['set-cookie']),
        new RegExp(`${csrfCookie}=${csrfToken}%7C[0-9a-f]{64}; Path=/; HttpOnly; SameSite=Lax`),
      );
      assert.deepEqual([callback?.name, callback?.value], [callbackCookie, origin]);
      for (const cookie of answer.cookies) {
        assert.deepEqual([cookie.httpOnly, cookie.sameSite, cookie.path, cookie.secure], [true, 'Lax', '/', undefined]);
        assert.equal(cookie.expires ?? cookie.maxAge, undefined);
      }
    });

    test('keeps a valid token without setting it again, and replaces a forged one', async () => {
      const token = await browser.csrf();
      const again = await get('csrf');
      assert.equal(again.json<{ csrfToken: string }>().csrfToken, token);
      assert.deepEqual(again.cookies, []);
      browser.jar.set(csrfCookie, `${token}|${'0'.repeat(64)}`);
      const renewedAnswer = await get('csrf');
      assert.notEqual(renewedAnswer.json<{ csrfToken: string }>().csrfToken, token);
      assert.equal(renewedAnswer.cookies[0]?.name, csrfCookie);
    });
  });

  test('providers are answered without cookies and cache headers', async () => {
    const answer = await get('providers');
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.cookies, []);
    assert.equal(answer.headers['cache-control'], undefined);
    const provider = (key: string, name: string, type: string) => ({
      id: key,
      name,
      type,
      signinUrl: `${origin}/api/auth/signin/${key}`,
      callbackUrl: `${origin}/api/auth/callback/${key}`,
    });
    assert.deepEqual(answer.json(), {
      credentials: provider('credentials', 'Credentials', 'credentials'),
      linkedin: provider('linkedin', 'LinkedIn', 'oauth'),
    });
  });

  test('everything is served under /back as well', async () => {
    assert.match((await browser.get('/back/api/auth/csrf')).json<{ csrfToken: string }>().csrfToken, /^[0-9a-f]{64}$/);
    assert.equal((await browser.get('/back/api/auth/session')).body, '{}');
  });

  describe('session', () => {
    test('is an empty object for a visitor', async () => {
      const answer = await get('session');
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.body, '{}');
      noStore(answer);
    });

    test('is exactly user and expires, and rolls its cookie on for 30 days', async () => {
      await browser.signIn(email, password);
      const before = browser.jar.get(sessionCookie);
      const answer = await get('session');
      noStore(answer);
      const { user, expires, ...rest } = answer.json<{ user: unknown; expires: string }>();
      assert.deepEqual(user, { name: 'Bea Núñez', email, image: null });
      assert.deepEqual(rest, {});
      const days = (Date.parse(expires) - Date.now()) / 86_400_000;
      assert.ok(days > 29.99 && days <= 30);
      const cookie = answer.cookies.find(({ name }) => name === sessionCookie);
      assert.equal(cookie?.expires?.toISOString().slice(0, 18), expires.slice(0, 18));
      assert.deepEqual([cookie?.httpOnly, cookie?.sameSite, cookie?.path], [true, 'Lax', '/']);
      assert.notEqual(browser.jar.get(sessionCookie), before);
    });

    test('is empty for an invalid token, and the cookie is removed', async () => {
      browser.jar.set(sessionCookie, 'garbage');
      const answer = await get('session');
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.body, '{}');
      assert.match(String(answer.headers['set-cookie']), new RegExp(`${sessionCookie}=; Max-Age=0`));
      assert.ok(loggedCodes().includes('JWT_SESSION_ERROR'));
    });

    for (const [what, change] of Object.entries({
      'signed out everywhere': sql`session_version = session_version + 1`,
      deleted: sql`deleted_at = now()`,
      disabled: sql`disabled_at = now()`,
    })) {
      test(`is empty for a user who was ${what}, and the cookie is removed`, async () => {
        await browser.signIn(email, password);
        await sql`update users set ${change} where id = ${id}`.execute(app.db);
        assert.equal((await get('session')).body, '{}');
        assert.equal(browser.jar.has(sessionCookie), false);
      });
    }

    test('shows a new name at once', async () => {
      await browser.signIn(email, password);
      await sql`update users set first_name = 'Beatriz' where id = ${id}`.execute(app.db);
      assert.equal((await get('session')).json<{ user: { name: string } }>().user.name, 'Beatriz Núñez');
    });

    test('an update needs the token, and cannot change the user', async () => {
      await browser.signIn(email, password);
      const csrfToken = await browser.csrf();
      const update = (json: object) => browser.post('/api/auth/session', { json });
      const right = await update({
        csrfToken,
        data: { user: { name: 'Root', email: 'root@enlace.test' }, sub: '1', sv: 99 },
      });
      assert.equal(right.statusCode, 200);
      assert.deepEqual(right.json<{ user: unknown }>().user, { name: 'Bea Núñez', email, image: null });
      assert.equal((await get('session')).json<{ user: { email: string } }>().user.email, email);
      const wrongAnswer = await update({ csrfToken: 'x', data: {} });
      assert.equal(wrongAnswer.statusCode, 400);
      assert.equal(wrongAnswer.body, '{}');
    });
  });

  describe('signing in with e-mail and password', () => {
    const signIn = (form: Readonly<Record<string, string>> = {}) =>
      post('callback/credentials', { email, password, callbackUrl: `${origin}/my`, ...form });

    test('answers the callback address and sets session and refresh cookie', async () => {
      const answer = await signIn();
      assert.equal(answer.statusCode, 200);
      assert.equal(urlOf(answer), `${origin}/my`);
      assert.ok(browser.jar.has(sessionCookie));
      assert.ok(browser.jar.has('enlace_refresh'));
    });

    test('redirects unless JSON is requested; only the text "true" requests it', async () => {
      for (const json of ['', 'yes']) {
        const answer = await signIn({ json });
        assert.equal(answer.statusCode, 302);
        assert.equal(answer.headers.location, `${origin}/my`);
        assert.equal(answer.body, '');
      }
      const csrfToken = await browser.csrf();
      const boolean = await browser.post('/api/auth/callback/credentials', {
        json: { csrfToken, email, password, json: true },
      });
      assert.equal(boolean.statusCode, 302);
      const text = await browser.post('/api/auth/callback/credentials', {
        json: { csrfToken, email, password, json: 'true' },
      });
      assert.equal(text.statusCode, 200);
    });

    test('takes the header of the next generation in place of json=true', async () => {
      const csrfToken = await browser.csrf();
      const answer = await browser.post('/api/auth/callback/credentials', {
        form: { csrfToken, email, password, callbackUrl: '/my' },
        headers: { 'x-auth-return-redirect': '1' },
      });
      assert.equal(answer.statusCode, 200);
      assert.equal(urlOf(answer), `${origin}/my`);
    });

    test('with a wrong password is 401 and names the error', async () => {
      const answer = await signIn({ password: 'wrong' });
      assert.equal(answer.statusCode, 401);
      assert.equal(urlOf(answer), `${origin}/api/auth/error?error=CredentialsSignin&provider=credentials`);
      assert.equal(browser.jar.has(sessionCookie), false);
      const redirect = await signIn({ password: 'wrong', json: '' });
      assert.equal(redirect.statusCode, 302);
      assert.equal(redirect.headers.location, `${origin}/api/auth/error?error=CredentialsSignin&provider=credentials`);
      assert.equal((await signIn({ email: 'nobody@enlace.test' })).body, answer.body);
      assert.equal((await signIn({ email: '' })).body, answer.body);
    });

    test('for an account that may not sign in is 401 with our code', async () => {
      await sql`update users set email_verified_at = null where id = ${id}`.execute(app.db);
      const answer = await signIn();
      assert.equal(answer.statusCode, 401);
      assert.equal(urlOf(answer), `${origin}/api/auth/error?error=EMAIL_NOT_VERIFIED`);
    });

    test('without its token returns to the form, without an error status', async () => {
      const token = await browser.csrf();
      const foreignToken = await app.browser().csrf();
      for (const csrfToken of ['', foreignToken, token.toUpperCase()]) {
        const answer = await signIn({ csrfToken });
        assert.equal(answer.statusCode, 200);
        assert.equal(urlOf(answer), `${origin}/api/auth/signin?csrf=true`);
        assert.equal(browser.jar.has(sessionCookie), false);
      }
      browser.jar.delete(csrfCookie);
      const answer = await browser.post('/api/auth/callback/credentials', {
        form: { csrfToken: token, email, password, json: 'true' },
      });
      assert.equal(urlOf(answer), `${origin}/api/auth/signin?csrf=true`);
    });

    test('by GET is 500, and of an unknown provider 400', async () => {
      const answer = await get('callback/credentials');
      assert.equal(answer.statusCode, 500);
      assert.equal(answer.body, 'Error: Callback for provider type credentials not supported');
      assert.equal((await get('callback/nobody')).statusCode, 400);
    });
  });

  describe('the callback address', () => {
    const goesTo = async (callbackUrl: string): Promise<string> =>
      urlOf(await post('callback/credentials', { email, password, callbackUrl }));

    test('stays on this site', async () => {
      assert.equal(await goesTo('/jobs?x=1'), `${origin}/jobs?x=1`);
      assert.equal(await goesTo(`${origin}/a#b`), `${origin}/a#b`);
      assert.equal(await goesTo('https://evil.test/x'), origin);
      assert.equal(await goesTo('//evil.test/x'), `${origin}//evil.test/x`);
      assert.equal(await goesTo('javascript:alert(1)'), origin);
    });

    test('is remembered by cookie', async () => {
      await browser.get(`/api/auth/signin?callbackUrl=${encodeURIComponent('/my')}`);
      assert.equal(browser.jar.get(callbackCookie), `${origin}/my`);
      assert.equal(urlOf(await post('callback/credentials', { email, password })), `${origin}/my`);
    });

    for (const query of ['invalid-callback', 'javascript:alert(1)', 'ftp://x/y', '\\\\evil.test', 'host.test', '//'])
      for (const action of ['session', 'signin'])
        test(`${query} in the query of ${action} is refused, with details only in the log`, async () => {
          const answer = await get(`${action}?callbackUrl=${encodeURIComponent(query)}`);
          assert.equal(answer.statusCode, 400);
          assert.equal(errorBodySchema.parse(answer.json()).code, 'BAD_REQUEST');
          assert.ok(loggedCodes().includes('INVALID_CALLBACK_URL_ERROR'));
        });

    test('an invalid one in the cookie is replaced', async () => {
      browser.jar.set(callbackCookie, 'nonsense');
      assert.equal((await get('csrf')).statusCode, 200);
      assert.equal(browser.jar.get(callbackCookie), origin);
    });

    test('an invalid one in the body is refused too, and the server keeps running', async () => {
      const csrfToken = await browser.csrf();
      const bodies: { json?: object; form?: Record<string, string> }[] = [
        { form: { csrfToken, callbackUrl: 'not a url', json: 'true' } },
        { json: { csrfToken, callbackUrl: 7 } },
        { json: { csrfToken, callbackUrl: { a: 1 } } },
        { json: { csrfToken, callbackUrl: ['/x'] } },
      ];
      for (const body of bodies) {
        const answer = await browser.post('/api/auth/signin/credentials', body);
        assert.equal(answer.statusCode, 400);
        assert.equal(errorBodySchema.parse(answer.json()).code, 'BAD_REQUEST');
        assert.equal(loggedCodes().at(-1), 'INVALID_CALLBACK_URL_ERROR');
      }
      assert.equal((await get('csrf')).statusCode, 200);
    });
  });

  describe('the sign-in page', () => {
    test('is our own page, with the callback address and the error', async () => {
      const page = await browser.get(`/api/auth/signin?callbackUrl=${encodeURIComponent(`${origin}/secret?x=2`)}`);
      assert.equal(page.statusCode, 302);
      assert.equal(page.headers.location, `/login?callbackUrl=${encodeURIComponent(`${origin}/secret?x=2`)}`);
      const required = await browser.get(
        `/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(`${origin}/my`)}`,
      );
      assert.equal(
        required.headers.location,
        `/login?callbackUrl=${encodeURIComponent(`${origin}/my`)}&error=SessionRequired`,
      );
    });

    test('is the answer to a post to credentials, to an unknown provider, or without a token', async () => {
      assert.equal(urlOf(await post('signin/credentials')), `${origin}/api/auth/signin`);
      assert.equal(urlOf(await post('signin/nobody')), `${origin}/api/auth/signin?csrf=true`);
      assert.equal(urlOf(await post('signin/linkedin', { csrfToken: 'x' })), `${origin}/api/auth/signin?csrf=true`);
      assert.equal((await post('signin/nobody', { json: '' })).headers.location, `${origin}/api/auth/signin?csrf=true`);
    });
  });

  describe('LinkedIn', () => {
    test('receives state, scope and the parameters of the caller', async () => {
      const csrfToken = await browser.csrf();
      const answer = await browser.post('/api/auth/signin/linkedin?prompt=login', {
        form: { csrfToken, json: 'true' },
      });
      const url = urlOf(answer);
      assert.match(
        url,
        /^https:\/\/www\.linkedin\.com\/oauth\/v2\/authorization\?client_id=cid&scope=openid%20profile%20email&response_type=code&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fapi%2Fauth%2Fcallback%2Flinkedin&prompt=login&state=[\w-]{43}$/,
      );
      const state = answer.cookies.find(({ name }) => name === 'next-auth.state');
      assert.equal(state?.maxAge, 900);
      assert.equal(state.httpOnly, true);
    });

    test('that refuses leads to the error page', async () => {
      const cancelAnswer = await get('callback/linkedin?error=user_cancelled_login');
      assert.equal(cancelAnswer.statusCode, 302);
      assert.equal(cancelAnswer.headers.location, `${origin}/api/auth/error?error=Callback`);
      const stateless = await get('callback/linkedin?code=x');
      assert.equal(stateless.headers.location, `${origin}/api/auth/error?error=OAuthCallback`);
    });
  });

  describe('the error page', () => {
    for (const error of [
      'Signin',
      'OAuthSignin',
      'OAuthCallback',
      'OAuthCreateAccount',
      'EmailCreateAccount',
      'Callback',
      'OAuthAccountNotLinked',
      'EmailSignin',
      'CredentialsSignin',
      'SessionRequired',
    ]) {
      test(`redirects ${error} to the sign-in page`, async () => {
        const answer = await get(`error?error=${error}`);
        assert.equal(answer.statusCode, 302);
        assert.equal(answer.headers.location, `${origin}/api/auth/signin?error=${error}`);
      });
    }

    for (const [query, status, title] of [
      ['?error=Configuration', 500, 'Server error'],
      ['?error=AccessDenied', 403, 'Access Denied'],
      ['?error=Verification', 403, 'Unable to sign in'],
      ['?error=EMAIL_NOT_VERIFIED', 200, 'Error'],
      ['?error=%3Cscript%3E', 200, 'Error'],
      ['', 200, 'Error'],
    ] as const) {
      test(`shows ${query || 'no error at all'} with ${status}`, async () => {
        const answer = await get(`error${query}`);
        assert.equal(answer.statusCode, status);
        assert.match(String(answer.headers['content-type']), /^text\/html/);
        assert.ok(answer.body.includes(`<h1>${title}</h1>`));
        assert.doesNotMatch(`${answer.body}${String(answer.headers.location)}`, /error=undefined|<script/);
        const policy = String(answer.headers['content-security-policy']);
        assert.doesNotMatch(policy, /unsafe/);
        assert.match(policy, /style-src 'sha256-/);
      });
    }

    test('is in the language of the browser', async () => {
      const answer = await browser.get('/api/auth/error?error=AccessDenied', {
        headers: { 'accept-language': 'pt-BR,pt;q=0.9' },
      });
      assert.ok(answer.body.includes('Acesso negado'));
    });
  });

  describe('signing out', () => {
    test('ends session, refresh token and bearer', async () => {
      const token = await browser.logIn(email, password);
      const keptBrowser = app.browser();
      for (const [name, value] of browser.jar) keptBrowser.jar.set(name, value);
      const answer = await post('signout', { callbackUrl: '/' });
      assert.equal(answer.statusCode, 200);
      assert.equal(urlOf(answer), `${origin}/`);
      assert.equal(browser.jar.has(sessionCookie) || browser.jar.has('enlace_refresh'), false);
      assert.equal((await browser.get('/api/actor', { token })).statusCode, 401);
      assert.equal((await keptBrowser.post('/api/refresh')).statusCode, 401);
      assert.equal((await keptBrowser.get('/api/auth/session')).body, '{}');
    });

    test('ends the refresh token even where the session cookie is already gone', async () => {
      const token = await browser.logIn(email, password);
      browser.jar.delete(sessionCookie);
      await post('signout');
      assert.equal((await browser.get('/api/actor', { token })).statusCode, 401);
    });

    test('redirects without JSON, and succeeds when already signed out', async () => {
      const answer = await post('signout', { json: '', callbackUrl: '/x' });
      assert.equal(answer.statusCode, 302);
      assert.equal(answer.headers.location, `${origin}/x`);
    });

    test('without its token changes nothing', async () => {
      const token = await browser.logIn(email, password);
      const answer = await post('signout', { csrfToken: 'x', callbackUrl: '/api/auth/signout?csrf=true' });
      assert.equal(urlOf(answer), `${origin}/api/auth/signout?csrf=true`);
      assert.equal((await browser.get('/api/actor', { token })).statusCode, 200);
      assert.ok(browser.jar.has(sessionCookie));
    });

    test('by GET shows a form, which works', async () => {
      await browser.signIn(email, password);
      const page = await get('signout');
      assert.equal(page.statusCode, 200);
      assert.ok(browser.jar.has(sessionCookie));
      const csrfToken = /name="csrfToken" value="(\w+)"/.exec(page.body)?.[1] ?? '';
      await browser.post('/api/auth/signout', { form: { csrfToken } });
      assert.equal(browser.jar.has(sessionCookie), false);
    });
  });

  describe('_log', () => {
    const log = (form: Readonly<Record<string, string>>) => browser.post('/api/auth/_log', { form });

    test('logs the report of a browser as a short warning', async () => {
      const answer = await log({
        level: 'error',
        code: 'CLIENT_FETCH_ERROR',
        error: '[object Object]',
        url: '/api/auth/session?secret=1',
        message: 'm'.repeat(5000),
        client: 'true',
      });
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.body, '');
      const [entry] = app.logs;
      assert.equal(entry?.level, 'warn');
      assert.deepEqual(entry.details, {
        code: 'CLIENT_FETCH_ERROR',
        reason: 'm'.repeat(500),
        url: '/api/auth/session',
      });
    });

    test('accepts invalid reports too, and no GET', async () => {
      assert.equal((await log({ level: 'constructor', code: 'X' })).statusCode, 200);
      assert.equal((await log({})).statusCode, 200);
      assert.equal((await get('_log')).statusCode, 400);
    });
  });

  test('unknown actions and methods are 400 in the error format, without a text of the library', async () => {
    const answers = [await get('unknown'), await browser.send('PUT', '/api/auth/session'), await post('csrf')];
    for (const answer of answers) {
      assert.equal(answer.statusCode, 400);
      assert.equal(errorBodySchema.parse(answer.json()).code, 'BAD_REQUEST');
      assert.doesNotMatch(answer.body, /NextAuth/i);
    }
  });

  test('a path with dots is 404 in the error format, also when the client has shortened it', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.app.server.address();
    assert.ok(typeof address === 'object' && address !== null);
    const send = (path: string, method: string) =>
      new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        const options = { port: address.port, host: '127.0.0.1', path, method };
        const sentRequest = httpRequest(options, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }));
        });
        sentRequest.on('error', reject).end();
      });
    for (const path of ['signin/%2e%2e', 'callback/%2e%2e', 'signin/..', '%2E', 'signin/%2e%2e/%2e%2e', ''])
      for (const method of ['GET', 'POST']) {
        const { status, text } = await send(`/api/auth/${path}`, method);
        assert.equal(status, 404, `${method} ${path}: ${text}`);
        assert.equal(errorBodySchema.parse(JSON.parse(text)).code, 'NOT_FOUND');
        assert.doesNotMatch(text, /NextAuth|server configuration/i);
      }
  });

  test('the bare path is a configuration error', async () => {
    const answer = await browser.get('/api/auth');
    assert.equal(answer.statusCode, 500);
    assert.deepEqual(answer.json(), problem);
    assert.ok(loggedCodes().includes('MISSING_NEXTAUTH_API_ROUTE_ERROR'));
  });

  test('the address of the site comes from the configuration, never from a request', async () => {
    const answer = await browser.get('/api/auth/providers', {
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    });
    assert.doesNotMatch(answer.body, /evil/);
  });

  test('with https the cookies have their prefixes and are sent over https only', async () => {
    const secure = await openAuthApp({ publicUrl: 'https://enlace.example' }, app);
    try {
      await secure.addUser({ email: 'ana@enlace.test' });
      const visitor = secure.browser();
      const csrf = await visitor.get('/api/auth/csrf');
      assert.deepEqual(
        csrf.cookies.map(({ name, secure: isSecure, path }) => [name, isSecure, path]),
        [
          ['__Host-next-auth.csrf-token', true, '/'],
          ['__Host-next-auth.callback-url', true, '/'],
        ],
      );
      const login = await visitor.post('/api/login', { json: { email: 'ana@enlace.test', password } });
      assert.deepEqual(
        login.cookies.map(({ name, secure: isSecure, path, domain }) => [name, isSecure, path, domain]),
        [
          ['__Host-enlace_refresh', true, '/', undefined],
          ['__Host-next-auth.session-token', true, '/', undefined],
          ['__Host-enlace_device', true, '/', undefined],
        ],
      );
      assert.match((await visitor.get('/api/auth/session')).body, /ana@enlace\.test/);
      assert.equal((await visitor.post('/api/refresh')).statusCode, 200);
      const bySession = await secure.browser().signIn('ana@enlace.test', password);
      assert.deepEqual(
        bySession.cookies.map(({ name }) => name).filter((name) => !name.startsWith('__Host-')),
        [],
      );
      assert.deepEqual(Object.keys((await visitor.get('/api/auth/providers')).json<object>()), ['credentials']);
    } finally {
      await secure.close();
    }
  });
});
