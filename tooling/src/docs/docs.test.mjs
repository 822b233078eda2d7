import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { readJson, root, workspaces } from '../lib/workspace.mjs';
import { linksOf, pathsOf, readDocs, scriptsOf } from './read-docs.mjs';

const docs = readDocs();

/** `page: target` for each target that `find` reads from a page and `isRight` rejects. */
function listWrong(find, isRight) {
  return docs.flatMap((doc) =>
    find(doc)
      .filter((target) => !isRight(target))
      .map((target) => `${doc.path}: ${target}`),
  );
}

describe('documentation', () => {
  test('links lead to files that exist', () => {
    assert.deepEqual(
      listWrong(linksOf, (target) => existsSync(join(root, target))),
      [],
    );
  });

  test('paths written as code exist', () => {
    assert.deepEqual(
      listWrong(pathsOf, (path) => existsSync(join(root, path))),
      [],
    );
  });

  test('every npm script that is mentioned is one', () => {
    const { scripts } = readJson('package.json');
    assert.deepEqual(
      listWrong(scriptsOf, (name) => name in scripts),
      [],
    );
  });

  test('decisions are numbered without gaps and say context, decision and consequences', () => {
    const decisions = docs.filter(({ path }) => path.startsWith('docs/decisions/'));
    decisions.forEach(({ path, text }, index) => {
      assert.match(path, new RegExp(`/${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`));
      for (const heading of ['Context', 'Decision', 'Consequences'])
        assert.match(text, new RegExp(`^## ${heading}$`, 'm'), path);
    });
  });

  test('the map in the README names every workspace', () => {
    const readme = docs.find(({ path }) => path === 'README.md');
    const unnamedWorkspaces = workspaces().filter(({ folder }) => !readme.text.includes(folder));
    assert.deepEqual(
      unnamedWorkspaces.map(({ folder }) => folder),
      [],
    );
  });
});
