import { SignJWT, UnsecuredJWT } from 'jose';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { sql } from 'kysely';

import { deriveKey } from '../../../infrastructure/env/keys';
import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';

const calls = ['/api/actor', '/back/api/actor', '/api/logout', '/back/api/logout'];

describe('against abuse', () => {
  let app: AuthApp;
  let good: string;
  let payload: Record<string, unknown>;
  let other: number;

  before(async () => {
    app = await openAuthApp();
    await app.addUser({ email: 'ana@enlace.test' }, ['latinas']);
    other = await app.addUser({ email: 'boss@enlace.test' }, ['admin']);
    good = await app.browser().logIn('ana@enlace.test', password);
    payload = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
  });
  after(() => app.close());

  const key = deriveKey('a secret of the tests for tokens, not a real one', 'access token');
  const signToken = (change: object, by = key) =>
    new SignJWT({ ...payload, ...change }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(by);
  const now = Math.floor(Date.now() / 1000);

  const cases: Readonly<Record<string, () => Promise<string> | string>> = {
    'with alg none': () => `Bearer ${new UnsecuredJWT(payload).encode()}`,
    'by another key': async () => `Bearer ${await signToken({}, Buffer.alloc(32, 1))}`,
    'of another person on this sign-in': async () => `Bearer ${await signToken({ sub: String(other) })}`,
    'of nobody': async () => `Bearer ${await signToken({ sub: '999999' })}`,
    'of a sign-in that never was': async () =>
      `Bearer ${await signToken({ sid: '00000000-0000-4000-8000-000000000000' })}`,
    'of another version': async () => `Bearer ${await signToken({ sv: 2 })}`,
    expired: async () => `Bearer ${await signToken({ iat: now - 4000, nbf: now - 4000, exp: now - 3000 })}`,
    'not valid yet': async () => `Bearer ${await signToken({ nbf: now + 900, exp: now + 1800 })}`,
    'of 16 kB': () => `Bearer ${'x'.repeat(16_000)}`,
    'cut short': () => `Bearer ${good.slice(0, -3)}`,
    'sent as Basic': () => `Basic ${Buffer.from(`ana@enlace.test:${password}`).toString('base64')}`,
    'sent without its scheme': () => good,
    'sent twice': () => `Bearer ${good}, Bearer ${good}`,
    'that is empty': () => 'Bearer ',
    'that is a refresh token': () => `Bearer ${'r'.repeat(43)}`,
  };

  describe('a token', () => {
    for (const [name, make] of Object.entries(cases)) {
      test(`${name} opens nothing`, async () => {
        const authorization = await make();
        for (const url of calls) {
          const answer = await app.app.inject({ url, headers: { authorization } });
          assert.equal(answer.statusCode, 401, url);
          const { code, error_description, ...rest } = answer.json<Record<string, unknown>>();
          assert.match(String(code), /^(UNAUTHENTICATED|TOKEN_EXPIRED)$/);
          assert.ok(error_description);
          assert.deepEqual(Object.keys(rest).sort(), ['error', 'message']);
        }
        const viewer = await app.app.inject({ url: '/api/v2/viewer', headers: { authorization } });
        assert.deepEqual(viewer.json(), { data: null });
      });
    }

    test('the real token still works after all that, and can sign out after its time', async () => {
      // Tokens with the right key but a wrong time have ended the login session before this line.
      await sql`update sign_ins set ended_at = null, ended_reason = null`.execute(app.db);
      const headers = { authorization: `Bearer ${good}` };
      assert.equal((await app.app.inject({ url: '/api/actor', headers })).statusCode, 200);
      const oldToken = `Bearer ${await signToken({ iat: now - 4000, nbf: now - 4000, exp: now - 3000 })}`;
      const answer = await app.app.inject({ url: '/api/logout', headers: { authorization: oldToken } });
      assert.equal(answer.statusCode, 401);
      assert.equal((await app.app.inject({ url: '/api/actor', headers })).statusCode, 401);
    });
  });

  describe('limits', () => {
    test('too many tries on one account, from one address, and too many mails are 429 with the time to wait', async () => {
      const limitedApp = await openAuthApp(
        {
          limits: { preset: 'strict', points: { loginAccount: 3, loginAddress: 6, mailAccount: 2 } },
        },
        app,
      );
      try {
        const browser = limitedApp.browser();
        const logIn = async (email: string, secret: string, ip: string) => {
          const answer = await browser.post('/api/login', { json: { email, password: secret }, ip });
          if (answer.statusCode === 429) {
            assert.equal(answer.json<{ code: string }>().code, 'RATE_LIMITED');
            assert.ok(Number(answer.headers['retry-after']) > 0);
          }
          return answer.statusCode;
        };
        const statuses = [];
        for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'])
          statuses.push(await logIn('ana@enlace.test', 'wrong', ip));
        assert.deepEqual(statuses, [401, 401, 401, 429]);
        assert.equal(await logIn('ana@enlace.test', password, '198.51.100.5'), 429);

        const guesses = [];
        for (let index = 0; index < 7; index += 1)
          guesses.push(await logIn(`p${index}@enlace.test`, 'x', '203.0.113.9'));
        assert.deepEqual(guesses, [401, 401, 401, 401, 401, 401, 429]);

        const mails = [];
        for (let index = 0; index < 3; index += 1)
          mails.push((await browser.post('/api/forgotPassword', { json: { email: 'mia@enlace.test' } })).statusCode);
        assert.deepEqual(mails, [200, 200, 429]);

        const csrfToken = await browser.csrf();
        const form = { csrfToken, email: 'ana@enlace.test', password, json: 'true' };
        const session = await browser.post('/api/auth/callback/credentials', { form, ip: '198.51.100.6' });
        assert.equal(session.statusCode, 429);
        assert.ok(Number(session.headers['retry-after']) > 0);
        assert.match(session.json<{ url: string }>().url, /\/api\/auth\/error\?error=RATE_LIMITED$/);
      } finally {
        await limitedApp.close();
      }
    });

    test('a stranger slows down the own address only: the owner signs in from another one', async () => {
      const limitedApp = await openAuthApp({ limits: { preset: 'strict' } as const }, app);
      try {
        const logIn = (secret: string, ip: string) =>
          limitedApp.browser().post('/api/login', { json: { email: 'ana@enlace.test', password: secret }, ip });
        const statuses = [];
        for (let index = 0; index < 12; index += 1) statuses.push((await logIn('wrong', '198.51.100.77')).statusCode);
        assert.deepEqual(statuses, [...Array<number>(5).fill(401), ...Array<number>(7).fill(429)]);
        const refusal = await logIn(password, '198.51.100.77');
        assert.equal(refusal.statusCode, 429);
        assert.ok(Number(refusal.headers['retry-after']) <= 60, 'the first wait is short');
        assert.equal((await logIn(password, '203.0.113.50')).statusCode, 200);
      } finally {
        await limitedApp.close();
      }
    });

    test('successful sign-ins are never slowed down', async () => {
      const limitedApp = await openAuthApp(
        {
          limits: { preset: 'strict', points: { loginPair: 2, loginAccount: 2, loginAddress: 2 } },
        },
        app,
      );
      try {
        for (let index = 0; index < 5; index += 1)
          assert.ok(await limitedApp.browser().logIn('ana@enlace.test', password));
      } finally {
        await limitedApp.close();
      }
    });
  });
});
