import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { root } from '../lib/workspace.mjs';

const mostTests = 10;
const dayMs = 86_400_000;
const mostDays = 14;

/**
 * Problems with tests in quarantine. `files` are the texts of test files by path. A test in quarantine is in a file of
 * the full tier and has a comment: `// Quarantine 2026-11-27: the reason`.
 */
function checkQuarantine(files, now) {
  const marks = Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/^\s*\/\/ Quarantine(?: (\S+):)?(.*)$/gm)].map(([, date = '', reason]) => ({
      path,
      date,
      reason,
    })),
  );
  const problemsOf = ({ path, date, reason }) => {
    const ageMs = now - Date.parse(date);
    if (Number.isNaN(ageMs) || reason.trim() === '') return [`${path}: write the day and the reason`];
    const problems = path.includes('.full.') ? [] : [`${path}: move the test to the full tier`];
    return ageMs > mostDays * dayMs ? [...problems, `${path}: in quarantine since ${date}: find its cause`] : problems;
  };
  const tooMany =
    marks.length > mostTests ? [`${marks.length} tests are in quarantine, at most ${mostTests} can be`] : [];
  return [...tooMany, ...marks.flatMap(problemsOf)];
}

describe('unstable tests in quarantine', () => {
  test('are few, have a day and a reason, are in the full tier, and leave it within two weeks', () => {
    const list = [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '--',
      '*.test.ts',
      '*.test.tsx',
      '*.e2e.ts',
    ];
    const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
    const readText = (path) => {
      try {
        return readFileSync(join(root, path), 'utf8');
      } catch {
        // Deleted in the working tree.
        return '';
      }
    };
    const files = Object.fromEntries(paths.map((path) => [path, readText(path)]));
    assert.deepEqual(checkQuarantine(files, Date.now()), []);
  });

  test('are reported when they break a rule', () => {
    const now = Date.parse('2026-11-27');
    const check = (path, text) => checkQuarantine({ [path]: text }, now);
    assert.deepEqual(check('a.full.test.ts', '  // Quarantine 2026-11-20: sometimes a second mail'), []);
    assert.match(check('a.test.ts', '// Quarantine 2026-11-20: sometimes a second mail')[0], /full tier/);
    assert.match(check('a.full.e2e.ts', '// Quarantine 2026-11-01: slow')[0], /since 2026-11-01/);
    assert.match(check('a.full.e2e.ts', '// Quarantine: slow')[0], /the day and the reason/);
    assert.match(check('a.full.e2e.ts', '// Quarantine 2026-11-20:\n'.repeat(11))[0], /11 tests/);
  });
});
