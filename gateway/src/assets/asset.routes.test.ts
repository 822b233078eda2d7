import { pickEncoding } from '@enlace/api/http';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { writeFakeShell } from '../testing/fake-build';
import { signedInAs, startTestGateway } from '../testing/test-gateway';

const entry = '/remotes/mf-public/1.0.0/remoteEntry.0a1b2c3d.js';
const adminEntry = '/remotes/mf-admin-content/1.0.0/remoteEntry.0a1b2c3d.js';

describe('files', () => {
  test('come compressed as the browser takes them, from disk as they were published', async (t) => {
    const { app } = await startTestGateway(t);
    const plain = await app.inject(entry);
    const brotli = await app.inject({ url: entry, headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await app.inject({ url: entry, headers: { 'accept-encoding': 'gzip' } });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.body);
    assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
    assert.ok(brotli.rawPayload.length < plain.rawPayload.length / 5);
    for (const answer of [plain, brotli, gzip]) {
      assert.equal(answer.headers['vary'], 'Accept-Encoding');
      assert.equal(answer.headers['content-type'], 'text/javascript; charset=utf-8');
      assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length);
    }
    assert.equal(plain.headers['etag'], undefined, 'an immutable file needs no tag');
  });

  test('are kept for ever where their address says what they hold, else for a while', async (t) => {
    const { app } = await startTestGateway(t);
    const keepingOf = async (url: string): Promise<unknown> => (await app.inject(url)).headers['cache-control'];
    assert.equal(await keepingOf('/assets/shell.aaaa1111.js'), 'public, max-age=31536000, immutable');
    assert.equal(await keepingOf(entry), 'public, max-age=31536000, immutable');
    assert.equal(await keepingOf('/remotes/mf-public/1.0.0/mf-manifest.json'), 'public, max-age=31536000, immutable');
    assert.equal(await keepingOf('/static/og-default.png'), 'public, max-age=3600');
    const picture = await app.inject('/static/og-default.png');
    assert.equal(picture.headers['content-type'], 'image/png');
    const tag = String(picture.headers['etag']);
    const again = await app.inject({ url: '/static/og-default.png', headers: { 'if-none-match': `"x", W/${tag}` } });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
  });

  test('of a protected remote go only to sessions that may see it', async (t) => {
    const { app } = await startTestGateway(t);
    for (const headers of [{}, signedInAs('latina')]) {
      for (const url of [adminEntry, '/remotes/mf-admin-content/1.0.0/nothing.js']) {
        const refusal = await app.inject({ url, headers });
        assert.equal(refusal.statusCode, 403);
        assert.equal(refusal.json().code, 'FORBIDDEN');
        assert.equal(refusal.headers['cache-control'], 'no-store');
      }
    }
    const admin = await app.inject({ url: adminEntry, headers: signedInAs('admin') });
    assert.equal(admin.statusCode, 200);
    assert.equal(admin.headers['cache-control'], 'private, max-age=31536000, immutable');
    const member = await app.inject({
      url: '/remotes/mf-member/1.0.0/mf-manifest.json',
      headers: signedInAs('latina'),
    });
    assert.equal(member.statusCode, 200);
    const failure = await app.inject({ url: adminEntry, headers: signedInAs('broken') });
    assert.equal(failure.statusCode, 503);
  });

  test('outside a build cannot be reached', async (t) => {
    const { app } = await startTestGateway(t);
    for (const url of [
      '/remotes/mf-public/1.0.0/../release.json',
      '/remotes/mf-public/1.0.0/..%2Frelease.json',
      '/remotes/mf-public/1.0.0/%2e%2e%2f%2e%2e%2fpointers.json',
      '/remotes/..%2F..%2Fdeploy-token/1.0.0/x',
      '/remotes/mf-public/..%2F1.0.0/release.json',
      '/remotes/mf-public/1.0.0/release.json',
      '/remotes/mf-public/1.0.0/__proto__',
      '/remotes/mf-public',
      '/assets/..%2Fshell.json',
      '/static/..%5C..%5Cshell.json',
      '/assets/shell.aaaa1111.js%00.png',
      '/static/',
    ]) {
      const answer = await app.inject(url);
      assert.equal(answer.statusCode, 404, url);
      assert.ok(!answer.body.includes('sha384'), url);
    }
  });

  test('of former shells still answer open tabs', async (t) => {
    const { app, shell, folder } = await startTestGateway(t);
    const source = await writeFakeShell(join(folder, 'shell-source'), '0.1.0-dev.2');
    await shell.install(source);
    assert.equal(shell.current?.description.version, '0.1.0-dev.2');
    assert.match((await app.inject('/assets/shell.aaaa1111.js')).body, /shell 0\.1\.0-dev\.2/);
    await shell.install(source);
    assert.equal(shell.current?.description.version, '0.1.0-dev.2');
    assert.notEqual(shell.find('assets/controls.bbbb2222.js'), null);
  });

  test('answer HEAD, icons and robots', async (t) => {
    const { app } = await startTestGateway(t);
    const head = await app.inject({ method: 'HEAD', url: entry });
    assert.equal(head.statusCode, 200);
    assert.equal(head.body, '');
    assert.ok(Number(head.headers['content-length']) > 100);
    const icon = await app.inject('/favicon.ico');
    assert.equal(icon.statusCode, 200);
    assert.match(String(icon.headers['content-type']), /^image\/svg\+xml/);
    assert.match((await app.inject('/robots.txt')).body, /^User-agent: \*/);
  });
});

test('the best encoding is picked by quality', () => {
  assert.equal(pickEncoding('gzip, deflate, br, zstd'), 'br');
  assert.equal(pickEncoding('br;q=0.5, gzip;q=0.8'), 'gzip');
  assert.equal(pickEncoding('br;q=0, *;q=0.1'), 'gzip');
  assert.equal(pickEncoding('identity'), null);
  assert.equal(pickEncoding(undefined), null);
  assert.equal(pickEncoding('*'), 'br');
});
