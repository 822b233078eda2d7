import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';

import { remoteContract } from '@enlace/shared-contract/platform';
import type { LightMyRequestResponse } from 'fastify';

import { ShellRefused } from '../assets/shell-build';
import { fakePage, type FakeRemote, writeFakeRemote, writeFakeShell } from '../testing/fake-build';
import { remotes, startTestGateway, type TestGateway } from '../testing/test-gateway';
import { uploadOf } from '../testing/upload';
import { findLiveMisfits } from './releases/find-live-misfits';

const pages = [fakePage('home', '/')];
const lendsNothing = { lends: { react: { version: '19.3.1', names: [] } } };
const speaksAnother = { contract: remoteContract + 1 };

async function publish(gateway: TestGateway, version: string, spoil?: FakeRemote['spoil']): Promise<void> {
  const remote = { id: 'mf-public', version, pages, ...(spoil === undefined ? {} : { spoil }) };
  const { payload, headers } = await uploadOf(await writeFakeRemote(join(gateway.folder, `sent-${version}`), remote));
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/registry/releases',
    headers: { ...headers, ...gateway.token() },
    payload,
  });
  assert.equal(answer.statusCode, 201, answer.body);
}

function move(gateway: TestGateway, change: object): Promise<LightMyRequestResponse> {
  return gateway.app.inject({
    method: 'PUT',
    url: '/registry/pointers/mf-public',
    headers: gateway.token(),
    payload: { why: 'a test', by: 'tester', change },
  });
}

async function refusalOf(gateway: TestGateway, change: object): Promise<string> {
  const answer = await move(gateway, change);
  assert.equal(answer.statusCode, 422, answer.body);
  return answer.json().details.problems.join('\n');
}

async function installShell(gateway: TestGateway, version: string, change: Record<string, unknown>): Promise<void> {
  await gateway.shell.install(await writeFakeShell(join(gateway.folder, `shell-${version}`), version, change));
}

/** Installs a shell in the same way as a start of the gateway. */
async function replaceShell(
  gateway: TestGateway,
  version: string,
  change: Record<string, unknown>,
  publishesLocalBuilds = false,
): Promise<void> {
  const dist = await writeFakeShell(join(gateway.folder, `shell-${version}`), version, change);
  const live = { store: gateway.store, remotes, root: gateway.folder, publishesLocalBuilds };
  await gateway.shell.install(dist, (candidate) => findLiveMisfits(live, candidate));
}

/** Publishes releases 1.1.0 (live) and 1.2.0, then builds a shell that fits neither. */
async function startWithLateShell(t: TestContext, change: Record<string, unknown>): Promise<TestGateway> {
  const gateway = await startTestGateway(t);
  await publish(gateway, '1.1.0');
  await publish(gateway, '1.2.0');
  assert.equal((await move(gateway, { stable: '1.1.0' })).statusCode, 200);
  await installShell(gateway, '0.1.0-dev.2', change);
  return gateway;
}

describe('a release that does not fit the installed shell', () => {
  test('is neither promoted, nor a canary, a fallback or the target of a rollback, and the sentence names the cause', async (t) => {
    const gateway = await startWithLateShell(t, lendsNothing);
    const missingName = /mf-public 1\.2\.0 does not fit: the shell does not lend useState of react/;
    assert.match(await refusalOf(gateway, { stable: '1.2.0' }), missingName);
    assert.match(await refusalOf(gateway, { canary: { version: '1.2.0', percent: 5 } }), missingName);
    assert.match(await refusalOf(gateway, { fallback: '1.2.0' }), missingName);
    assert.match(await refusalOf(gateway, { stable: '1.0.0', canary: null }), /mf-public 1\.0\.0 does not fit/);
  });

  test('is refused for another contract, too', async (t) => {
    const gateway = await startWithLateShell(t, speaksAnother);
    const refusal = await refusalOf(gateway, { stable: '1.2.0' });
    assert.match(
      refusal,
      new RegExp(
        `mf-public 1\\.2\\.0 does not fit: it is built for remote contract ${remoteContract}, the shell speaks ${remoteContract + 1}`,
      ),
    );
  });

  test('that speaks no contract of its own speaks the first', async (t) => {
    const gateway = await startWithLateShell(t, { contract: undefined });
    assert.match(
      await refusalOf(gateway, { stable: '1.2.0' }),
      new RegExp(`built for remote contract ${remoteContract}, the shell speaks 1`),
    );
  });

  test('can be switched off, and on again only once it fits', async (t) => {
    const gateway = await startWithLateShell(t, lendsNothing);
    assert.equal((await move(gateway, { enabled: false, disabledReason: 'Back soon' })).statusCode, 200);
    assert.match(await refusalOf(gateway, { enabled: true }), /mf-public 1\.1\.0 does not fit/);
    await installShell(gateway, '0.1.0-dev.3', {});
    assert.equal((await move(gateway, { enabled: true })).statusCode, 200);
  });

  test('keeps its pointer from moving as a fallback until the fallback is another or none', async (t) => {
    const gateway = await startTestGateway(t);
    await publish(gateway, '1.1.0');
    await publish(gateway, '1.2.0', (build) => Object.assign(build, { uses: {} }));
    assert.equal((await move(gateway, { stable: '1.1.0', fallback: '1.0.0' })).statusCode, 200);
    await installShell(gateway, '0.1.0-dev.2', lendsNothing);
    assert.match(await refusalOf(gateway, { stable: '1.2.0' }), /mf-public 1\.0\.0 does not fit/);
    assert.equal((await move(gateway, { stable: '1.2.0', fallback: null })).statusCode, 200);
  });
});

