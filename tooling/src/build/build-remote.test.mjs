import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

import { readJson, root } from '../lib/workspace.mjs';
import { buildRemote } from './build-remote.mjs';
import { loadRemoteContract } from './remote-contract.mjs';

const runtimeCore = '@module-federation/runtime-core';
// Below the project, so that its packages resolve; a fixed place, so that the build cache works.
const place = join(root, 'var/build-remote');
const folder = join(place, 'mf-dashboards');
rmSync(place, { recursive: true, force: true });
cpSync(join(root, 'e2e/fixtures/mf-dashboards'), folder, {
  recursive: true,
  filter: (path) => !path.endsWith('/dist'),
});

const screen = (body) => `import { defineScreen } from '@enlace/shared-data';
${body}
export const screen = defineScreen({ Component });
`;

/** Builds the remote with a different second screen, under a new version, so that no cache matches. */
function buildWith(version, body) {
  process.env.ENLACE_VERSION = version;
  writeFileSync(join(folder, 'src/other.screen.tsx'), screen(body));
  return buildRemote(folder);
}

function changeFeature(place, text) {
  const file = join(folder, 'src/faulty.feature.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(place, text));
}

describe('the build of a remote', () => {
  after(() => {
    delete process.env.ENLACE_VERSION;
    rmSync(place, { recursive: true, force: true });
  });

  test('leaves one container, its manifest, and what the registry has to know', async () => {
    await buildWith('1.4.0', 'const Component = () => null;');
    const dist = join(folder, 'dist');
    const build = readJson(join(dist, 'build.json'));
    const manifest = readJson(join(dist, 'mf-manifest.json'));
    assert.equal(build.container, 'mf_dashboards_1_4_0');
    assert.equal(build.contract, await loadRemoteContract());
    assert.deepEqual([build.entry, build.preload], ['remoteEntry.js', ['remote.js']]);
    assert.deepEqual(build.screens['faulty-other'], ['screen-faulty-other.js']);
    const { pages, slices, fieldTexts } = readJson(join(dist, 'remote.json'));
    assert.deepEqual(
      pages.map(({ name, path, nav }) => [name, path, nav.order]),
      [
        ['faulty', '/faulty', 98],
        ['faulty-other', '/faulty/other', 99],
      ],
    );
    assert.deepEqual(slices, ['dashboards/faulty', 'dashboards/sound']);
    assert.equal(fieldTexts, undefined);
    const browserCode = readFileSync(join(dist, 'remote.js'), 'utf8');
    const serverCode = readFileSync(join(dist, build.server), 'utf8');
    for (const code of [browserCode, serverCode]) assert.doesNotMatch(code, /Sound|layout/);
    assert.ok(build.uses['react/jsx-runtime'].includes('jsx'));
    assert.ok(build.uses[runtimeCore].includes('ModuleFederation'));
    assert.equal(manifest.name, build.container);
    assert.equal(manifest.metaData.buildInfo.buildVersion, '1.4.0');
    assert.deepEqual(
      manifest.shared.map(({ name, singleton }) => [name, singleton]).sort(),
      Object.keys(build.uses)
        .filter((name) => name !== runtimeCore)
        .sort()
        .map((name) => [name, true]),
    );
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    assert.equal(Object.keys(build.files).length, files.length - 1, 'every file but build.json has its sha384');
    assert.ok(!files.some(({ name }) => name === 'mf-stats.json'));
  });

  test('fails for a name that the shell does not lend, and names it', async () => {
    const body = `import { useTomorrow } from '@enlace/shared-platform';
const Component = () => <p>{useTomorrow()}</p>;`;
    await assert.rejects(
      buildWith('1.4.1', body),
      /does not lend these names[^]*useTomorrow from @enlace\/shared-platform/,
    );
  });

  test('fails for a page whose screen has another name', async () => {
    changeFeature(/"screen-faulty"/, '"screen-other"');
    const problems = /page "faulty" has no screen[^]*screen "other" has no page/;
    await assert.rejects(buildWith('1.4.2', 'const Component = () => null;'), problems);
  });

  test('fails for a page that it cannot take out of the browser', async () => {
    changeFeature(/pages: \[/, '$&...[],');
    const problem = /faulty\.feature\.ts:\d+: write each entry of "pages" as an object/;
    await assert.rejects(buildWith('1.4.3', 'const Component = () => null;'), problem);
  });
});
