import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { copyProject, resourceFiles, resourceFolders, resourceLists } from './new-project.mjs';

const { execute, make, bin, remove } = copyProject();

// Types, calls, features, remotes and builds: new.full.test.mjs.
describe('npm run new -- resource', () => {
  before(() => make('resource', 'merit-badges'));
  after(remove);

  test('writes formatted files', () => execute(bin('prettier'), '--check', ...resourceFiles, ...resourceLists));

  // The lists were linted before the new line.
  test('writes files without lint errors', () => execute(bin('eslint'), ...resourceFiles));

  test('writes files without errors of rules with types', () => execute(bin('oxlint'), ...resourceFolders));

  test('writes screens that pass the standard suite', () => {
    const suite = ['mf-admin-content/src/testing/standard-', 'mf-admin-content/src/remote.test.ts'];
    return execute(bin('jest'), '--maxWorkers=1', ...suite, '-t', 'merit-badges|every page');
  });

  test('refuses a place that is taken', async () => {
    await assert.rejects(make('resource', 'merit-badges'), /exists already/);
  });
});