describe('a shell that live releases do not fit', () => {
  test('is not installed: the one before it stays, and the error names whom it would break', async (t) => {
    const gateway = await startTestGateway(t);
    await assert.rejects(replaceShell(gateway, '0.2.0', lendsNothing), (error) => {
      assert.ok(error instanceof ShellRefused);
      assert.match(error.message, /shell 0\.2\.0 is not installed .* switch these remotes off/);
      const library = 'the shell does not lend useState of react';
      assert.ok(error.problems.includes(`mf-public 1.0.0: ${library}`), error.problems.join('\n'));
      assert.ok(error.problems.includes(`mf-member 1.0.0: ${library}`));
      return true;
    });
    assert.equal(gateway.shell.current?.description.version, '0.1.0-dev.1');
    assert.equal((await gateway.app.inject('/')).statusCode, 200);
  });

  test('is installed once they are switched off', async (t) => {
    const gateway = await startTestGateway(t);
    for (const { id } of remotes) {
      const change = { enabled: false, disabledReason: 'Back soon' };
      const answer = await gateway.app.inject({
        method: 'PUT',
        url: `/registry/pointers/${id}`,
        headers: gateway.token(),
        payload: { why: 'a new shell', change },
      });
      assert.equal(answer.statusCode, 200, answer.body);
    }
    await replaceShell(gateway, '0.1.1', speaksAnother);
    assert.equal(gateway.shell.current?.description.version, '0.1.1');
  });

  test('is installed with the local builds that fit it and are published next', async (t) => {
    const gateway = await startTestGateway(t);
    for (const { id } of remotes) {
      const spoil: FakeRemote['spoil'] = (build, manifest) =>
        [build, manifest].forEach((json) => Object.assign(json, speaksAnother));
      await writeFakeRemote(join(gateway.folder, id), { id, version: '1.1.0', pages: [fakePage(id, `/${id}`)], spoil });
    }
    await replaceShell(gateway, '0.1.1', speaksAnother, true);
    await gateway.publishLocal();
    const { remotes: pointers } = await gateway.store.pointers();
    assert.deepEqual(
      remotes.map(({ id }) => pointers[id]?.stable),
      ['1.1.0', '1.1.0', '1.1.0'],
    );
  });

  test('is not installed over a release that was chosen by hand, whatever the local build is', async (t) => {
    const gateway = await startTestGateway(t);
    await publish(gateway, '1.0.1');
    assert.equal((await move(gateway, { stable: '1.0.1' })).statusCode, 200);
    await writeFakeRemote(join(gateway.folder, 'mf-public'), {
      id: 'mf-public',
      version: '1.1.0',
      pages,
      spoil: (build) => Object.assign(build, { uses: {} }),
    });
    await assert.rejects(
      replaceShell(gateway, '0.2.0', lendsNothing, true),
      /mf-public 1\.0\.1: the shell does not lend/,
    );
  });

  test('is installed where there is none before it', async (t) => {
    const gateway = await startTestGateway(t, { hasShell: false });
    await replaceShell(gateway, '0.2.0', lendsNothing);
    assert.equal(gateway.shell.current?.description.version, '0.2.0');
  });
});

describe('a build that does not state its needs', () => {
  const refusals: readonly (readonly [string, NonNullable<FakeRemote['spoil']>, RegExp])[] = [
    ['names of lent libraries', (build) => delete build['uses'], /build\.json: uses/],
    ['a range of the shell', (_build, remote) => (remote['requires'] = {}), /it has no version range of the shell/],
    ['a range of a used library', (build) => (build['shared'] = {}), /it has no version range of react/],
    ['a valid range', (build) => (build['shared'] = { react: 'newest' }), /"newest" is no version range of react/],
  ];
  for (const [name, spoil, refusal] of refusals) {
    test(`is refused: ${name}`, async (t) => {
      const gateway = await startTestGateway(t);
      const remote = { id: 'mf-public', version: '1.5.0', pages, spoil };
      const { payload, headers } = await uploadOf(await writeFakeRemote(join(gateway.folder, 'needless'), remote));
      const request = {
        method: 'POST',
        url: '/registry/releases',
        headers: { ...headers, ...gateway.token() },
      } as const;
      const answer = await gateway.app.inject({ ...request, payload });
      assert.equal(answer.statusCode, 422, answer.body);
      assert.match(answer.json().details.problems.join('\n'), refusal);
    });
  }
});
