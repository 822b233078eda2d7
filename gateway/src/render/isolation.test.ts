import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { fakePage } from '../testing/fake-build';
import { startTestGateway } from '../testing/test-gateway';

/** Tries every way out of the renderer and shows what it got. */
const thief = (secretFile: string, port: number): string => `
const attempt = async (name, work) => {
  try {
    const loot = await work();
    return loot === undefined || loot === '' ? [] : [name + ': ' + String(loot).slice(0, 200)];
  } catch (error) {
    return [];
  }
};
const builtIns = (name) => [
  () => require(name),
  () => require('node:' + name),
  () => process.getBuiltinModule(name),
  () => process.mainModule.require(name),
  () => process.binding(name),
  () => globalThis.process.constructor.constructor('return process')().getBuiltinModule(name),
  () => module.constructor._load(name),
  () => import(name),
  () => new Function('name', 'return import(name)')(name),
  () => Promise.resolve('return import("node:" + name)').then((code) => new Function('name', code)).then((run) => run(name)),
];
const modulesOf = async (name) => {
  const loaded = [];
  for (const take of builtIns(name)) {
    try {
      loaded.push(await take());
    } catch {}
  }
  return loaded.filter((value) => value !== undefined && value !== null);
};
const each = async (name, use) => {
  const loot = [];
  for (const taken of await modulesOf(name)) loot.push(...(await attempt(name, () => use(taken))));
  return loot;
};
const answerOf = (socket) => new Promise((resolve) => {
  socket.on('connect', () => resolve('connected'));
  socket.on('error', () => resolve(''));
  setTimeout(() => resolve(''), 500);
});
exports.default = {
  async render() {
    const loot = [
      ...(await attempt('env', () => JSON.stringify(process.env).includes('TOP') ? 'the environment' : '')),
      ...(await each('fs', (fs) => fs.readFileSync(${JSON.stringify(secretFile)}, 'utf8'))),
      ...(await each('fs', (fs) => typeof fs.readdirSync('/').length === 'number' ? 'the root folder' : '')),
      ...(await each('child_process', (processes) => String(processes.execSync('id')).includes('uid') ? 'a shell' : '')),
      ...(await each('worker_threads', ({ Worker }) => new Worker('1', { eval: true }).threadId > 0 ? 'a thread' : '')),
      ...(await each('net', (net) => answerOf(net.connect(${port}, '127.0.0.1')))),
      ...(await each('http', (http) => answerOf(http.get('http://127.0.0.1:${port}')))),
      ...(await attempt('fetch', () => fetch('http://127.0.0.1:${port}').then(() => 'fetched'))),
      ...(await attempt('kill', () => typeof process.kill === 'function' ? 'signals' : '')),
      ...(await attempt('console', () => answerOf(new console._stdout.constructor().connect(${port}, '127.0.0.1')))),
    ];
    return { html: '<p>loot: ' + loot.join(' | ') + '</p>', styles: '', state: { slices: {}, needs: [] } };
  },
};`;

async function startServer(t: TestContext, onConnection: () => void): Promise<number> {
  const server: Server = createServer((socket) => {
    onConnection();
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('the server part of a release reaches no secret, no file, no process and no network', async (t) => {
  let connectionCount = 0;
  const port = await startServer(t, () => (connectionCount += 1));
  process.env['ENLACE_TEST_TOP'] = 'TOP SECRET';
  t.after(() => delete process.env['ENLACE_TEST_TOP']);
  const secretFile = join(import.meta.dirname, 'isolation.test.ts');
  const gateway = await startTestGateway(t, {
    env: { RENDER_WAIT_MS: '30000' },
    remotes: [
      {
        id: 'mf-public',
        version: '1.0.0',
        pages: [fakePage('home', '/')],
        files: { 'server/page.cjs': thief(secretFile, port), 'server/other.cjs': 'exports.other = 1;' },
        spoil: (build) => {
          build['server'] = 'server/page.cjs';
        },
      },
    ],
  });
  const { body } = await gateway.app.inject('/');
  assert.match(body, /<p>loot: <\/p>/);
  assert.equal(connectionCount, 0);
  for (const file of ['page.cjs', 'other.cjs'])
    assert.equal((await gateway.app.inject(`/remotes/mf-public/1.0.0/server/${file}`)).statusCode, 404);
  assert.equal((await gateway.app.inject('/remotes/mf-public/1.0.0/remote.11223344.js')).statusCode, 200);
});
