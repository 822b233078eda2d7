import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';

import type { LightMyRequestResponse } from 'fastify';

import { fakePage, writeFakeRemote, writeFakeShell } from '../../testing/fake-build';
import { deployToken, signedInAs, startTestGateway, type TestGateway } from '../../testing/test-gateway';
import { uploadOf } from '../../testing/upload';
import { ReleasePreviews } from './release-previews';

const hourMs = 3_600_000;

describe('the token of a preview', () => {
  test('is read until its end, by the site with the same deploy token alone', () => {
    let now = Date.parse('2026-11-28T08:00:00Z');
    const previews = new ReleasePreviews('a token', () => now);
    const { token, ...preview } = previews.start('mf-public', '1.2.0-rc.1+5', 24);
    assert.equal(preview.endsAt, Date.parse('2026-11-29T08:00:00Z') / 1000);
    assert.deepEqual(previews.read(token), preview);
    assert.equal(new ReleasePreviews('another token', () => now).read(token), 'invalid');
    now += 24 * hourMs;
    assert.equal(previews.read(token), 'ended');
  });

  test('is invalid after any change', () => {
    const previews = new ReleasePreviews('a token');
    const { token, endsAt } = previews.start('mf-public', '1.2.0', 1);
    const changedTokens = [
      '',
      'end',
      'mf-public@1.2.0',
      `${token}x`,
      token.slice(0, -1),
      `${token}.${token}`,
      token.replace('1.2.0', '1.3.0'),
      token.replace('public', 'member'),
      token.replace(String(endsAt), String(endsAt + 1)),
      `${token.slice(0, -43)}${'A'.repeat(43)}`,
    ];
    for (const changedToken of changedTokens) assert.equal(previews.read(changedToken), 'invalid', changedToken);
  });
});

/** A gateway with 1.0.0 live and 1.1.0 published; 1.1.0 has a page more. */
async function startWithRelease(t: TestContext): Promise<TestGateway> {
  const gateway = await startTestGateway(t);
  const pages = [fakePage('home', '/'), fakePage('soon', '/soon')];
  const folder = await writeFakeRemote(join(gateway.folder, 'next'), { id: 'mf-public', version: '1.1.0', pages });
  const { payload, headers } = await uploadOf(folder);
  const url = '/registry/releases';
  const answer = await gateway.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...gateway.token() },
  });
  assert.equal(answer.statusCode, 201, answer.body);
  return gateway;
}

function sendRequest(gateway: TestGateway, version: string, hours: unknown = 24): Promise<LightMyRequestResponse> {
  return gateway.app.inject({
    method: 'POST',
    url: `/registry/releases/mf-public/${version}/preview`,
    headers: gateway.token(),
    payload: { hours },
  });
}

/** Opens the link and returns the cookie that the browser then sends. */
async function openLink(gateway: TestGateway): Promise<{ cookie: string }> {
  const link = new URL((await sendRequest(gateway, '1.1.0')).json().data.link);
  const answer = await gateway.app.inject(`${link.pathname}${link.search}`);
  assert.deepEqual([answer.statusCode, answer.headers.location], [302, 'https://enlace.test/']);
  const cookie = String(answer.headers['set-cookie']);
  assert.match(cookie, /^enlace_release=[^;]+; Path=\/; Max-Age=8(?:6400|6399|6398); HttpOnly; SameSite=Lax; Secure$/);
  return { cookie: cookie.split(';', 1).join('') };
}

