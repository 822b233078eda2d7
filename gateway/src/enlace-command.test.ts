import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';

import { environment } from './env';
import { fakePage, writeFakeRemote, writeFakeShell } from './testing/fake-build';
import { deployToken, startTestGateway, type TestGateway } from './testing/test-gateway';

const bin = join(import.meta.dirname, '../../tooling/bin/enlace.mjs');

interface Outcome {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

type Enlace = (...args: string[]) => Promise<Outcome>;

/** Runs the command as a separate process, against a gateway that listens. */
async function start(t: TestContext): Promise<{ gateway: TestGateway; enlace: Enlace; url: string }> {
  const gateway = await startTestGateway(t);
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  await writeFile(join(gateway.folder, 'deploy-token'), `${deployToken}\n`);
  const enlace: Enlace = (...args) => {
    const env = { PATH: environment['PATH'], ENLACE_URL: url, DATA_DIR: gateway.folder, ENLACE_BY: 'ana' };
    return new Promise((resolve) => {
      execFile(process.execPath, [bin, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
      );
    });
  };
  return { gateway, enlace, url };
}

async function publishNext(gateway: TestGateway, enlace: Enlace, version: string): Promise<Outcome> {
  const folder = join(gateway.folder, `next-${version}`);
  await writeFakeRemote(folder, { id: 'mf-public', version, pages: [fakePage('home', '/')] });
  return enlace('publish', folder, '--why', 'the next one');
}

describe('the enlace command', () => {
  test('publishes, promotes, rolls back and lists', async (t) => {
    const { gateway, enlace } = await start(t);
    const stableNow = async (): Promise<string | null | undefined> =>
      (await gateway.store.pointers()).remotes['mf-public']?.stable;
    const publication = await publishNext(gateway, enlace, '1.1.0');
    assert.equal(publication.code, 0, publication.stderr);
    assert.match(publication.stdout, /Published mf-public 1\.1\.0 \(5 files\)/);
    assert.equal((await gateway.store.release('mf-public', '1.1.0'))?.by, 'ana');
    assert.equal(await stableNow(), '1.0.0');

    const again = await publishNext(gateway, enlace, '1.1.0');
    assert.equal(again.code, 1);
    assert.match(again.stderr, /mf-public 1\.1\.0 is published already.*VERSION_EXISTS/);

    assert.match((await enlace('promote', 'mf-public', '1.1.0', '--percent', '10')).stdout, /live for 10 %/);
    assert.equal(await stableNow(), '1.0.0');
    assert.match((await enlace('list')).stdout, /mf-public {2}1\.0\.0 {2}canary 1\.1\.0 10 %/);
    assert.equal((await enlace('promote', 'mf-public', '1.1.0', '--why', 'it is good')).code, 0);
    assert.equal(await stableNow(), '1.1.0');

    const back = await enlace('rollback', 'mf-public');
    assert.equal(back.code, 0, back.stderr);
    assert.match(back.stdout, /back at 1\.0\.0 \(was 1\.1\.0\)/);
    assert.equal(await stableNow(), '1.0.0');
    assert.equal((await enlace('rollback', 'mf-public', '--to', '1.1.0')).code, 0);

    const { stdout } = await enlace('list', 'mf-public');
    assert.match(stdout, /stable {2,}1\.1\.0/);
    assert.match(stdout, /it is good/);
    assert.match(stdout, /1\.1\.0 -> 1\.0\.0 +rollback from 1\.1\.0/);
    const json = JSON.parse((await enlace('list', '--json')).stdout);
    assert.equal(json.remotes['mf-public'].stable, '1.1.0');
  });

  test('refuses what does not fit the installed shell, and says why', async (t) => {
    const { gateway, enlace } = await start(t);
    for (const version of ['1.1.0', '1.2.0']) assert.equal((await publishNext(gateway, enlace, version)).code, 0);
    assert.equal((await enlace('promote', 'mf-public', '1.1.0', '--fallback', '1.0.0')).code, 0);
    const late = await writeFakeShell(join(gateway.folder, 'late-shell'), '0.1.0-dev.2', { lends: {} });
    await gateway.shell.install(late);
    const lines =
      /Refused \(VALIDATION_FAILED\):\n {2}- mf-public 1\.\d\.0 does not fit: the shell does not lend react/;
    for (const args of [
      ['promote', 'mf-public', '1.2.0'],
      ['rollback', 'mf-public'],
    ]) {
      const outcome = await enlace(...args);
      assert.equal(outcome.code, 1);
      assert.match(outcome.stderr, lines);
    }
    const publication = await publishNext(gateway, enlace, '1.3.0');
    assert.equal(publication.code, 1);
    assert.match(publication.stderr, /the shell does not lend react/);
    await gateway.shell.install(await writeFakeShell(join(gateway.folder, 'next-shell'), '0.1.0-dev.3'));
    assert.equal((await enlace('promote', 'mf-public', '1.2.0', '--fallback', 'none')).code, 0);
    assert.equal((await gateway.store.pointers()).remotes['mf-public']?.fallback, null);
  });

  test('switches a remote off with a reason, and on again', async (t) => {
    const { gateway, enlace } = await start(t);
    assert.equal((await enlace('disable', 'mf-public')).code, 2);
    assert.equal((await enlace('disable', 'mf-public', '--reason', 'Back at noon')).code, 0);
    assert.equal((await gateway.app.inject('/')).statusCode, 503);
    assert.match((await enlace('list')).stdout, /SWITCHED OFF: Back at noon/);
    assert.equal((await enlace('enable', 'mf-public')).code, 0);
    assert.equal((await gateway.app.inject('/')).statusCode, 200);
  });

  test('says what is wrong, and with which exit code', async (t) => {
    const { gateway, enlace, url } = await start(t);
    const help = await enlace('--help');
    assert.equal(help.code, 0);
    assert.match(help.stdout, /enlace rollback <id>/);
    const cases: readonly (readonly [args: readonly string[], code: number, message: RegExp])[] = [
      [['fly'], 2, /no command "fly"/],
      [['promote', 'mf-public'], 2, /needs a version/],
      [['promote', 'mf-public', '1.0.0', '--percent', 'many'], 2, /number from 0 to 100/],
      [['promote', 'mf-public', '7.0.0'], 1, /mf-public 7\.0\.0 is not published/],
      [['promote', 'mf-nobody', '1.0.0'], 1, /no remote "mf-nobody"/],
      [['rollback', 'mf-public'], 1, /no stable release before 1\.0\.0/],
      [['publish', join(gateway.folder, 'nothing')], 1, /has no build/],
      [['list', '--token', 'wrong-token'], 1, /deploy token is missing or wrong/],
      [['list', '--url', 'nonsense'], 2, /is no address/],
      [['list', '--url', 'http://127.0.0.1:9'], 1, /No gateway answers at http:\/\/127\.0\.0\.1:9/],
      [['list', '--url', `${url}/x`, '--bogus'], 2, /bogus/],
    ];
    for (const [args, code, message] of cases) {
      const outcome = await enlace(...args);
      assert.equal(outcome.code, code, `${args.join(' ')}: ${outcome.stderr}`);
      assert.match(outcome.stderr, message);
      assert.doesNotMatch(outcome.stderr, /at .*\.mjs:\d+/);
    }
  });
});
