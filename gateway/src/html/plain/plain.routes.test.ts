import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { bootSchema, servedAttemptSchema } from '@enlace/shared-contract/platform';
import type { FastifyInstance } from 'fastify';

import { signedInAs, startTestGateway } from '../../testing/test-gateway';

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const refusal = {
  error: 'invalid',
  error_description: 'Please check the fields.',
  message: 'Please check the fields.',
  code: 'VALIDATION_FAILED',
  errors: { email: ['We do not know this domain.'] },
};

/** An API that records its calls and gives fixed answers. */
function recordingApi(answers: Readonly<Record<string, { status?: number; body: object; cookie?: string }>>) {
  const calls: { url: string; body: unknown; cookie: string | undefined; authorization: string | undefined }[] = [];
  const plugin = async (app: FastifyInstance) => {
    for (const [url, { status = 200, body, cookie }] of Object.entries(answers))
      app.route({
        method: ['GET', 'POST'],
        url,
        handler: async (request, reply) => {
          const { headers } = request;
          calls.push({ url, body: request.body, cookie: headers.cookie, authorization: headers.authorization });
          if (cookie !== undefined) void reply.header('set-cookie', cookie);
          return reply.code(status).send(body);
        },
      });
  };
  return { calls, api: { plugin } };
}

describe('forms of the session without scripts', () => {
  test('a sign-in sets the cookies of the API and leads to the page that was wanted', async (t) => {
    const { calls, api } = recordingApi({
      '/api/login': { body: { data: { access_token: 'token' } }, cookie: 'enlace_refresh=1; Path=/' },
    });
    const { app } = await startTestGateway(t, { api });
    const answer = await app.inject({
      method: 'POST',
      url: '/es/login?callbackUrl=%2Fevents',
      headers: form,
      payload: 'email=+ana%40example.org&password=a-secret-7',
    });
    assert.equal(answer.statusCode, 303);
    assert.equal(answer.headers.location, '/es/events');
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    assert.ok(cookies.some((cookie) => cookie.startsWith('enlace_refresh=1')));
    assert.ok(cookies.some((cookie) => cookie.startsWith('enlace_plain=1; Path=/; SameSite=Lax')));
    assert.deepEqual(calls[0]?.body, { email: 'ana@example.org', password: 'a-secret-7' });
    assert.equal(answer.body, '');
  });

  test('a sign-in without a wanted page leads to the own page, as with scripts', async (t) => {
    const { api } = recordingApi({
      '/api/login': { body: { data: { access_token: 'token' } }, cookie: 'enlace_refresh=1; Path=/' },
    });
    const { app } = await startTestGateway(t, { api });
    const payload = 'email=ana%40example.org&password=a-secret-7';
    for (const [url, location] of [
      ['/login', '/my'],
      ['/es/login', '/es/my'],
      ['/login?callbackUrl=%2Fmy%2Ftickets', '/my/tickets'],
      ['/login?callbackUrl=https%3A%2F%2Fevil.test%2F', '/'],
    ] as const) {
      const answer = await app.inject({ method: 'POST', url, headers: form, payload });
      assert.equal(answer.headers.location, location, url);
    }
  });

  test('a sign-in that cancels the removal of the account says so on the next page', async (t) => {
    const notice = 'Tu cuenta se queda: cancelamos su eliminación.';
    const { api } = recordingApi({
      '/api/login': { body: { data: { access_token: 'token', notice } }, cookie: 'enlace_refresh=1; Path=/' },
    });
    const { app } = await startTestGateway(t, { api });
    const payload = 'email=ana%40example.org&password=a-secret-7';
    const answer = await app.inject({ method: 'POST', url: '/es/login?callbackUrl=%2Fevents', headers: form, payload });
    const next = String(answer.headers.location);
    assert.equal(next, '/es/events?account-kept=1');
    const session = { cookie: `${signedInAs('latina').cookie}; enlace_plain=1` };
    assert.ok((await app.inject({ url: next, headers: session })).body.includes(notice));
    assert.ok(!(await app.inject({ url: '/es/events', headers: session })).body.includes(notice));
    assert.ok(!(await app.inject(next)).body.includes(notice));
  });

  test('a refusal is the same page with values and messages, without the password', async (t) => {
    const { api } = recordingApi({ '/api/login': { status: 422, body: refusal } });
    const { app } = await startTestGateway(t, { api });
    const answer = await app.inject({
      method: 'POST',
      url: '/login',
      headers: form,
      payload: 'email=ana%40nowhere&password=a-secret-7',
    });
    assert.equal(answer.statusCode, 422);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const text = /<script type="application\/json" id="enlace-boot">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '';
    const attempt = servedAttemptSchema.parse(bootSchema.parse(JSON.parse(text)).attempt);
    assert.deepEqual(attempt.values, { email: 'ana@nowhere' });
    assert.deepEqual(attempt.error.fields, refusal.errors);
    assert.ok(!answer.body.includes('a-secret-7'));
  });

  test('a code in any form verifies the address and signs in', async (t) => {
    const { calls, api } = recordingApi({
      '/api/verifyEmail': { body: { data: { email: 'ana@example.org', new_password: null } } },
      '/api/login': { body: { data: {} }, cookie: 'enlace_refresh=1; Path=/' },
    });
    const { app } = await startTestGateway(t, { api });
    const answer = await app.inject({
      method: 'POST',
      url: '/verify-email?user_id=7',
      headers: form,
      payload: new URLSearchParams({ pin: 'Code: 622 471.', password: 'a-secret-7' }).toString(),
    });
    assert.equal(answer.headers.location, '/');
    assert.deepEqual(
      calls.map(({ body }) => body),
      [
        { user_id: 7, pin: '622471', password: 'a-secret-7' },
        { email: 'ana@example.org', password: 'a-secret-7' },
      ],
    );
  });

  test('forgotten and new passwords lead from page to page', async (t) => {
    const { calls, api } = recordingApi({
      '/api/forgotPassword': { body: { data: {} } },
      '/api/resetPassword': { body: { data: {} } },
      '/api/v2/resendVerification': { body: { data: {} } },
    });
    const { app } = await startTestGateway(t, { api });
    const post = async (url: string, fields: Record<string, string>) =>
      (await app.inject({ method: 'POST', url, headers: form, payload: new URLSearchParams(fields).toString() }))
        .headers.location;
    assert.equal(
      await post('/pt/forgot-password', { email: 'ana@example.org' }),
      '/pt/reset-password?email=ana%40example.org&sent=1',
    );
    const passwords = { email: 'ana@example.org', password: 'a-secret-7', c_password: 'a-secret-7' };
    const link = 'abcdefghijklmnopqrst-_';
    assert.equal(await post(`/reset-password?pin=${link}`, passwords), '/login?reset=1&email=ana%40example.org');
    assert.deepEqual(calls[1]?.body, { ...passwords, pin: link });
    assert.equal(
      await post('/verify-email?user_id=7', { pin: '', intent: 'resend' }),
      '/verify-email?user_id=7&sent=1',
    );
  });

  test('a form of another site is refused', async (t) => {
    const { calls, api } = recordingApi({ '/api/login': { body: { data: {} } } });
    const { app } = await startTestGateway(t, { api });
    const { 'sec-fetch-site': _, ...old } = form;
    for (const headers of [
      { ...form, 'sec-fetch-site': 'cross-site' },
      { ...form, 'sec-fetch-site': 'same-site' },
      { ...old, origin: 'https://evil.test' },
      old,
    ])
      for (const url of ['/login', '/plain/sign-out', '/plain/appearance'])
        assert.equal((await app.inject({ method: 'POST', url, headers, payload: 'email=a' })).statusCode, 403, url);
    assert.equal(calls.length, 0);
    const sameSite = { ...old, origin: 'https://enlace.test' };
    const answer = await app.inject({ method: 'POST', url: '/login', headers: sameSite, payload: 'email=a' });
    assert.equal(answer.statusCode, 303);
  });

  test('signing out ends the session with a token of its own', async (t) => {
    const { calls, api } = recordingApi({
      '/api/refresh': { body: { data: { access_token: 'token-2' } }, cookie: 'enlace_refresh=2; Path=/' },
      '/api/logout': { body: { data: {} }, cookie: 'enlace_refresh=; Max-Age=0' },
    });
    const { app } = await startTestGateway(t, { api });
    const answer = await app.inject({
      method: 'POST',
      url: '/plain/sign-out',
      headers: { ...form, ...signedInAs('latina') },
    });
    assert.equal(answer.statusCode, 303);
    assert.equal(calls[1]?.authorization, 'Bearer token-2');
    assert.equal(calls[1]?.cookie, 'enlace_refresh=2');
    assert.ok(String(answer.headers['set-cookie']).includes('enlace_refresh=; Max-Age=0'));
  });
});