const versionsOf = (answer: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(
    answer.json().remotes.map((remote: { id: string; version: string }) => [remote.id, remote.version]),
  );

describe('the preview of a release', () => {
  test('shows the release to the browser of the link alone, with a strip', async (t) => {
    const gateway = await startWithRelease(t);
    const { app } = gateway;
    const browser = await openLink(gateway);
    assert.equal(versionsOf(await app.inject({ url: '/registry', headers: browser }))['mf-public'], '1.1.0');
    assert.equal(versionsOf(await app.inject('/registry'))['mf-public'], '1.0.0');

    const page = await app.inject({ url: '/soon?page=2', headers: browser });
    assert.equal(page.statusCode, 200);
    assert.ok(page.body.includes('/remotes/mf-public/1.1.0/remoteEntry'));
    assert.match(
      page.body,
      /role="status"><p>Preview of mf-public 1\.1\.0 in this browser only, until \d{4}-\d\d-\d\d/,
    );
    assert.ok(page.body.includes('<a href="https://enlace.test/soon?page=2&amp;release=end" rel="nofollow">'));
    assert.match(String(page.headers['content-security-policy']), /style-src 'self' 'nonce-/);
    assert.deepEqual([page.headers['cache-control'], page.headers['x-robots-tag']], ['no-store', 'noindex']);
    assert.equal((await app.inject('/soon')).statusCode, 404);
    assert.doesNotMatch((await app.inject('/')).body, /release-strip/);

    const spanish = await app.inject({ url: '/es', headers: browser });
    assert.match(spanish.body, /Vista previa de mf-public 1\.1\.0 solo en este navegador/);
    const signedIn = { cookie: `${browser.cookie}; ${signedInAs('admin').cookie}` };
    const versions = versionsOf(await app.inject({ url: '/registry', headers: signedIn }));
    assert.deepEqual(versions, { 'mf-admin-content': '1.0.0', 'mf-member': '1.0.0', 'mf-public': '1.1.0' });
  });

  test('ends with its link, and keeps the query of the page', async (t) => {
    const gateway = await startWithRelease(t);
    const headers = await openLink(gateway);
    const answer = await gateway.app.inject({ url: '/events?page=2&release=end', headers });
    assert.equal(answer.headers.location, 'https://enlace.test/events?page=2');
    assert.match(String(answer.headers['set-cookie']), /^enlace_release=; Path=\/; Max-Age=0;/);
  });

  test('does not begin with a wrong or old token, and the live page says so', async (t) => {
    const gateway = await startWithRelease(t);
    const oldPreviews = new ReleasePreviews(deployToken, () => Date.now() - 2 * hourMs);
    const foreignPreviews = new ReleasePreviews('the token of another site');
    const cases: readonly (readonly [token: string, message: RegExp])[] = [
      [oldPreviews.start('mf-public', '1.1.0', 1).token, /The link to this release has ended\./],
      [foreignPreviews.start('mf-public', '1.1.0', 1).token, /The link to this release is not valid\./],
      ['<script>', /The link to this release is not valid\./],
    ];
    for (const [token, message] of cases) {
      const page = await gateway.app.inject(`/events?release=${encodeURIComponent(token)}`);
      assert.equal(page.statusCode, 200);
      assert.equal(page.headers['set-cookie'], undefined);
      assert.match(page.body, message);
      assert.ok(page.body.includes('/remotes/mf-public/1.0.0/remoteEntry'));
      const headers = { cookie: `enlace_release=${encodeURIComponent(token)}` };
      const later = await gateway.app.inject({ url: '/registry', headers });
      assert.equal(versionsOf(later)['mf-public'], '1.0.0');
    }
  });

  test('needs a published release that fits the shell, a time, and the deploy token', async (t) => {
    const gateway = await startWithRelease(t);
    assert.match((await sendRequest(gateway, '9.9.9')).body, /mf-public 9\.9\.9 is not published/);
    for (const hours of [0, -1, 169, '24', null])
      assert.equal((await sendRequest(gateway, '1.1.0', hours)).statusCode, 422);
    const url = '/registry/releases/mf-public/1.1.0/preview';
    const call = { method: 'POST', url, payload: { hours: 1 } } as const;
    assert.equal((await gateway.app.inject({ ...call, headers: signedInAs('admin') })).statusCode, 401);
    await gateway.shell.install(await writeFakeShell(join(gateway.folder, 'late'), '0.1.0-dev.2', { lends: {} }));
    assert.match(
      (await sendRequest(gateway, '1.1.0')).body,
      /mf-public 1\.1\.0 does not fit: the shell does not lend react/,
    );
  });

  test('shows a remote that is switched off for all others', async (t) => {
    const gateway = await startWithRelease(t);
    const headers = await openLink(gateway);
    await gateway.app.inject({
      method: 'PUT',
      url: '/registry/pointers/mf-public',
      headers: gateway.token(),
      payload: { why: 'a test', change: { enabled: false, disabledReason: 'Back soon' } },
    });
    assert.equal((await gateway.app.inject('/')).statusCode, 503);
    assert.equal((await gateway.app.inject({ url: '/', headers })).statusCode, 200);
  });
});
