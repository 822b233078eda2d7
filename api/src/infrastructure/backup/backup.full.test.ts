import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';

import { loadMigrations } from '../../app/migrations';
import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { isPostgres } from '../../testing/lane';
import { cloneTemplate, createEmptyDatabase, type TestDatabase } from '../../testing/template';
import type { ApiEnv } from '../env/env';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

/** Tables whose rows the rehearsal compares. */
const tables = ['users', 'events', 'orders', 'tickets', 'courses', 'audit_entries', 'kysely_migration'];

describe('backup and restore', () => {
  let place: string;
  let site: TestApi;
  let database: ApiEnv['database'];
  let dataDir: string;
  let schema: string;
  const databases: TestDatabase[] = [];

  /** An empty target of the kind of this lane. */
  const newSite = async (name: string): Promise<Pick<ApiEnv, 'database' | 'dataDir'>> => {
    const folder = join(place, name);
    if (!isPostgres)
      return { dataDir: folder, database: { kind: 'pglite', folder: join(folder, 'db'), freeSpaceFloor: 0 } };
    const empty = await createEmptyDatabase();
    databases.push(empty);
    return { dataDir: folder, database: empty.settings };
  };
  const countRows = async ({ deps }: TestApi): Promise<Record<string, unknown>> => {
    const counts = await Promise.all(
      tables.map((table) =>
        sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(deps.db),
      ),
    );
    return Object.fromEntries(tables.map((table, at) => [table, counts[at]?.rows[0]?.count]));
  };
  const backUp = (folder: string) =>
    makeBackup({
      env: { database, dataDir },
      folder,
      schema,
      now: new Date(),
      askForCopy: () => site.api.copyDatabase(),
    });

  before(async () => {
    place = await mkdtemp(join(tmpdir(), 'enlace-backup-'));
    schema = Object.keys(await loadMigrations()).at(-1) ?? '';
    const copy = await cloneTemplate();
    databases.push(copy);
    database = copy.settings;
    dataDir = join(place, 'site');
    site = await buildTestApi({ database, env: { dataDir, seeds: true } });
    await mkdir(join(dataDir, 'registry/mf-public/1.0.0'), { recursive: true });
    await writeFile(join(dataDir, 'registry/mf-public/1.0.0/remoteEntry.js'), 'the entry of a release');
    await mkdir(join(dataDir, 'files/ñ'), { recursive: true });
    await writeFile(join(dataDir, 'files/ñ/una foto.webp'), Buffer.from([0, 1, 2, 255]));
    await mkdir(join(dataDir, 'pages'), { recursive: true });
    await writeFile(join(dataDir, 'pages/home'), 'a kept page');
  });
  after(async () => {
    await site.close();
    for (const empty of databases) await empty.drop();
    await rm(place, { recursive: true, force: true });
  });

  let backup: string;
  let count = 0;
  beforeEach(() => {
    count += 1;
    backup = join(place, `backup-${count}`);
  });

  test('a site with files and releases is the same after a restore, with writes during the backup', async () => {
    const rowsBefore = await countRows(site);
    const writes = Array.from({ length: 5 }, (_, at) =>
      site.post('/api/addtag', { name: `During the backup ${at}` }, 'admin'),
    );
    const [manifest] = await Promise.all([backUp(backup), ...writes]);
    assert.ok(Object.keys(manifest.files).includes('data/files/ñ/una foto.webp'));
    assert.ok(!Object.keys(manifest.files).some((path) => path.includes('pages')));
    assert.deepEqual(
      (await readdir(dataDir)).filter((name) => name.startsWith('database-copy')),
      [],
    );

    const target = await newSite('restored');
    await restoreBackup({ env: target, folder: backup, knowsSchema: () => true });
    assert.deepEqual(await readFile(join(target.dataDir, 'files/ñ/una foto.webp')), Buffer.from([0, 1, 2, 255]));
    const entry = join(target.dataDir, 'registry/mf-public/1.0.0/remoteEntry.js');
    assert.equal(await readFile(entry, 'utf8'), 'the entry of a release');
    const restoredSite = await buildTestApi({
      database: target.database,
      env: { dataDir: target.dataDir, seeds: true },
    });
    try {
      const { audit_entries: auditBefore, ...rest } = rowsBefore;
      const { audit_entries: auditAfter, ...restAfter } = await countRows(restoredSite);
      assert.deepEqual(restAfter, rest);
      assert.ok(Number(auditAfter) >= Number(auditBefore));
      assert.equal((await restoredSite.post('/api/addtag', { name: 'After the restore' }, 'admin')).statusCode, 201);
    } finally {
      await restoredSite.close();
    }
  });

  test('nothing is overwritten, and nothing is restored from a damaged or foreign backup', async () => {
    await backUp(backup);
    await assert.rejects(backUp(backup), /is not empty: name a new folder/);
    const options = { folder: backup, knowsSchema: () => true };
    await assert.rejects(
      restoreBackup({ ...options, env: { database, dataDir } }),
      /has a site already \(.*files.*\): restore into a new DATA_DIR/,
    );
    if (isPostgres) {
      const env = { database, dataDir: join(place, 'new-folder') };
      await assert.rejects(restoreBackup({ ...options, env }), /The database is not empty/);
    }
    const target = await newSite('target');
    const refusal = (more: Partial<Parameters<typeof restoreBackup>[0]>): Promise<unknown> =>
      restoreBackup({ ...options, env: target, ...more }).then(
        () => assert.fail('it was restored'),
        (error: Error) => error.message,
      );
    assert.match(String(await refusal({ knowsSchema: () => false })), /made by a newer version .*install that version/);
    const otherKind: ApiEnv['database'] = isPostgres
      ? { kind: 'pglite', folder: join(place, 'other/db'), freeSpaceFloor: 0 }
      : { kind: 'postgres', url: 'postgres://localhost/none', readUrl: null, poolSize: 2 };
    assert.match(
      String(await refusal({ env: { dataDir: target.dataDir, database: otherKind } })),
      /The backup is one of (PostgreSQL|the embedded database)/,
    );
    assert.match(String(await refusal({ folder: place })), /is no complete backup: it has no manifest.json/);
    await writeFile(join(backup, 'data/files/ñ/una foto.webp'), 'changed');
    assert.match(String(await refusal({})), /is damaged: data\/files\/ñ\/una foto.webp has changed/);
    await rm(join(backup, 'data/files/ñ/una foto.webp'));
    assert.match(String(await refusal({})), /is incomplete: data\/files\/ñ\/una foto.webp is missing/);
    assert.deepEqual(await readdir(target.dataDir).catch(() => []), []);
  });

  test('an earlier version does not start on the database of a newer one', async () => {
    const copy = await cloneTemplate();
    const newer = await buildTestApi({ database: copy.settings });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '')`.execute(newer.deps.db);
    await newer.close();
    await assert.rejects(
      buildTestApi({ database: copy.settings }),
      /cannot be used by this version, .*9999-of-the-future.*: install the newer one, or restore a backup/,
    );
    await copy.drop();
  });

  test('a folder without a database, and a server that is away, are named in a sentence', async () => {
    const nowhere: ApiEnv['database'] = isPostgres
      ? { kind: 'postgres', url: 'postgres://enlace:a-secret@127.0.0.1:9/none', readUrl: null, poolSize: 2 }
      : { kind: 'pglite', folder: join(place, 'nowhere/db'), freeSpaceFloor: 0 };
    const askForCopy = (): Promise<string> => assert.fail('nothing runs there');
    const env = { database: nowhere, dataDir: join(place, 'nowhere') };
    await assert.rejects(makeBackup({ env, folder: backup, schema, now: new Date(), askForCopy }), (error: Error) => {
      assert.match(error.message, isPostgres ? /pg_dump failed: .*refused/s : /There is no database in .*nowhere\/db/);
      assert.ok(!error.message.includes('a-secret'));
      return true;
    });
  });
});
