import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';

import { isPostgres } from '../../testing/lane';
import { copyTemplate } from '../../testing/template';
import { openDatabase, type Database } from './open-database';

const logger = pino({ level: 'silent' });
const open = (folder: string | null, statementTimeoutMs = 5000, freeSpaceFloor = 0): Promise<Database> =>
  openDatabase({ database: { kind: 'pglite', folder, freeSpaceFloor }, statementTimeoutMs }, logger);
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('the embedded database', { skip: isPostgres }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-pglite-'));
  let database: Database;
  before(async () => {
    await copyTemplate(folder);
    database = await open(folder, 2500);
    await sql`create table notes (id bigint generated always as identity primary key, text text)`.execute(database.db);
  });
  after(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('ends a slow query, and continues with the stored rows', async () => {
    await sql`insert into notes (text) values ('kept')`.execute(database.db);
    const endless = sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 1000000) b`;
    assert.equal(await codeOf(endless.execute(database.db)), '57014');
    const { rows } = await sql<{ text: string }>`select text from notes`.execute(database.db);
    assert.deepEqual(rows, [{ text: 'kept' }]);
  });

  test('rolls back a transaction whose thread was lost', async () => {
    const code = await codeOf(
      database.db.transaction().execute(async (trx) => {
        await sql`insert into notes (text) values ('lost')`.execute(trx);
        await sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 1000000) b`
          .execute(trx)
          .catch(() => undefined);
        await sql`insert into notes (text) values ('torn')`.execute(trx);
      }),
    );
    assert.notEqual(code, 'done');
    const { rows } = await sql<{ text: string }>`select text from notes where text in ('lost', 'torn')`.execute(
      database.db,
    );
    assert.deepEqual(rows, []);
  });

  test('loses nothing acknowledged when the process is killed', async () => {
    const place = mkdtempSync(join(tmpdir(), 'enlace-kill-'));
    await copyTemplate(join(place, 'db'));
    let acknowledgedPairs = 0;
    for (const round of [1, 2, 3]) {
      const program = fileURLToPath(new URL('./endless-writer.mjs', import.meta.url));
      const writer = spawn(process.execPath, [program, join(place, 'db')], { stdio: ['ignore', 'pipe', 'inherit'] });
      acknowledgedPairs = await killAfter(writer, acknowledgedPairs + 150);
      const reopenedDatabase = await open(join(place, 'db'));
      const { rows } = await sql<{ pairs: number; halves: number }>`select count(*) as pairs,
        count(*) filter (where (select count(*) from halves h where h.number = w.number) <> 2) as halves
        from written w`.execute(reopenedDatabase.db);
      const { pairs = 0, halves } = rows[0] ?? {};
      assert.ok(pairs >= acknowledgedPairs, `round ${round}: ${pairs} of ${acknowledgedPairs}`);
      assert.equal(halves, 0);
      acknowledgedPairs = pairs;
      await reopenedDatabase.close();
    }
    rmSync(place, { recursive: true, force: true });
  });
});

/** Reads `count` acknowledgements, then kills the process; answers the last acknowledged number. */
async function killAfter(writer: ChildProcess, count: number): Promise<number> {
  let last = 0;
  const lines = createInterface({ input: writer.stdout ?? process.stdin });
  lines.on('line', (line) => {
    last = Number(line);
    if (last >= count) writer.kill('SIGKILL');
  });
  await new Promise((resolve) => writer.on('close', resolve));
  return last;
}

describe('a full disk under the embedded database', { skip: isPostgres || process.getuid?.() !== 0 }, () => {
  const disk = mkdtempSync(join(tmpdir(), 'enlace-disk-'));
  before(() => void execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]));
  after(() => {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  test('refuses writes immediately, continues to read, and recovers by itself', async () => {
    await copyTemplate(join(disk, 'db'));
    const megabyte = 1024 * 1024;
    const database = await open(join(disk, 'db'), 5000, 64 * megabyte);
    await sql`create table notes (text text)`.execute(database.db);
    const write = () => codeOf(sql`insert into notes (text) values ('x')`.execute(database.db));
    const read = () => codeOf(sql`select * from notes`.execute(database.db));
    assert.deepEqual([await write(), await read()], ['done', 'done']);

    const filler = join(disk, 'filler');
    for (let size = 1; (await write()) === 'done' && size < 280; size += 8) {
      writeFileSync(filler, Buffer.alloc(8 * megabyte), { flag: 'a' });
      await new Promise((resolve) => setTimeout(resolve, 260));
    }
    const start = performance.now();
    assert.deepEqual([await write(), await read()], ['53100', 'done']);
    assert.ok(performance.now() - start < 4000);

    truncateSync(filler, 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.deepEqual([await write(), await read()], ['done', 'done']);
    const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(database.db);
    assert.ok((rows[0]?.count ?? 0) >= 2);
    await database.close();
  });
});
