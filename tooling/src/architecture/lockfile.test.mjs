import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readJson } from '../lib/workspace.mjs';

/** Folders in which node looks for a package that a package at `path` requires, nearest first. */
function* foldersOf(path) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (!folder.endsWith('node_modules')) yield folder === '' ? 'node_modules' : `${folder}/node_modules`;
    if (folder === '') return;
  }
}

/** Dependencies that no entry of the lockfile satisfies, as `package → dependency`. */
function missingEntries({ packages }) {
  const missingOf = ([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => ![...foldersOf(path)].some((folder) => packages[`${folder}/${name}`] !== undefined))
      .map((name) => `${path || 'the root'} → ${name}`);
  return Object.entries(packages)
    .filter(([, { link }]) => link !== true)
    .flatMap(missingOf);
}

test('the lockfile has every dependency, also the optional ones of other platforms', () => {
  // Else `npm ci` refuses it, and an installation on another system changes it.
  assert.deepEqual(missingEntries(readJson('package-lock.json')), []);
});

test('a dependency without an entry is reported, nested ones are found', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { optionalDependencies: { 'a-windows': '1', b: '2' } },
    'node_modules/a/node_modules/b': { version: '2', dependencies: { a: '1' } },
  };
  assert.deepEqual(missingEntries({ packages }), ['node_modules/a → a-windows']);
});