describe('menu, language and appearance without scripts', () => {
  test('every page has them, with the languages of the same page', async (t) => {
    const { app } = await startTestGateway(t);
    const { body } = await app.inject('/es/events?page=2');
    const bar = /<noscript><div class="plain">(.*?)<\/div><\/noscript>/s.exec(body)?.[1] ?? '';
    assert.match(bar, /href="#site-menu"/);
    assert.match(bar, /<a href="\/en\/events\?page=2" lang="en"/);
    assert.match(bar, /name="back" value="\/es\/events\?page=2"/);
    assert.doesNotMatch(bar, /Cerrar sesión/);
  });

  test('the appearance is a cookie, and the way back stays on the site', async (t) => {
    const { app } = await startTestGateway(t);
    const choose = (payload: string) =>
      app.inject({ method: 'POST', url: '/plain/appearance', headers: form, payload });
    const dark = await choose('theme=dark&back=%2Fes%2Fevents');
    assert.equal(dark.headers.location, '/es/events');
    assert.match(String(dark.headers['set-cookie']), /^enlace_theme=dark; Path=\/; Max-Age=31536000/);
    const system = await choose('theme=system&back=%2F%2Fevil.test');
    assert.equal(system.headers.location, '/');
    for (const back of ['/.//evil.test', '/%2e//evil.test', '\\\\evil.test', '/..//evil.test'])
      assert.equal((await choose(`theme=system&back=${encodeURIComponent(back)}`)).headers.location, '/', back);
    assert.match(String(system.headers['set-cookie']), /^enlace_theme=; Path=\/; Max-Age=0/);
  });

  test('a user who has signed in without scripts sees her name and the way out', async (t) => {
    const { app } = await startTestGateway(t);
    const { cookie } = signedInAs('latina');
    const { body } = await app.inject({ url: '/events', headers: { cookie: `${cookie}; enlace_plain=1` } });
    assert.match(body, /Signed in as Luz/);
    assert.match(body, /action="\/plain\/sign-out"/);
    assert.doesNotMatch((await app.inject('/events')).body, /Signed in as/);
  });

  test('a document of such a session has the remotes of its user, and its scripts end the mark', async (t) => {
    const { app } = await startTestGateway(t);
    const mark = /document\.cookie="enlace_plain=; /;
    const bootOf = async (url: string, cookie: string): Promise<string> => {
      const { body } = await app.inject({ url, headers: { cookie } });
      assert.equal(mark.test(body), cookie.includes('enlace_plain'), url);
      const text = /<script type="application\/json" id="enlace-boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
      return JSON.stringify(bootSchema.parse(JSON.parse(text)).registry);
    };
    for (const name of ['latina', 'admin'] as const)
      for (const url of ['/', '/events', '/my', '/nothing-here', '/login']) {
        const { cookie } = signedInAs(name);
        assert.equal(await bootOf(url, `${cookie}; enlace_plain=1`), await bootOf(url, cookie), `${name} ${url}`);
      }
    assert.doesNotMatch((await app.inject({ url: '/events', headers: { cookie: 'enlace_plain=1' } })).body, mark);
  });
});
