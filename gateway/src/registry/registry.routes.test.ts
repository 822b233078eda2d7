import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import {
  type Pointer,
  pointersSchema,
  registryAnswerSchema,
  releaseSchema,
  remoteContract,
} from '@enlace/shared-contract/platform';
import type { LightMyRequestResponse } from 'fastify';

import { fakePage, type FakeRemote, writeFakeRemote, writeFakeShell } from '../testing/fake-build';
import { localPublisher } from './releases/publish-local-builds';
import { removeOldReleases } from './releases/remove-old-releases';
import { signedInAs, startTestGateway, type TestGateway, usualRemotes } from '../testing/test-gateway';
import { uploadOf } from '../testing/upload';

const [home = fakePage('home', '/')] = usualRemotes[0]?.pages ?? [];

let uploads = 0;

async function publish(
  gateway: TestGateway,
  remote: Partial<FakeRemote>,
  change?: (form: FormData) => void,
): Promise<LightMyRequestResponse> {
  const full: FakeRemote = { id: 'mf-public', version: '1.1.0', pages: [home], ...remote };
  const dist = await writeFakeRemote(join(gateway.folder, `upload-${(uploads += 1)}`), full);
  const { payload, headers } = await uploadOf(dist, change);
  return gateway.app.inject({
    method: 'POST',
    url: '/registry/releases',
    headers: { ...headers, ...gateway.token() },
    payload,
  });
}

function move(gateway: TestGateway, id: string, change: object, more: object = {}): Promise<LightMyRequestResponse> {
  return gateway.app.inject({
    method: 'PUT',
    url: `/registry/pointers/${id}`,
    headers: gateway.token(),
    payload: { why: 'a test', by: 'tester', change, ...more },
  });
}

async function pointerOf(gateway: TestGateway, id: string): Promise<Pointer | undefined> {
  const answer = await gateway.app.inject({ url: '/registry/pointers', headers: gateway.token() });
  return pointersSchema.parse(answer.json().data).remotes[id];
}

function problemsOf(answer: LightMyRequestResponse): string {
  assert.equal(answer.statusCode, 422, answer.body);
  assert.equal(answer.json().code, 'VALIDATION_FAILED');
  return answer.json().details?.problems?.join('\n') ?? answer.json().message;
}

