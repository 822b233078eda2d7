import { build } from 'esbuild';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { listMigrations } from '../infrastructure/db/read-migrations';
import { bundleMigrations } from './bundle-migrations';
import { loadMigrations } from './migrations';

let project: string;
const folder = () => join(project, 'api/src/app/migrations');
const addMigration = (name: string) => writeFileSync(join(folder(), `${name}.ts`), 'export async function up() {}\n');

before(() => {
  project = mkdtempSync(join(tmpdir(), 'enlace-migrations-'));
  mkdirSync(folder(), { recursive: true });
  writeFileSync(`${folder()}.ts`, '// Replaced in a bundle.\n');
  writeFileSync(join(folder(), 'chapters.test.ts'), '');
  addMigration('0002-events');
  addMigration('0001-chapters');
});
after(() => rmSync(project, { recursive: true, force: true }));

async function namesInBundle(file: string): Promise<string[]> {
  const outfile = join(project, file);
  const entryPoints = [`${folder()}.ts`];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', plugins: [bundleMigrations] });
  const module: { loadMigrations: typeof loadMigrations } = await import(pathToFileURL(outfile).href);
  const migrations = await module.loadMigrations();
  assert.ok(Object.values(migrations).every(({ up }) => typeof up === 'function'));
  return Object.keys(migrations);
}

test('a new file is a migration, from source and in a bundle, without a list that names it', async () => {
  assert.deepEqual(listMigrations(folder()), ['0001-chapters', '0002-events']);
  assert.deepEqual(await namesInBundle('before.mjs'), listMigrations(folder()));
  addMigration('0003-badges');
  assert.deepEqual(listMigrations(folder()), ['0001-chapters', '0002-events', '0003-badges']);
  assert.deepEqual(await namesInBundle('after.mjs'), listMigrations(folder()));
});

test('the API has the migrations of its folder', async () => {
  assert.deepEqual(Object.keys(await loadMigrations()), listMigrations(join(import.meta.dirname, 'migrations')));
});
