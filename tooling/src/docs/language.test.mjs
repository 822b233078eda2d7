import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { listFiles, pathBelow } from '../lib/files.mjs';
import { root } from '../lib/workspace.mjs';
import { checkWords } from './language/check-words.mjs';
import { cleanedFolders } from './language/cleaned-folders.mjs';
import { parseGlossary, readGlossary } from './language/glossary.mjs';

const glossary = readGlossary();

/** Sources of a workspace (its `src` and `bin`) or of a folder below one. */
function sourcesOf(folder) {
  const folders = folder.includes('/') ? [folder] : [`${folder}/src`, `${folder}/bin`];
  return folders
    .flatMap((name) => listFiles(join(root, name)))
    .filter((file) => /\.(tsx?|[mc]js)$/.test(file))
    .map((file) => [pathBelow(root, file), readFileSync(file, 'utf8')]);
}

function describeViolations(violations) {
  return violations.map(({ path, line, message, remedy }) => `${path}:${line}: ${message}\n    → ${remedy}`).join('\n');
}

describe('comments and names follow docs/GLOSSARY.md', () => {
  for (const folder of cleanedFolders) {
    test(folder, () => {
      assert.ok(existsSync(join(root, folder)), `${folder} does not exist`);
      const violations = sourcesOf(folder).flatMap(([path, source]) => checkWords(path, source, glossary));
      assert.equal(violations.length, 0, `\n${describeViolations(violations)}\n`);
    });
  }
});

describe('the language check', () => {
  const check = (source, path = 'a.ts') =>
    checkWords(path, source, glossary).map(({ line, message }) => [line, message]);

  test('reads terms and names from the tables', () => {
    const { synonyms, loneNames } = parseGlossary(
      '| t | m | d |\n| - | - | - |\n| user | A. | `whoever` |\n\n| participle | `found` |',
    );
    assert.deepEqual([...synonyms], [['whoever', 'user']]);
    assert.deepEqual([...loneNames], ['found']);
  });

  test('reports a forbidden synonym in a comment, with its line', () => {
    assert.deepEqual(check('const a = 1;\n/** Rights of whoever\n * signs in. */\nexport const b = 2;'), [
      [2, 'the comment uses "whoever"'],
    ]);
    assert.deepEqual(check('<p>{/* where it stands */}told</p>', 'a.tsx'), [[1, 'the comment uses "stands"']]);
  });

  test('reports a forbidden synonym in a name of several words', () => {
    assert.deepEqual(check('const isLetIn = true;'), [[1, 'the name isLetIn contains "let in"']]);
    assert.deepEqual(check('interface A { readonly isHers: boolean }'), [[1, 'the name isHers contains "hers"']]);
  });

  test('reports participles that are the whole name of a variable, a parameter or a function', () => {
    const source = 'const found = 1;\nfunction kept(given) {}\nconst { renamed, enabled, answer: sent } = found;';
    assert.deepEqual(
      check(source).map(([line, message]) => `${line} ${message.split(' ')[2]}`),
      ['1 found', '2 kept', '2 given', '3 renamed', '3 sent'],
    );
  });

  test('reports references to documents outside the repository', () => {
    for (const reference of ['SPEC §6', 'see DESIGN', 'research/front-end', 'CONVENTIONS 3', '§ 4'])
      assert.equal(check(`// Limits (${reference}).\nconst limit = 1;`).length, 1, reference);
  });

  test('accepts texts, links into docs and names with a noun', () => {
    assert.deepEqual(check("// See docs/SPECIFICATION.md.\nconst foundRow = 'whoever stands there: SPEC §6';"), []);
  });
});