describe('publishing', () => {
  test('takes a build in, files and all, and never the same version twice', async (t) => {
    const gateway = await startTestGateway(t);
    const first = await publish(gateway, { files: { 'chunks/deep.1a2b3c4d.js': 'deep();' } });
    assert.equal(first.statusCode, 201, first.body);
    const release = releaseSchema.parse(first.json().data);
    assert.equal(release.base, '/remotes/mf-public/1.1.0/');
    assert.equal(release.by, 'tester');
    const file = await gateway.app.inject('/remotes/mf-public/1.1.0/chunks/deep.1a2b3c4d.js');
    assert.equal(file.body, 'deep();');
    const second = await publish(gateway, {});
    assert.equal(second.statusCode, 409);
    assert.equal(second.json().code, 'VERSION_EXISTS');
    assert.deepEqual(await readdir(join(gateway.folder, 'registry/staging')), []);
  });

  test('lets one of two publishers of the same version win', async (t) => {
    const gateway = await startTestGateway(t);
    const answers = await Promise.all([1, 2, 3].map(() => publish(gateway, {})));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409, 409]);
  });

  test('needs the deploy token for everything but a browser’s own answer', async (t) => {
    const { app, token } = await startTestGateway(t);
    for (const [method, url] of [
      ['GET', '/registry/releases'],
      ['GET', '/registry/pointers'],
      ['GET', '/registry/audit'],
      ['POST', '/registry/releases'],
      ['PUT', '/registry/pointers/mf-public'],
      ['POST', '/registry/pointers/mf-public/rollback'],
    ] as const) {
      for (const headers of [{}, { authorization: 'Bearer wrong' }, signedInAs('admin')]) {
        const answer = await app.inject({ method, url, headers });
        assert.equal(answer.statusCode, 401, `${method} ${url}`);
        assert.equal(answer.json().code, 'UNAUTHENTICATED');
      }
    }
    const notMultipart = await app.inject({ method: 'POST', url: '/registry/releases', headers: token(), payload: {} });
    assert.equal(notMultipart.statusCode, 415);
  });

  test('names everything that is wrong with a build', async (t) => {
    const gateway = await startTestGateway(t);
    const refusalOf = async (remote: Partial<FakeRemote>, change?: (form: FormData) => void): Promise<string> =>
      problemsOf(await publish(gateway, remote, change));
    assert.match(await refusalOf({ id: 'mf-stranger' }), /"mf-stranger" is not listed in remotes\.json/);
    assert.match(await refusalOf({ version: 'latest' }), /"latest" is no semantic version/);
    const both = await refusalOf({
      spoil: (build, remote) => {
        Object.assign(build, { contract: 9, container: 'other', preload: ['gone.js'] });
        Object.assign(remote, { contract: 9, requires: { shell: '^9.0.0' } });
      },
    });
    assert.match(both, new RegExp(`it is built for remote contract 9, the shell speaks ${remoteContract}`));
    assert.match(both, /container is "other", mf-public 1\.1\.0 is called "mf_public_1_1_0"/);
    assert.match(both, /gone\.js is needed but is not among the files/);
    assert.match(both, /needs shell \^9\.0\.0/);
    const unlent = await refusalOf({
      spoil: (build) => {
        build['shared'] = { react: '^18.0.0', vue: '^3.0.0' };
        build['uses'] = { react: ['useState', 'useTomorrow'], '@module-federation/runtime-core': ['later'] };
      },
    });
    assert.match(unlent, /needs react \^18\.0\.0, the shell lends 19\.3\.1/);
    assert.match(unlent, /the shell does not lend vue/);
    assert.match(unlent, /the shell does not lend useTomorrow of react/);
    assert.match(unlent, /the shell does not lend later of @module-federation\/runtime-core/);
    assert.doesNotMatch(unlent, /useState/);
    assert.match(await refusalOf({ spoil: (_, remote) => delete remote['pages'] }), /remote\.json: pages/);
    assert.match(await refusalOf({ spoil: (build) => delete build['uses'] }), /build\.json: uses/);
    const namesake = { version: '1.0.0-rc-1' };
    assert.equal((await publish(gateway, { ...namesake, version: '1.0.0-rc.1' })).statusCode, 201);
    assert.match(await refusalOf(namesake), /container "mf_public_1_0_0_rc_1" is that of mf-public 1\.0\.0-rc\.1/);
    const tamperedUpload = await refusalOf({}, (form) => {
      const files = form.getAll('files');
      form.delete('files');
      for (const file of files) {
        if (!(file instanceof File) || file.name === 'mf-manifest.json') continue;
        form.append('files', file.name.startsWith('remoteEntry') ? new Blob(['evil()']) : file, file.name);
      }
      form.append('files', new Blob(['more']), 'more.js');
      form.set('manifest', '{}');
    });
    assert.match(tamperedUpload, /remoteEntry\.0a1b2c3d\.js is not the file that build\.json describes/);
    assert.match(tamperedUpload, /mf-manifest\.json is in build\.json but was not sent/);
    assert.match(tamperedUpload, /more\.js was sent but is not in build\.json/);
    assert.match(tamperedUpload, /mf-manifest\.json is no federation manifest/);
  });

  test('keeps paths inside the build and away from others', async (t) => {
    const gateway = await startTestGateway(t);
    for (const path of ['../evil.js', '/etc/evil', 'a/../../evil.js', '.hidden', 'a\\b.js', 'x/.y']) {
      const answer = await publish(gateway, {}, (form) => form.append('files', new Blob(['x']), path));
      assert.match(problemsOf(answer), /not allowed in a build/, path);
    }
    const pages = [
      fakePage('sign-in', '/login'),
      fakePage('taken', '/my'),
      fakePage('tricky', '/admin/:anything'),
      fakePage('assets', '/assets/list'),
      fakePage('one', '/a/:x'),
      fakePage('two', '/a/:y'),
    ];
    const problems = problemsOf(await publish(gateway, { pages }));
    assert.match(problems, /path \/login belongs to the shell/);
    assert.match(problems, /path \/my belongs to mf-member 1\.0\.0/);
    assert.match(problems, /path \/assets\/list belongs to the platform/);
    assert.match(problems, /path \/a\/:y is taken twice/);
    assert.match(problems, /path \/admin\/:anything meets \/admin\/areas of mf-admin-content 1\.0\.0/);
  });

  test('compares paths as people read them', async (t) => {
    const gateway = await startTestGateway(t);
    const refusals: readonly (readonly [string, RegExp])[] = [
      ['/Login', /path \/Login belongs to the shell/],
      ['/LOGIN/', /path \/LOGIN\/ belongs to the shell/],
      ['/API/x', /path \/API\/x belongs to the platform/],
      ['/Registry', /path \/Registry belongs to the platform/],
      ['/MY', /path \/MY belongs to mf-member 1\.0\.0/],
      ['/Admin/Areas', /path \/Admin\/Areas belongs to mf-admin-content 1\.0\.0/],
      ['/Admin/:anything', /path \/Admin\/:anything meets \/admin\/areas/],
    ];
    for (const [path, problem] of refusals)
      assert.match(problemsOf(await publish(gateway, { pages: [fakePage('twin', path)] })), problem);
    const twins = [fakePage('one', '/stories'), fakePage('two', '/Stories')];
    assert.match(problemsOf(await publish(gateway, { pages: twins })), /path \/Stories is taken twice/);
  });

  test('refuses a path below a parameter of another remote, which would hide a record', async (t) => {
    const gateway = await startTestGateway(t);
    const pages = [fakePage('manaus', '/chapters/manaus'), fakePage('jobs', '/chapters/manaus/jobs')];
    const problems = problemsOf(await publish(gateway, { id: 'mf-member', pages }));
    assert.equal(problems, 'path /chapters/manaus meets /chapters/:slug of mf-public 1.0.0');
  });

  test('refuses an unprotected page of the back office and a slice of another remote', async (t) => {
    const gateway = await startTestGateway(t);
    const remote: Partial<FakeRemote> = {
      id: 'mf-admin-content',
      pages: [fakePage('open', '/admin/open', { layout: 'admin' })],
      spoil: (_build, description) => (description['slices'] = ['adminContent/areas', 'public/events']),
    };
    const problems = problemsOf(await publish(gateway, remote));
    assert.match(problems, /page "open" has layout admin unprotected/);
    assert.match(problems, /slice "public\/events" does not begin with "adminContent\/"/);
    assert.doesNotMatch(problems, /areas/);
  });

  test('limits the number of pages and the length of texts, before any other check', async (t) => {
    const gateway = await startTestGateway(t);
    const many = Array.from({ length: 500 }, (_unused, index) => fakePage(`p${index}`, `/p${index}`));
    assert.equal(problemsOf(await publish(gateway, { pages: many })), 'it has 500 pages, at most 200');
    const title = { en: 'x'.repeat(201), es: 'x', pt: 'x' };
    const problems = problemsOf(await publish(gateway, { pages: [fakePage('long', '/long', { title })] }));
    assert.equal(problems, 'page "long" has a title of more than 200 characters');
    const naming = (fieldTexts: readonly string[]): Promise<LightMyRequestResponse> =>
      publish(gateway, { spoil: (_build, description) => (description['fieldTexts'] = fieldTexts) });
    const names = Array.from({ length: 201 }, (_unused, index) => `r${index}`);
    assert.equal(problemsOf(await naming(names)), 'it names the fields of 201 resources, at most 200');
    assert.equal(problemsOf(await naming(['x'.repeat(81)])), 'fieldTexts has a name of more than 80 characters');
  });

  test('names the reason for a file that is also a folder, an unknown part and a version with a letter', async (t) => {
    const gateway = await startTestGateway(t);
    const send = (paths: readonly string[]): Promise<LightMyRequestResponse> =>
      publish(gateway, {}, (form) => paths.forEach((path) => form.append('files', new Blob(['x']), path)));
    assert.match(problemsOf(await send(['zz', 'zz/a.js'])), /zz is both a file and a folder/);
    assert.match(problemsOf(await send(['zz/b/a.js', 'zz'])), /zz is both a file and a folder/);
    const unknownPart = await publish(gateway, {}, (form) => form.append('more', 'x'));
    assert.match(problemsOf(unknownPart), /The part "more" is unknown/);
    assert.match(
      problemsOf(await publish(gateway, { version: 'v1.0.0' })),
      /version "v1\.0\.0" is no semantic version/,
    );
  });

  test('counts every part of an upload against its size', async (t) => {
    const gateway = await startTestGateway(t);
    const megabyte = 'x'.repeat(1024 * 1024 - 1);
    const answer = await publish(gateway, {}, (form) => {
      for (let index = 0; index < 9; index += 1) {
        form.append('files', new Blob([megabyte.repeat(7)]), `big-${index}.js`);
      }
      form.set('remote', new Blob([megabyte]), 'remote.json');
      form.set('manifest', new Blob([megabyte]), 'manifest.json');
    });
    assert.equal(answer.statusCode, 413, answer.body);
  });
});

