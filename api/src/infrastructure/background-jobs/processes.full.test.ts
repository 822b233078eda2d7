import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';

import { type Database, openDatabase } from '../db/open-database';
import { isPostgres } from '../../testing/lane';
import { cloneTemplate, type TestDatabase } from '../../testing/template';
import { enqueue } from './enqueue';
import { createJobWorker } from './job-worker';
import { addNotes, hangJob, note, noteJob, onceJob } from '../../testing/background-jobs/test-jobs';

const log = pino({ level: 'silent' });

describe('processes that run background jobs', () => {
  let copy: TestDatabase;
  before(async () => {
    copy = await cloneTemplate();
    const database = await open();
    await addNotes(database.db);
    await database.close();
  });
  beforeEach(async () => {
    const database = await open();
    await sql`delete from background_jobs`.execute(database.db);
    await sql`delete from job_notes`.execute(database.db);
    await database.close();
  });
  after(() => copy.drop());

  const open = (): Promise<Database> => openDatabase({ database: copy.settings, statementTimeoutMs: 20_000 }, log);
  const start = (): ChildProcess => {
    const program = fileURLToPath(new URL('./job-process.mjs', import.meta.url));
    return spawn(process.execPath, [program, JSON.stringify(copy.settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  };
  const endOf = (child: ChildProcess): Promise<number | null> =>
    new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  /** Resolves with the line, or with null at the end of the process. */
  const lineOf = async (child: ChildProcess, wantedLine: string): Promise<string | null> => {
    for await (const line of createInterface({ input: child.stdout ?? process.stdin }))
      if (line === wantedLine) return line;
    return null;
  };
  const notesOf = async ({ db }: Database) =>
    (await sql<{ number: number; pid: number }>`select number, pid from job_notes order by id`.execute(db)).rows;

  test('share five hundred jobs, run each once, and stop at SIGTERM', { skip: !isPostgres }, async () => {
    const database = await open();
    const children = [start(), start()];
    assert.deepEqual(await Promise.all(children.map((child) => lineOf(child, 'ready'))), ['ready', 'ready']);
    const numbers = Array.from({ length: 500 }, (_, index) => index);
    await database.db.transaction().execute(async (trx) => {
      for (const number of numbers) await enqueue(trx, noteJob, { number });
    });
    const countUnfinished = async (): Promise<number> =>
      (
        await sql<{ count: number }>`select count(*)::int as count from background_jobs where state <> 'done'`.execute(
          database.db,
        )
      ).rows[0]?.count ?? 0;
    while ((await countUnfinished()) > 0) await new Promise((resolve) => setImmediate(resolve));
    const ends = children.map(endOf);
    for (const child of children) child.kill('SIGTERM');
    assert.deepEqual(await Promise.all(ends), [0, 0]);
    const notes = await notesOf(database);
    assert.deepEqual(
      notes.map(({ number }) => number).sort((a, b) => a - b),
      numbers,
    );
    assert.equal(new Set(notes.map(({ pid }) => pid)).size, 2);
    await database.close();
  });

  for (const [job, isRunAgain] of [
    [hangJob, true],
    [onceJob, false],
  ] as const)
    test(`killed in ${job.kind}: ${isRunAgain ? 'the next one runs it again' : 'it is not repeated'}`, async () => {
      const before = await open();
      await enqueue(before.db, job, { number: 1 });
      await before.close();
      const child = start();
      const end = endOf(child);
      assert.equal(await lineOf(child, 'begun'), 'begun');
      child.kill('SIGKILL');
      await end;
      const database = await open();
      await sql`update background_jobs set due_at = now() - interval '1 second'`.execute(database.db);
      const runners = [job.runs(({ number }) => note(database.db, number))];
      const worker = createJobWorker({ db: database.db, log, runners });
      await worker.drain();
      await worker.close();
      assert.equal((await notesOf(database)).length, isRunAgain ? 2 : 1);
      const { rows } = await sql<{ state: string }>`select state from background_jobs`.execute(database.db);
      assert.deepEqual(rows, [{ state: isRunAgain ? 'done' : 'dead' }]);
      await database.close();
    });
});
