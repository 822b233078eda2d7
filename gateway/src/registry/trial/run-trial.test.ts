import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';

import { remoteContract } from '@enlace/shared-contract/platform';

import { fakePage, writeFakeRemote, writeFakeShell } from '../../testing/fake-build';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway';
import { uploadOf } from '../../testing/upload';
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
  const shell = await writeFakeShell(join(folder, 'shell'), '0.1.0');
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
      /the process ended with/,
    ],
  ];
  for (const [name, trialCase, reason] of cases) {
    test(`refuses ${name}, and names the reason`, async (t) => assert.match(await problemsOf(t, trialCase), reason));
  }

  test('gives the code no variable, file, process or connection of the gateway', async (t) => {
    const attempts = `
      const attempts = {
        env: () => Object.keys(process.env).filter((name) => name !== 'NODE_ENV').length > 0,
        module: () => Boolean(process.getBuiltinModule || process.binding || process.mainModule),
        constructor: () => Boolean(Function('return process')().getBuiltinModule),
        network: () => typeof fetch !== 'undefined' || typeof WebSocket !== 'undefined',
        require: () => typeof require !== 'undefined',
      };
      const open = Object.keys(attempts).filter((name) => { try { return attempts[name](); } catch { return false; } });
      if (open.length > 0) throw new Error('open: ' + open.join(' '));`;
    assert.equal(
      await problemsOf(t, {
        entryCode: entryWith(attempts),
        serverCode: `${attempts}
      module.exports.default = { id: 'mf-public' };`.replace("require: () => typeof require !== 'undefined',", ''),
      }),
      '',
    );
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
