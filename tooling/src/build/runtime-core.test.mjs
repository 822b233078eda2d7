import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Script } from 'node:vm';

import { root } from '../lib/workspace.mjs';
import { remoteConfig } from '../webpack/remote.mjs';
import { lentByShell, missingNames, usedNames } from './lent-names.mjs';
import { loadTypescript } from './load-typescript.mjs';
import { runWebpack } from './run-webpack.mjs';

const runtimeCore = '@module-federation/runtime-core';
const origin = 'https://enlace.test';
const federation = join(root, 'shell/src/federation');
const fixture = join(root, 'e2e/fixtures/mf-dashboards');
const folder = mkdtempSync(join(tmpdir(), 'enlace-core-'));

/** Builds a real remote into a separate folder; two versions make two releases. */
async function buildRelease(version) {
  const { cache: _none, ...config } = remoteConfig(fixture, { version });
  const path = join(folder, version);
  const compilation = await runWebpack({ ...config, cache: false, output: { ...config.output, path } });
  return { version, name: config.output.uniqueName, compilation };
}

const loadedScripts = [];

/** Runs a file of a release like a script in a browser. */
function runScript(url) {
  const path = new URL(url).pathname.slice(1);
  loadedScripts.push(path);
  globalThis.document.currentScript = { tagName: 'SCRIPT', src: url };
  new Script(readFileSync(join(folder, path), 'utf8'), { filename: path }).runInThisContext();
}

/** The parts of a page that the chunk loader of a container needs. */
function fakeDocument() {
  const head = {
    appendChild(script) {
      queueMicrotask(() => {
        runScript(script.src);
        script.onload({ type: 'load', target: script });
      });
    },
  };
  const createElement = () => ({ setAttribute: () => undefined });
  return { head, createElement, getElementsByTagName: () => [], currentScript: null };
}

function loadRemote(core, { version, name }) {
  const url = `${origin}/${version}/remoteEntry.js`;
  const run = async () => {
    runScript(url);
    return globalThis[name];
  };
  return core.getRemote({ name, url, run }).then((factory) => factory().default);
}

/** Runs work on a fake page. The shell's libraries load before it, because they look for a real page. */
async function onPage(work) {
  Object.assign(globalThis, { document: fakeDocument(), window: { location: { origin } } });
  try {
    return await work();
  } finally {
    delete globalThis.document;
    delete globalThis.window;
  }
}

describe('the runtime core of the shell', () => {
  let releases;
  before(async () => {
    releases = [];
    for (const version of ['1.0.0', '1.1.0', '2.0.0', '2.1.0']) releases.push(await buildRelease(version));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('has every name that the entry of a remote reads from it, the small and the full one', async () => {
    const names = usedNames(releases[0].compilation)[runtimeCore];
    assert.ok(names.includes('ModuleFederation'), `read from the core: ${names}`);
    const { smallCore } = await loadTypescript(join(federation, 'small-core.ts'));
    const fullCore = await import(runtimeCore);
    for (const core of [smallCore, fullCore]) {
      assert.deepEqual(
        names.filter((name) => core[name] === undefined),
        [],
      );
    }
  });

  test('is compared by the build: a name that it lacks is reported', async () => {
    const library = runtimeCore;
    assert.deepEqual(await missingNames({ [library]: ['ModuleFederation', 'later'] }), [{ library, name: 'later' }]);
    assert.equal((await lentByShell())[library].version, '2.9.2');
  });

  for (const [kind, file, create, major] of [
    ['small', 'small-core.ts', 'createSmallCore', '1.'],
    ['full', 'full-core.ts', 'createFullCore', '2.'],
  ]) {
    test(`runs two releases of one remote side by side (${kind})`, async () => {
      const core = (await loadTypescript(join(federation, file)))[create]();
      const pair = releases.filter(({ version }) => version.startsWith(major));
      const [older, newer] = await onPage(async () => {
        const remotes = await Promise.all(pair.map((release) => loadRemote(core, release)));
        const screens = await Promise.all(remotes.map((remote) => remote.features[0].screens.faulty()));
        assert.notEqual(screens[0].screen, screens[1].screen);
        return remotes;
      });
      assert.deepEqual([older.id, newer.id], ['mf-dashboards', 'mf-dashboards']);
      assert.notEqual(older, newer);
      const files = ['remote.js', 'remoteEntry.js', 'screen-faulty.js'];
      assert.deepEqual(
        loadedScripts.filter((path) => path.startsWith(major)).sort(),
        pair.flatMap(({ version }) => files.map((name) => `${version}/${name}`)),
      );
    });

    test(`answers false for a library that is not lent; the entry then throws (${kind})`, async () => {
      (await loadTypescript(join(federation, file)))[create]();
      const instance = new globalThis._FEDERATION_RUNTIME_CORE.ModuleFederation({ name: kind, remotes: [] });
      const shareConfig = { singleton: true, requiredVersion: '^3.0.0' };
      const question = { customShareInfo: { scope: ['default'], shareConfig } };
      assert.equal(await instance.loadShare('vue', question), false);
    });
  }
});
