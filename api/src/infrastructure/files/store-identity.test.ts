import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { pino } from 'pino';

import { buildTestApi } from '../../testing/build-test-api';
import { isPostgres } from '../../testing/lane';
import { cloneTemplate, type TestDatabase } from '../../testing/template';
import { type Database, openDatabase } from '../db/open-database';
import { claimRegistryStore } from './registry-store';
import { claimFileStore } from './store-identity';

const refusal = /cannot be used with this database.*DATA_DIR.*ADOPT_DATA_DIR=true/;

describe('the folder of files of a database', () => {
  let copy: TestDatabase;
  let database: Database;
  const base = mkdtempSync(join(tmpdir(), 'enlace-stores-'));
  const first = join(base, 'first/files');
  const second = join(base, 'second/files');

  before(async () => {
    copy = await cloneTemplate();
    database = await openDatabase({ database: copy.settings, statementTimeoutMs: 20_000 }, pino({ level: 'silent' }));
  });
  after(async () => {
    await database.close();
    await copy.drop();
    rmSync(base, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const name of readdirSync(base)) rmSync(join(base, name), { recursive: true });
    await sql`delete from file_store`.execute(database.db);
  });
  const claim = (folder: string, adopts = false) => claimFileStore(database.db, folder, { adopts });

  test('is the one of the first start, also when processes start at once', async () => {
    await Promise.all([claim(first), claim(first), claim(first)]);
    await claim(first);
  });

  test('is refused when the database belongs to another folder, empty or not', async () => {
    await claim(first);
    await assert.rejects(claim(second), refusal);
    await sql`delete from file_store`.execute(database.db);
    await claim(second);
    await assert.rejects(claim(first), refusal);
  });

  test('fits after it was moved or restored', async () => {
    await claim(first);
    renameSync(join(base, 'first'), join(base, 'moved'));
    await claim(join(base, 'moved/files'));
  });

  test('fits a new database', async () => {
    await claim(first);
    await sql`delete from file_store`.execute(database.db);
    await claim(first);
  });

  test('replaces another one on request, which is then refused', async () => {
    await claim(first);
    await claim(second, true);
    await claim(second);
    await assert.rejects(claim(first), refusal);
  });

  test('gets a new identity when the file of it is damaged', async () => {
    await claim(first);
    writeFileSync(join(first, 'store-id'), 'half a');
    await assert.rejects(claim(first), refusal);
    await claim(first, true);
    await claim(first);
  });

  test('of releases is the one of the first gateway, and another one replaces it on request', async () => {
    const [id, other] = ['0b5e6f0e-3d0c-4b1e-9b59-3f1c6f0e3d0c', '1b5e6f0e-3d0c-4b1e-9b59-3f1c6f0e3d0c'];
    await sql`delete from registry_store`.execute(database.db);
    await Promise.all([1, 2, 3].map(() => claimRegistryStore(database.db, { id, adopts: false })));
    await assert.rejects(claimRegistryStore(database.db, { id: other, adopts: false }), { code: 'CONFLICT' });
    await claimRegistryStore(database.db, { id: other, adopts: true });
    await assert.rejects(claimRegistryStore(database.db, { id, adopts: false }), { code: 'CONFLICT' });
  });

  test('is compared at the start of a process on PostgreSQL', { skip: !isPostgres }, async () => {
    const start = (name: string, env = {}) =>
      buildTestApi({ database: copy.settings, env: { dataDir: join(base, name), ...env } });
    await (await start('first')).close();
    await assert.rejects(start('second'), refusal);
    await (await start('first')).close();
    await (await start('second', { adoptsDataDir: true })).close();
  });
});
