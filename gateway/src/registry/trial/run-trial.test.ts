import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';

import { remoteContract } from '@enlace/shared-contract/platform';

import { fakePage, writeFakeRemote, writeFakeShell } from '../../testing/fake-build';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway';
import { uploadOf } from '../../testing/upload';
import { connectingCode, lendingShell, startClosedServer, waysOutCode } from '../../testing/ways-out';
import { runTrial, type TrialLimits } from './run-trial';

const pages = [fakePage('home', '/')];
const container = 'mf_public_1_1_0';
const entry = 'remoteEntry.0a1b2c3d.js';

/** The entry of a small container. `code` runs first; `module` replaces fields of the module. */
function entryWith(code = '', module = ''): string {
  return `${code}
    var ${container} = {
      init() {},
      get: async () => () => ({ default: {
        id: 'mf-public',
        contract: ${remoteContract},
        features: [{ slices: [{ path: 'public/events' }], screens: { home: () => {} } }],
        ${module}
      } }),
    };`;
}

interface Case {
  readonly entryCode: string;
  readonly serverCode?: string;
  readonly limits?: TrialLimits;
}

async function problemsOf(t: TestContext, { entryCode, serverCode, limits }: Case): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-trial-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const shell = await writeFakeShell(join(folder, 'shell'), '0.1.0', {}, { 'server/page.cjs': lendingShell });
  const files = { [entry]: entryCode, ...(serverCode === undefined ? {} : { 'server/page.cjs': serverCode }) };
  const dist = await writeFakeRemote(join(folder, 'remote'), { id: 'mf-public', version: '1.1.0', pages, files });
  const build = {
    entry,
    container,
    contract: remoteContract,
    ...(serverCode === undefined ? {} : { server: 'server/page.cjs' }),
  };
  const shellFile = join(shell, 'server/page.cjs');
  return (await runTrial({ files: dist, build, remote: { id: 'mf-public', pages }, shellFile }, limits)).join('\n');
}

