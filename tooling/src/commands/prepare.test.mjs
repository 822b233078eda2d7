import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readJson } from '../lib/workspace.mjs';

test('each command that needs packages installs them first', () => {
  const scripts = Object.entries(readJson('package.json').scripts);
  const plainScripts = scripts.filter(([, command]) => !command.includes('/prepare.mjs ')).map(([name]) => name);
  // `help` and `doctor` need no packages.
  assert.deepEqual(plainScripts, ['doctor', 'help']);
});
