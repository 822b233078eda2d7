import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../../..');
const list = 'mf-public/src/features/about/storage-entries.ts';

/** Names of cookies and storage entries: texts that begin with `enlace_` or `enlace.`. */
const key = /['"`}](enlace[._][a-z]+)(?=[ :'"`])/g;

/** Texts of this form that are no entry. */
const otherTexts = new Set(['enlace_shell', 'enlace_changes', 'enlace_mails', 'enlace.test', 'enlace.example']);

test('the privacy policy lists every cookie and storage entry of the code', () => {
  const packages = readdirSync(root).filter((name) => /^(shell|gateway|api|mf-.*|shared-(?!testing).*)$/.test(name));
  const files = packages
    .flatMap((name) => readdirSync(join(root, name, 'src'), { recursive: true }).map((file) => join(name, 'src', file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|story)\.|\/testing\//.test(file))
    .filter((file) => !file.startsWith('mf-public/src/features/about/'));
  const usedNames = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(key)].map(([, name]) => name),
  );
  const listedNames = [...readFileSync(join(root, list), 'utf8').matchAll(/name: '(enlace[^']+)'/g)].map(
    ([, name]) => name,
  );
  const expectedNames = [...new Set(usedNames)].filter((name) => !otherTexts.has(name)).sort();
  assert.deepEqual([...listedNames].sort(), expectedNames, `${list} and the code differ`);
});