describe('the trial run of a release', () => {
  test('passes a release whose container, screens, slices and server part are right', async (t) => {
    const serverCode = "module.exports.default = { id: 'mf-public', word: require('react').word };";
    assert.equal(await problemsOf(t, { entryCode: entryWith(), serverCode }), '');
  });

  const cases: readonly (readonly [string, Case, RegExp])[] = [
    [
      'an entry that throws',
      { entryCode: 'throw new Error("no such API");' },
      /a trial run failed: the container does not load: no such API/,
    ],
    ['an entry without a container', { entryCode: 'var other = 1;' }, /its entry leaves no container mf_public_1_1_0/],
    [
      'a page without a screen and a screen without a page',
      { entryCode: entryWith('', 'features: [{ screens: { away: () => {} } }],') },
      /page "home" has no screen\nscreen "away" has no page/,
    ],
    [
      'a slice of another remote',
      {
        entryCode: entryWith('', "features: [{ slices: [{ path: 'member/profile' }], screens: { home: () => {} } }],"),
      },
      /its module injects slice "member\/profile" of another remote/,
    ],
    [
      'the module of another remote',
      { entryCode: entryWith('', "id: 'mf-member',") },
      /its module says it is "mf-member"/,
    ],
    [
      'a server part that does not load',
      { entryCode: entryWith(), serverCode: "require('left-pad');" },
      /the server part does not load: the shell does not lend left-pad/,
    ],
    [
      'an endless loop',
      { entryCode: 'for (;;) {}', limits: { milliseconds: 1_500, memoryMb: 64 } },
      /it did not load within 1\.5 s/,
    ],
    [
      'too much memory',
      {
        entryCode: 'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
        limits: { milliseconds: 60_000, memoryMb: 32 },
      },
      /the rendering process has ended/,
    ],
  ];
  for (const [name, trialCase, reason] of cases) {
    test(`refuses ${name}, and names the reason`, async (t) => assert.match(await problemsOf(t, trialCase), reason));
  }

  test('gives the code no variable, file, process or connection of the gateway', async (t) => {
    const server = await startClosedServer(t);
    const secretFile = join(import.meta.dirname, 'run-trial.test.ts');
    const entryCode = `${waysOutCode(secretFile, server)}
      var ${container} = {
        async init() {
          const lending = new _FEDERATION_RUNTIME_CORE.ModuleFederation({ name: 'thief' });
          const [react, auth] = await Promise.all(['react', '@enlace/shared-auth'].map((name) => lending.loadShare(name)));
          const [openWay] = await waysOut(react(), auth());
          if (openWay !== undefined) throw new Error(openWay);
        },
        get: async () => () => ({ default: {
          id: 'mf-public', contract: ${remoteContract}, features: [{ screens: { home: () => {} } }],
        } }),
      };`;
    assert.equal(await problemsOf(t, { entryCode }), '');
    assert.equal(server.connectionCount(), 0);
  });

  test('makes no code of texts with the rights of its own program', async (t) => {
    const server = await startClosedServer(t);
    const code = JSON.stringify(connectingCode(server));
    const patches = `
      Object.prototype.toString = () => ${code};
      Function.prototype.then = function then(resolve) {
        delete Function.prototype.then;
        this().then(resolve, resolve);
      };`;
    const module = `Object.defineProperty({}, 'default', { get: Function.bind(null, ${code}) })`;
    for (const each of ['{ init: Function, get() {} }', `{ init() {}, get: async () => () => ${module} }`]) {
      const problems = await problemsOf(t, { entryCode: `${patches} var ${container} = ${each};` });
      assert.match(problems, /an error whose text is not in its files/);
    }
    assert.equal(server.connectionCount(), 0);
  });

  test('repeats no text that its code has made', async (t) => {
    const secretText = "['t', 'e', 'r', 'c', 'e', 's'].reverse().join('')";
    const serverCode = `throw new Error(${secretText});`;
    const cases: readonly Case[] = [
      { entryCode: `throw new Error(${secretText});` },
      { entryCode: `globalThis[${secretText}]();` },
      { entryCode: entryWith('', `id: ${secretText},`) },
      { entryCode: entryWith('', `features: [{ screens: { home: () => {}, [${secretText}]: () => {} } }],`) },
      { entryCode: entryWith('', `features: [{ slices: [{ path: ${secretText} }], screens: { home: () => {} } }],`) },
      { entryCode: entryWith(), serverCode },
      { entryCode: entryWith(), serverCode: `require(${secretText});` },
    ];
    for (const trialCase of cases) {
      const problems = await problemsOf(t, trialCase);
      assert.match(problems, /an error whose text is not in its files/);
      assert.doesNotMatch(problems, /secret/);
    }
  });
});

describe('a release that does not run', () => {
  const publish = async (gateway: TestGateway, code: string): Promise<{ statusCode: number; body: string }> => {
    const remote = { id: 'mf-public', version: '1.1.0', pages, files: { [entry]: code } };
    const { payload, headers } = await uploadOf(await writeFakeRemote(join(gateway.folder, 'sent'), remote));
    const url = '/registry/releases';
    return gateway.app.inject({ method: 'POST', url, headers: { ...headers, ...gateway.token() }, payload });
  };

  test('is not published', async (t) => {
    const gateway = await startTestGateway(t, { hasTrials: true });
    const refusal = await publish(gateway, 'throw new Error("no such API");');
    assert.equal(refusal.statusCode, 422, refusal.body);
    assert.match(refusal.body, /mf-public 1\.1\.0 does not run: .*no such API/);
    assert.equal((await publish(gateway, entryWith())).statusCode, 201);
  });

  test('does not go live on a later shell', async (t) => {
    const gateway = await startTestGateway(t, { hasTrials: true });
    assert.equal((await publish(gateway, entryWith())).statusCode, 201);
    const server = 'exports.lentLibraries = {}; exports.renderPage = () => {}; throw new Error("another shell");';
    await gateway.shell.install(
      await writeFakeShell(join(gateway.folder, 'later-shell'), '0.1.1', {}, { 'server/page.cjs': server }),
    );
    const answer = await gateway.app.inject({
      method: 'PUT',
      url: '/registry/pointers/mf-public',
      headers: gateway.token(),
      payload: { why: 'a test', by: 'tester', change: { stable: '1.1.0' } },
    });
    assert.equal(answer.statusCode, 422, answer.body);
    assert.match(answer.body, /mf-public 1\.1\.0 does not run: .*another shell/);
  });
});
