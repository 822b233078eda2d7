import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { readJson, root, workspaces } from '../lib/workspace.mjs';

const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const documentedNames = rows.flatMap(([names]) => [...names.matchAll(/`([^`]+)`/g)].map((match) => match[1]));

const manifests = [
  readJson('package.json'),
  readJson('bench/peers/package.json'),
  ...workspaces().map(({ manifest }) => manifest),
];
const versions = manifests.flatMap(({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }),
);
const usedNames = new Set(versions.map(([name]) => name).filter((name) => !name.startsWith('@enlace/')));

describe('docs/dependencies.md', () => {
  test('has a line for every dependency', () => {
    assert.deepEqual([...usedNames].filter((name) => !documentedNames.includes(name)).sort(), []);
  });

  test('has no line for what is gone', () => {
    assert.deepEqual(
      documentedNames.filter((name) => !usedNames.has(name)),
      [],
    );
  });

  test('says what each is for, what it costs and what would replace it', () => {
    const incomplete = rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''));
    assert.deepEqual(
      incomplete.map(([name]) => name),
      [],
    );
  });

  test('every dependency is pinned exactly', () => {
    const loose = versions.filter(([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+$/.test(version));
    assert.deepEqual(loose, []);
  });
});