describe('pointers', () => {
  test('promote, canary, rollback: each seen by the next answer and noted with who and why', async (t) => {
    const gateway = await startTestGateway(t);
    await publish(gateway, {});
    const versionNow = async (): Promise<string | undefined> => {
      const answer = registryAnswerSchema.parse((await gateway.app.inject('/registry')).json());
      return answer.remotes.find(({ id }) => id === 'mf-public')?.version;
    };
    assert.equal(await versionNow(), '1.0.0');
    assert.equal((await move(gateway, 'mf-public', { stable: '1.1.0' })).statusCode, 200);
    assert.equal(await versionNow(), '1.1.0');
    assert.equal((await move(gateway, 'mf-public', { stable: '1.0.0' }, { why: 'it broke' })).statusCode, 200);
    assert.equal(await versionNow(), '1.0.0');
    const audit = await gateway.app.inject({ url: '/registry/audit?id=mf-public', headers: gateway.token() });
    const [last, before] = audit.json().data;
    assert.deepEqual(
      [last.why, last.by, last.before.stable, last.after.stable, last.rev - before.rev],
      ['it broke', 'tester', '1.1.0', '1.0.0', 1],
    );
  });

  test('go back once when two people roll back at the same revision', async (t) => {
    const gateway = await startTestGateway(t);
    for (const version of ['1.1.0', '1.2.0']) {
      await publish(gateway, { version });
      await move(gateway, 'mf-public', { stable: version });
    }
    const { rev } = await gateway.store.pointers();
    const rollBack = (payload: object): Promise<LightMyRequestResponse> =>
      gateway.app.inject({
        method: 'POST',
        url: '/registry/pointers/mf-public/rollback',
        headers: gateway.token(),
        payload,
      });
    const answers = await Promise.all([rollBack({ rev }), rollBack({ rev })]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal((await pointerOf(gateway, 'mf-public'))?.stable, '1.1.0');
    assert.equal((await gateway.store.audit('mf-public'))[0]?.isRollback, true);
    assert.match(problemsOf(await rollBack({ to: '9.9.9' })), /mf-public 9\.9\.9 is not published/);
  });

  test('refuse a write that has not seen the last one', async (t) => {
    const gateway = await startTestGateway(t);
    await publish(gateway, {});
    const { rev } = await gateway.store.pointers();
    const answers = await Promise.all(
      ['1.0.0', '1.1.0', '1.0.0'].map((stable) => move(gateway, 'mf-public', { stable }, { rev })),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409]);
    const refusal = answers.find(({ statusCode }) => statusCode === 409);
    assert.equal(refusal?.json().code, 'POINTER_MOVED');
    assert.equal(refusal?.json().details.rev, rev + 1);
  });

  test('lose no write of many at once', async (t) => {
    const gateway = await startTestGateway(t);
    const { rev } = await gateway.store.pointers();
    await Promise.all(Array.from({ length: 30 }, (_, n) => move(gateway, 'mf-public', { disabledReason: `${n}` })));
    assert.equal((await gateway.store.pointers()).rev, rev + 30);
    const revs = (await gateway.store.audit()).map((change) => change.rev);
    assert.equal(new Set(revs).size, rev + 30);
  });

  test('name published versions of known remotes only, and say why', async (t) => {
    const gateway = await startTestGateway(t);
    assert.match(
      problemsOf(await move(gateway, 'mf-public', { stable: '9.9.9' })),
      /mf-public 9\.9\.9 is not published/,
    );
    assert.equal((await move(gateway, 'mf-nobody', { stable: '1.0.0' })).statusCode, 404);
    assert.match(problemsOf(await move(gateway, 'mf-public', {}, { why: '' })), /why/);
    const canary = { version: '1.0.0', percent: 101 };
    assert.match(problemsOf(await move(gateway, 'mf-public', { canary })), /percent/);
  });

  test('carry a fallback, complete, to the browser', async (t) => {
    const gateway = await startTestGateway(t);
    await publish(gateway, {});
    await move(gateway, 'mf-public', { stable: '1.1.0', fallback: '1.0.0' });
    const [remote] = registryAnswerSchema.parse((await gateway.app.inject('/registry')).json()).remotes;
    assert.equal(remote?.fallback?.base, '/remotes/mf-public/1.0.0/');
    assert.equal(remote?.fallback?.container, 'mf_public_1_0_0');
    assert.ok(Object.keys(remote?.fallback?.files ?? {}).length > 2);
  });
});

