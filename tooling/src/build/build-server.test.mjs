import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { root } from '../lib/workspace.mjs';
import { buildServer } from './build-server.mjs';
import { emptyDatabaseFile } from './empty-database.mjs';

let folder;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'enlace-server-'));
  await buildServer(folder);
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Text of a built file and of all files that it loads at once. */
function readStart(name, visitedFiles = new Set()) {
  if (visitedFiles.has(name)) return '';
  visitedFiles.add(name);
  // A long line is divided, also within a text.
  const text = readFileSync(join(folder, 'dist', name), 'utf8').replaceAll('\\\n', '');
  const imports = [...text.matchAll(/\b(?:import|export)\b(?:[^;"()]*?\bfrom)?\s*"\.\/([^"]+)"/g)];
  return text + imports.map(([, other]) => readStart(other, visitedFiles)).join('');
}

/** A word of the demo data: the password of its accounts. */
const demoWord = 'enlace-demo-1';

test('no program loads demo data when it starts', () => {
  for (const program of ['main.mjs', 'api-main.mjs', 'render-worker.mjs', 'pglite-worker.mjs'])
    assert.ok(!readStart(program).includes(demoWord), program);
});

test('demo data is a file that the programs can load', () => {
  for (const program of ['main.mjs', 'api-main.mjs']) {
    const later = [...readStart(program).matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => name);
    assert.ok(
      later.some((name) => readStart(name).includes(demoWord)),
      program,
    );
  }
});

test('the files of an empty database are beside the programs, so that a first start needs little memory', () => {
  const { size } = statSync(join(folder, 'dist', emptyDatabaseFile));
  assert.ok(size > 1_000_000);
});

test('every file of the folder of migrations is in the program', () => {
  const names = readdirSync(join(root, 'api/src/app/migrations')).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  const text = readStart('api-main.mjs');
  assert.ok(names.length > 15);
  for (const name of names) assert.ok(text.includes(`"${name.replace('.ts', '')}"`), name);
});
