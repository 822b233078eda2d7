import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';

import { adminPage, type FakeRemote } from '../testing/fake-build';
import { signedInAs, startTestGateway, usualRemotes } from '../testing/test-gateway';

const page = { ...adminPage('check-in', '/admin/events/:id/check-in'), worksOffline: true };

function remotesOf(version = '1.0.0'): readonly FakeRemote[] {
  return [
    ...usualRemotes.slice(0, 2),
    {
      id: 'mf-admin-content',
      version,
      pages: [page, adminPage('areas', '/admin/areas')],
      files: { 'check-in-decoder.js': 'decode()', 'check-in-texts-es.js': 'es', 'zxing_reader.1.wasm': 'program' },
    },
  ];
}

const start = (t: TestContext, version?: string) => startTestGateway(t, { remotes: remotesOf(version) });
const admin = signedInAs('admin');
const path = '/admin/events/5/check-in';

function filesOf(program: string): readonly string[] {
  const [, list = '[]'] = /^const files = (.*);$/m.exec(program) ?? [];
  return (JSON.parse(list) as [string, string][]).map(([file]) => file);
}

describe('the service worker of the check-in', () => {
  test('keeps the shell, the typefaces and the files of the page, and no other screen', async (t) => {
    const { app } = await start(t);
    const answer = await app.inject({ url: '/check-in-worker.js', headers: admin });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'no-store');
    const base = '/remotes/mf-admin-content/1.0.0/';
    assert.deepEqual([...filesOf(answer.body)].sort(), [
      '/assets/controls.bbbb2222.js',
      '/assets/shell.aaaa1111.js',
      `${base}check-in-decoder.js`,
      `${base}check-in-texts-es.js`,
      `${base}remote.11223344.js`,
      `${base}remoteEntry.0a1b2c3d.js`,
      `${base}screen-check-in.99887766.js`,
      `${base}zxing_reader.1.wasm`,
    ]);
  });

  test('is another program for another release', async (t) => {
    const program = async (version: string) =>
      (await (await start(t, version)).app.inject({ url: '/check-in-worker.js', headers: admin })).body;
    assert.notEqual(await program('1.0.0'), await program('1.1.0'));
    assert.equal(await program('1.0.0'), await program('1.0.0'));
  });

  test('is refused to sessions that may not see the page', async (t) => {
    const { app } = await start(t);
    for (const headers of [{}, signedInAs('latina')])
      assert.equal((await app.inject({ url: '/check-in-worker.js', headers })).statusCode, 403);
  });
});

describe('the document of the check-in', () => {
  test('for a service worker has the page and no user', async (t) => {
    const { app } = await start(t);
    const online = await app.inject({ url: path, headers: admin });
    const offlineAnswer = await app.inject({ url: path, headers: { ...admin, 'x-offline-document': '1' } });
    const bootOf = (html: string): { readonly viewer: unknown; readonly offline?: string; readonly registry: object } =>
      JSON.parse(/id="enlace-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    assert.notEqual(bootOf(online.body).viewer, null);
    assert.equal(bootOf(online.body).offline, undefined);
    assert.deepEqual([bootOf(offlineAnswer.body).viewer, bootOf(offlineAnswer.body).offline], [null, path]);
    assert.ok(JSON.stringify(bootOf(offlineAnswer.body).registry).includes('mf-admin-content'));
    assert.equal(offlineAnswer.headers['x-offline-document'], '1');
    assert.equal(online.headers['x-offline-document'], undefined);
  });

  test('is not given to visitors, nor for another page', async (t) => {
    const { app } = await start(t);
    const headers = { 'x-offline-document': '1' };
    assert.equal((await app.inject({ url: path, headers })).headers['x-offline-document'], undefined);
    const other = await app.inject({ url: '/admin/areas', headers: { ...headers, ...admin } });
    assert.equal(other.headers['x-offline-document'], undefined);
    assert.ok(!other.body.includes('"offline":'));
  });

  test('allows workers, and the worker of the decoder its program', async (t) => {
    const { app } = await start(t);
    const policyOf = async (url: string) =>
      String((await app.inject({ url, headers: admin })).headers['content-security-policy']);
    assert.match(await policyOf(path), /worker-src 'self'/);
    assert.doesNotMatch(await policyOf(path), /wasm/);
    assert.doesNotMatch(await policyOf('/admin/areas'), /worker-src/);
    assert.match(await policyOf('/remotes/mf-admin-content/1.0.0/check-in-decoder.js'), /'wasm-unsafe-eval'/);
    assert.doesNotMatch(await policyOf('/remotes/mf-admin-content/1.0.0/check-in-texts-es.js'), /wasm/);
  });
});

test('the manifest starts the page of its event, in its language', async (t) => {
  const { app } = await start(t);
  const manifest = (await app.inject(`/es${path}/manifest.webmanifest`)).json<Record<string, unknown>>();
  assert.deepEqual(
    [manifest['start_url'], manifest['scope'], manifest['display']],
    [`/es${path}`, `/es${path}`, 'standalone'],
  );
  assert.equal((await app.inject('/admin/events/x/check-in/manifest.webmanifest')).statusCode, 404);
});
