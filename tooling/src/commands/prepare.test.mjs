import assert from 'node:assert/strict';
import { test } from 'node:test';

import { folderOfWorkspace, readJson, workspaces } from '../lib/workspace.mjs';

test('each command that needs packages installs them first', () => {
  const scripts = Object.entries(readJson('package.json').scripts);
  const plainScripts = scripts.filter(([, command]) => !command.includes('/prepare.mjs ')).map(([name]) => name);
  // `help` and `doctor` need no packages.
  assert.deepEqual(plainScripts, ['doctor', 'help']);
});

test('each package has the script that checks it alone', () => {
  for (const { folder, manifest } of workspaces()) {
    const script = 'node ../tooling/src/commands/prepare.mjs ../tooling/src/commands/check.mjs .';
    assert.equal(manifest.scripts?.check, script, folder);
  }
});

test('a package to check is named by its folder, its name or the remote alone', () => {
  for (const name of ['mf-public', '@enlace/mf-public', 'public'])
    assert.equal(folderOfWorkspace(name), 'mf-public', name);
  for (const name of ['mf-nope', '.', '']) assert.equal(folderOfWorkspace(name), null, name);
});
