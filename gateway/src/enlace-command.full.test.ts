import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';

import { AppError } from '@enlace/shared-contract/errors';
import { type Administrator, administratorsPath, type NewAdministrator } from '@enlace/shared-contract/platform';
import { pino } from 'pino';

import { environment } from './env';
import { fakePage, writeFakeRemote, writeFakeShell } from './testing/fake-build';
import {
  deployToken,
  signedInAs,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from './testing/test-gateway';

const bin = join(import.meta.dirname, '../../tooling/bin/enlace.mjs');

interface Outcome {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

type Enlace = (...args: string[]) => Promise<Outcome>;

/** Runs the command as a separate process, against a gateway that listens. */
async function start(
  t: TestContext,
  options: TestGatewayOptions = {},
): Promise<{ gateway: TestGateway; enlace: Enlace; url: string }> {
  const gateway = await startTestGateway(t, options);
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
    assert.match((await enlace('list', 'mf-public')).stdout, /ana +1\.0\.0, canary 1\.1\.0 10 %/);
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

  test('goes further back with a second rollback, and never to a release that was rolled back', async (t) => {
    const { gateway, enlace } = await start(t);
    for (const version of ['1.1.0', '1.2.0']) {
      assert.equal((await publishNext(gateway, enlace, version)).code, 0);
      assert.equal((await enlace('promote', 'mf-public', version)).code, 0);
    }
    assert.match((await enlace('rollback', 'mf-public', '--why', 'wrong prices')).stdout, /back at 1\.1\.0 /);
    assert.match((await enlace('rollback', 'mf-public')).stdout, /back at 1\.0\.0 \(was 1\.1\.0\)/);
    const refusal = await enlace('rollback', 'mf-public');
    assert.equal(refusal.code, 1);
    assert.match(refusal.stderr, /no stable release before 1\.0\.0 that was not rolled back: name one with --to/);

    assert.equal((await enlace('promote', 'mf-public', '1.2.0')).code, 0);
    assert.equal((await enlace('promote', 'mf-public', '1.1.0')).code, 0);
    assert.match((await enlace('rollback', 'mf-public')).stdout, /back at 1\.2\.0 \(was 1\.1\.0\)/);
  });

  test('prints a link that shows a release before it is live', async (t) => {
    const { gateway, enlace } = await start(t);
    assert.equal((await publishNext(gateway, enlace, '1.1.0')).code, 0);
    const outcome = await enlace('preview', 'mf-public', '1.1.0', '--hours', '2');
    assert.equal(outcome.code, 0, outcome.stderr);
    assert.match(outcome.stdout, /get mf-public 1\.1\.0 until \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    const [link = ''] = /https:\/\/enlace\.test\/\?release=\S+/.exec(outcome.stdout) ?? [];
    assert.equal((await gateway.app.inject(`/${new URL(link).search}`)).statusCode, 302);
    assert.equal((await enlace('preview', 'mf-public', '9.9.9')).code, 1);
    for (const hours of ['many', '0', '169', ' '])
      assert.equal((await enlace('preview', 'mf-public', '1.1.0', '--hours', hours)).code, 2);
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

  test('makes an administrator and prints the link of the API', async (t) => {
    const people: NewAdministrator[] = [];
    let answer: Administrator | AppError = {
      email: 'ana@example.org',
      isNew: true,
      wasAdministrator: false,
      others: 0,
      link: 'https://enlace.test/reset-password?email=ana%40example.org&pin=Zm9yLXRoZS1maXJzdC1kYXk',
      minutes: 60,
    };
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { enlace } = await start(t, {
      logger,
      api: {
        async appointAdmin(person) {
          people.push(person);
          if (answer instanceof AppError) throw answer;
          return answer;
        },
      },
    });
    const first = await enlace('admin', '--email', ' Ana@example.org', '--name', 'Ana Ruiz');
    assert.equal(first.code, 0, first.stderr);
    assert.deepEqual(people, [{ email: 'Ana@example.org', name: 'Ana Ruiz' }]);
    assert.match(first.stdout, /ana@example\.org is a new account and an administrator\./);
    assert.match(first.stdout, /within 60 minutes\. The link works once; an earlier link has ended\./);
    assert.match(
      first.stdout,
      /^ {2}https:\/\/enlace\.test\/reset-password\?email=ana%40example\.org&pin=[\w-]{22,}$/m,
    );
    assert.doesNotMatch(first.stdout, /other administrator/);

    answer = { ...answer, isNew: false, wasAdministrator: true, others: 2, link: null };
    const again = await enlace('admin', '--email', 'ana@example.org');
    assert.match(again.stdout, /had an account already\. It was an administrator already\./);
    assert.match(again.stdout, /2 other administrators/);
    assert.match(again.stdout, /signs in as before/);
    assert.equal(JSON.parse((await enlace('admin', '--email', 'ana@example.org', '--json')).stdout).link, null);

    answer = new AppError('VALIDATION_FAILED', { userMessage: 'The account with this address is in the trash.' });
    const refusal = await enlace('admin', '--email', 'ana@example.org');
    assert.equal(refusal.code, 1);
    assert.match(refusal.stderr, /is in the trash/);
    assert.ok(lines.length > 0);
    for (const secret of ['Zm9yLXRoZS1maXJzdC1kYXk', deployToken, 'ana@example'])
      assert.ok(!lines.some((line) => line.toLowerCase().includes(secret.toLowerCase())), `the log has ${secret}`);
  });

  test('makes an administrator only with the deploy token, and only for an address', async (t) => {
    let calls = 0;
    const { gateway, enlace } = await start(t, {
      api: {
        appointAdmin: () => {
          calls += 1;
          return Promise.reject(new Error('not to be called'));
        },
      },
    });
    const cases: readonly (readonly [args: readonly string[], code: number, message: RegExp])[] = [
      [['admin'], 2, /Say who: enlace admin --email/],
      [['admin', '--email', ''], 2, /Say who/],
      [['admin', 'ana@example.org'], 2, /does not take "ana@example.org"/],
      [['admin', '--email', 'ana'], 1, /"ana" is not an e-mail address\./],
      [['admin', '--email', 'ana@example.org', '--name', 'x'.repeat(121)], 1, /at most 120 characters/],
      [['admin', '--email', 'ana@example.org', '--token', 'wrong-token'], 1, /deploy token is missing or wrong/],
    ];
    for (const [args, code, message] of cases) {
      const outcome = await enlace(...args);
      assert.equal(outcome.code, code, `${args.join(' ')}: ${outcome.stderr}`);
      assert.match(outcome.stderr, message);
    }
    const call = { method: 'POST', url: administratorsPath, payload: { email: 'ana@example.org' } } as const;
    for (const headers of [
      {},
      signedInAs('admin'),
      { authorization: 'Bearer ' },
      { authorization: `Basic ${deployToken}` },
    ])
      assert.equal((await gateway.app.inject({ ...call, headers })).statusCode, 401);
    assert.equal(calls, 0);
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
