import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { fakePage } from '../testing/fake-build';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';
import { connectingCode, lendingShell, startClosedServer, waysOutCode } from '../testing/ways-out';

const secretFile = join(import.meta.dirname, 'isolation.test.ts');

/** A gateway whose home page is rendered by this server part. */
function startWith(t: TestContext, serverPart: string): Promise<TestGateway> {
  process.env['ENLACE_TEST_TOP'] = 'TOP SECRET';
  t.after(() => delete process.env['ENLACE_TEST_TOP']);
  return startTestGateway(t, {
    env: { RENDER_WAIT_MS: '30000' },
    shellFiles: { 'server/page.cjs': lendingShell },
    remotes: [
      {
        id: 'mf-public',
        version: '1.0.0',
        pages: [fakePage('home', '/')],
        files: { 'server/page.cjs': serverPart, 'server/other.cjs': 'exports.other = 1;' },
        spoil: (build) => {
          build['server'] = 'server/page.cjs';
        },
      },
    ],
  });
}

test('the server part of a release reaches no secret, no file, no process and no network', async (t) => {
  const server = await startClosedServer(t);
  const { app } = await startWith(
    t,
    `${waysOutCode(secretFile, server)}
    exports.default = {
      async render() {
        const openWays = await waysOut(require('react'), require('@enlace/shared-auth'));
        return { html: '<p>open: ' + openWays.join(' | ') + '</p>', styles: '', state: { slices: {}, queries: [] } };
      },
    };`,
  );
  const { body } = await app.inject('/');
  assert.match(body, /<p>open: <\/p>/);
  assert.equal(server.connectionCount(), 0);
  for (const file of ['page.cjs', 'other.cjs'])
    assert.equal((await app.inject(`/remotes/mf-public/1.0.0/server/${file}`)).statusCode, 404);
  assert.equal((await app.inject('/remotes/mf-public/1.0.0/remote.11223344.js')).statusCode, 200);
});

test('a text does not become code with the rights of the renderer’s own program', async (t) => {
  const server = await startClosedServer(t);
  const { app } = await startWith(
    t,
    `Object.defineProperty(exports, 'default', { get: Function.bind(null, ${JSON.stringify(connectingCode(server))}) });
    Function.prototype.render = function render() { return this(); };`,
  );
  await app.inject('/');
  assert.equal(server.connectionCount(), 0);
});