describe('a browser’s registry', () => {
  test('is never stored and holds what the session may see', async (t) => {
    const { app } = await startTestGateway(t);
    const idsFor = async (headers: Record<string, string>): Promise<string[]> => {
      const answer = await app.inject({ url: '/registry', headers });
      assert.equal(answer.headers['cache-control'], 'no-store');
      return registryAnswerSchema.parse(answer.json()).remotes.map(({ id }) => id);
    };
    assert.deepEqual(await idsFor({}), ['mf-public']);
    assert.deepEqual(await idsFor(signedInAs('latina')), ['mf-member', 'mf-public']);
    assert.deepEqual(await idsFor(signedInAs('admin')), ['mf-admin-content', 'mf-member', 'mf-public']);
  });

  test('keeps a browser in its share of a canary', async (t) => {
    const gateway = await startTestGateway(t);
    await publish(gateway, {});
    assert.equal((await gateway.app.inject('/')).headers['set-cookie'], undefined);
    await move(gateway, 'mf-public', { canary: { version: '1.1.0', percent: 50 } });
    const first = await gateway.app.inject('/registry');
    const cookie = String(first.headers['set-cookie']);
    assert.match(cookie, /^enlace_bucket=[0-9a-f]{16}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
    const bucketHeaders = { cookie: cookie.split(';')[0] ?? '' };
    const version = first.json().remotes[0].version;
    for (let n = 0; n < 5; n += 1) {
      const again = await gateway.app.inject({ url: '/registry', headers: bucketHeaders });
      assert.equal(again.headers['set-cookie'], undefined);
      assert.equal(again.json().remotes[0].version, version);
      const page = await gateway.app.inject({ url: '/', headers: bucketHeaders });
      assert.ok(page.body.includes(`/remotes/mf-public/${version}/remoteEntry`));
    }
    const salt = (await pointerOf(gateway, 'mf-public'))?.canary?.salt;
    await move(gateway, 'mf-public', { canary: { version: '1.1.0', percent: 100 } });
    assert.equal((await pointerOf(gateway, 'mf-public'))?.canary?.salt, salt);
    assert.equal((await gateway.app.inject('/registry')).json().remotes[0].version, '1.1.0');
    await move(gateway, 'mf-public', { canary: { version: '1.1.0', percent: 0 } });
    assert.equal((await gateway.app.inject('/registry')).json().remotes[0].version, '1.0.0');
  });
});

describe('local builds', () => {
  test('are published once, made live, and give way to a choice made by hand', async (t) => {
    const gateway = await startTestGateway(t);
    const stableNow = async (): Promise<string | null | undefined> => (await pointerOf(gateway, 'mf-public'))?.stable;
    const { rev } = await gateway.store.pointers();
    await gateway.publishLocal();
    assert.equal((await gateway.store.pointers()).rev, rev);
    const build = (version: string): Promise<string> =>
      writeFakeRemote(join(gateway.folder, 'mf-public'), { id: 'mf-public', version, pages: [home] });
    await build('1.2.0');
    await gateway.publishLocal();
    assert.equal(await stableNow(), '1.2.0');
    await move(gateway, 'mf-public', { stable: '1.0.0' });
    await build('1.3.0');
    await gateway.publishLocal();
    assert.equal(await stableNow(), '1.0.0');
    assert.notEqual(await gateway.store.release('mf-public', '1.3.0'), null);
  });

  test('that are broken or missing keep nobody else from being published', async (t) => {
    const [publicRemote, , admin] = usualRemotes;
    const brokenRemote: FakeRemote = {
      id: 'mf-member',
      version: '1.0.0',
      pages: [fakePage('my', '/my')],
      spoil: (build) => Object.assign(build, { container: 'wrong' }),
    };
    const { store } = await startTestGateway(t, {
      remotes: [publicRemote, brokenRemote, admin].filter((remote) => remote !== undefined),
    });
    assert.deepEqual(Object.keys((await store.pointers()).remotes).sort(), ['mf-admin-content', 'mf-public']);
  });

  test('stay for open tabs, and do not pile up', async (t) => {
    const gateway = await startTestGateway(t);
    for (let n = 1; n <= 7; n += 1) {
      await writeFakeRemote(join(gateway.folder, 'mf-public'), { id: 'mf-public', version: `2.0.${n}`, pages: [home] });
      await gateway.publishLocal();
    }
    const versionsNow = async (): Promise<string[]> =>
      (await gateway.store.releases('mf-public')).map(({ version }) => version);
    assert.ok((await versionsNow()).includes('1.0.0'), 'an open tab can still load its files');
    const inTwoMonths = Date.now() + 60 * 24 * 3_600_000;
    await removeOldReleases(gateway.store, 'mf-public', localPublisher, inTwoMonths);
    assert.deepEqual(await versionsNow(), ['2.0.7', '2.0.6', '2.0.5', '2.0.4', '2.0.3']);
  });
});

describe('the revision for open tabs', () => {
  test('is a small answer of its own, unchanged until a pointer moves or another shell is installed', async (t) => {
    const gateway = await startTestGateway(t);
    const first = await gateway.app.inject('/registry/rev');
    assert.equal(first.statusCode, 200);
    assert.equal(first.headers['cache-control'], 'no-store');
    assert.ok(first.body.length < 100, first.body);
    const sendRequest = (): Promise<LightMyRequestResponse> =>
      gateway.app.inject({ url: '/registry/rev', headers: { 'if-none-match': String(first.headers.etag) } });
    assert.equal((await sendRequest()).statusCode, 304);

    await move(gateway, 'mf-public', { enabled: false, disabledReason: 'Wrong prices.' });
    const afterMove = await sendRequest();
    assert.equal(afterMove.statusCode, 200);
    assert.equal(afterMove.json().rev, first.json().rev + 1);

    await gateway.shell.install(await writeFakeShell(join(gateway.folder, 'other-shell'), '0.1.0-dev.2'));
    const afterInstallation = await gateway.app.inject('/registry/rev');
    assert.notEqual(afterInstallation.json().shell, first.json().shell);
  });

  test('is the one of the page: a tab compares both', async (t) => {
    const { app } = await startTestGateway(t);
    const html = (await app.inject('/about-nothing')).body;
    const { rev, shell } = (await app.inject('/registry/rev')).json();
    assert.ok(html.includes(`"shell":"${shell}"`));
    assert.ok(html.includes(`"rev":${rev}`));
  });

  test('needs no session', async (t) => {
    const { app } = await startTestGateway(t);
    const answer = await app.inject({ url: '/registry/rev', headers: signedInAs('broken') });
    assert.equal(answer.statusCode, 200);
  });
});
