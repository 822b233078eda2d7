import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { pino } from 'pino';
import * as z from 'zod';

import { type Database, openDatabase } from '../db/open-database';
import { transact } from '../db/transact';
import { isPostgres } from '../../testing/lane';
import { cloneTemplate, type TestDatabase } from '../../testing/template';
import { pauseAfter } from './backoff';
import { defineJob, HopelessJobError, type JobRunner, runAgain } from './define-job';
import { enqueue } from './enqueue';
import { reasonOf } from './failure-reason';
import { createJobWorker, type JobWorker } from './job-worker';
import { claimJobs, forgetOldJobs, planSlots } from './background-jobs.repository';
import { addNotes, note, noteJob, onceJob } from '../../testing/background-jobs/test-jobs';

interface JobRow {
  readonly state: string;
  readonly attempts: number;
  readonly reason: string | null;
  readonly wait: number;
}

const log = pino({ level: 'silent' });
const hourMs = 3_600_000;

describe('background jobs', () => {
  let copy: TestDatabase;
  let database: Database;
  const workers: JobWorker[] = [];

  before(async () => {
    copy = await cloneTemplate();
    database = await openDatabase({ database: copy.settings, statementTimeoutMs: 20_000 }, log);
    await addNotes(database.db);
  });
  after(async () => {
    await database.close();
    await copy.drop();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await sql`delete from background_jobs`.execute(database.db);
    await sql`delete from job_notes`.execute(database.db);
  });

  const noteRunner = () => noteJob.runs(({ number }) => note(database.db, number));
  const workerOf = (runners: readonly JobRunner[], settings: { pollMs?: number; leaseMs?: number } = {}): JobWorker => {
    const worker = createJobWorker({ db: database.db, log, runners, ...settings });
    workers.push(worker);
    return worker;
  };
  const rows = async (): Promise<JobRow[]> =>
    (
      await sql<JobRow>`select state, attempts, reason, extract(epoch from due_at - now())::float8 as wait
        from background_jobs order by id`.execute(database.db)
    ).rows;
  const notes = async (): Promise<number[]> =>
    (await sql<{ number: number }>`select number from job_notes order by id`.execute(database.db)).rows.map(
      ({ number }) => number,
    );
  const makeDue = () =>
    sql`update background_jobs set due_at = now() - interval '1 second' where state = 'waiting'`.execute(database.db);
  const waitForNotes = async (count: number): Promise<void> => {
    while ((await notes()).length < count) await new Promise((resolve) => setImmediate(resolve));
  };

  test('run once each, also by several workers', async () => {
    for (let number = 1; number <= 60; number += 1) await enqueue(database.db, noteJob, { number });
    const shared = [1, 2, 3].map(() => workerOf([noteRunner()]));
    await Promise.all(shared.map((worker) => worker.drain()));
    const numbers = await notes();
    assert.deepEqual(
      [...numbers].sort((a, b) => a - b),
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
    assert.ok((await rows()).every(({ state }) => state === 'done'));
  });

  test('of a transaction that fails never run', async () => {
    await assert.rejects(
      transact(database.db, async (trx) => {
        await enqueue(trx, noteJob, { number: 1 });
        throw new Error('the change failed');
      }),
    );
    assert.equal(await workerOf([noteRunner()]).drain(), 0);
  });

  test('start with the commit, without waiting for the next poll', async () => {
    workerOf([noteRunner()], { pollMs: hourMs }).start();
    await transact(database.db, async (trx) => {
      await enqueue(trx, noteJob, { number: 1 });
      assert.deepEqual(await sql`select 1 from job_notes`.execute(trx).then((answer) => answer.rows), []);
    });
    await waitForNotes(1);
  });

  test('of another process start within a second', async () => {
    workerOf([noteRunner()]).start();
    let quickest = Infinity;
    // The best of several measurements, because other work on the machine can delay one.
    for (let number = 1; number <= 10 && quickest >= 1; number += 1) {
      await sql`insert into background_jobs (kind, payload, most_attempts)
        values ('test.note', ${JSON.stringify({ number })}, 1)`.execute(database.db);
      await waitForNotes(number);
      const { rows: times } = await sql<{ seconds: number }>`select extract(epoch from started_at - created_at)::float8
        as seconds from background_jobs order by id desc limit 1`.execute(database.db);
      quickest = Math.min(quickest, times[0]?.seconds ?? Infinity);
    }
    assert.ok(quickest < 1, `${quickest} s`);
  });

  test('start when their time has come, and not before', async () => {
    await enqueue(database.db, noteJob, { number: 1 }, { runAt: new Date(Date.now() + hourMs) });
    const worker = workerOf([noteRunner()]);
    assert.equal(await worker.drain(), 0);
    await makeDue();
    assert.equal(await worker.drain(), 1);
  });

  test('with a key wait once, and once more when the first has begun', async () => {
    const key = { key: 'chapter 7' };
    assert.notEqual(await enqueue(database.db, noteJob, { number: 1 }, key), null);
    assert.equal(await enqueue(database.db, noteJob, { number: 1 }, key), null);
    const again = noteJob.runs(async ({ number }) => {
      if (number === 1) await enqueue(database.db, noteJob, { number: 2 }, key);
      await note(database.db, number);
    });
    await workerOf([again]).drain();
    assert.deepEqual(await notes(), [1, 2]);
  });

  test('move to the earlier time, also when the first one is committed while the second waits for it', async () => {
    const inHours = (hours: number) => ({
      key: 'event 7',
      isEarliest: true,
      runAt: new Date(Date.now() + hours * hourMs),
    });
    let second: Promise<unknown> = Promise.resolve();
    await transact(database.db, async (trx) => {
      await enqueue(trx, noteJob, { number: 1 }, inHours(6));
      second = transact(database.db, (other) => enqueue(other, noteJob, { number: 2 }, inHours(1)));
      // The embedded database has one connection: there the second begins after the commit.
      for (let isWaiting = !isPostgres; !isWaiting;)
        isWaiting = (await sql`select 1 from pg_locks where not granted`.execute(trx)).rows.length > 0;
    });
    await second;
    const [job, ...others] = await rows();
    assert.equal(others.length, 0);
    assert.ok(job !== undefined && Math.abs(job.wait - 3600) < 60, `due in ${job?.wait} s`);
  });

  test('that fail are repeated with growing pauses, and become dead in the end', async () => {
    const failing = defineJob({
      kind: 'test.fail',
      payload: z.object({}),
      retry: { attempts: 3, firstSeconds: 30, longestSeconds: 600 },
    });
    const reasons: string[] = [];
    const worker = workerOf([
      failing.runs(
        () => Promise.reject(new Error('451 ana@enlace.test is busy')),
        (_trx, _payload, reason) => Promise.resolve(void reasons.push(reason)),
      ),
    ]);
    await enqueue(database.db, failing, {});
    await worker.drain();
    const [first] = await rows();
    assert.deepEqual([first?.state, first?.attempts, first?.reason], ['waiting', 1, '451 [address] is busy']);
    assert.ok(first && first.wait > 20 && first.wait <= 30);
    assert.equal(await worker.drain(), 0);
    await makeDue();
    await worker.drain();
    const [second] = await rows();
    assert.ok(second && second.wait > 40 && second.wait <= 60);
    await makeDue();
    await worker.drain();
    assert.deepEqual(
      (await rows()).map(({ state, attempts, reason }) => [state, attempts, reason]),
      [['dead', 3, '451 [address] is busy']],
    );
    assert.deepEqual(reasons, ['451 [address] is busy']);
    await makeDue();
    assert.equal(await worker.drain(), 0);
  });

  test('that no further attempt can help are dead at once', async () => {
    const worker = workerOf([noteJob.runs(() => Promise.reject(new HopelessJobError('gone')))]);
    await enqueue(database.db, noteJob, { number: 1 });
    await sql`insert into background_jobs (kind, payload, most_attempts) values ('test.note', '{"number":"x"}', 9)`.execute(
      database.db,
    );
    await worker.drain();
    assert.deepEqual(
      (await rows()).map(({ state, reason }) => [state, reason]),
      [
        ['dead', 'gone'],
        ['dead', 'the payload does not fit the kind'],
      ],
    );
  });

  test('of a dead process are run by another one after the lease, except those that run at most once', async () => {
    await enqueue(database.db, noteJob, { number: 1 });
    await enqueue(database.db, onceJob, { number: 2 });
    const places = [noteJob, onceJob].map(({ kind }) => ({ kind, free: 1 }));
    assert.equal((await claimJobs(database.db, places, 30_000)).length, 2);
    const worker = workerOf([noteRunner(), onceJob.runs(({ number }) => note(database.db, number))]);
    assert.equal(await worker.drain(), 0);
    await sql`update background_jobs set due_at = now() - interval '1 second'`.execute(database.db);
    await worker.drain();
    assert.deepEqual(await notes(), [1]);
    assert.deepEqual(
      (await rows()).map(({ state, reason }) => [state, reason]),
      [
        ['done', null],
        ['dead', 'the process ended while the job ran'],
      ],
    );
  });

  test('that two workers run, after a lease ran out, are ended only by the second', async () => {
    await enqueue(database.db, noteJob, { number: 1 });
    let finish = (): void => undefined;
    const slow = workerOf([noteJob.runs(() => new Promise<void>((resolve) => (finish = resolve)))]);
    const first = slow.drain();
    while ((await rows())[0]?.state !== 'running') await new Promise((resolve) => setImmediate(resolve));
    await sql`update background_jobs set due_at = now() - interval '1 second'`.execute(database.db);
    const places = [{ kind: noteJob.kind, free: 1 }];
    assert.deepEqual(
      (await claimJobs(database.db, places, 30_000)).map(({ runs }) => runs),
      [2],
    );
    finish();
    await first;
    assert.deepEqual(
      (await rows()).map(({ state }) => state),
      ['running'],
    );
  });

  test('that run at most once are not repeated after a failure', async () => {
    await enqueue(database.db, onceJob, { number: 1 });
    const worker = workerOf([onceJob.runs(() => Promise.reject(new Error('half done')))]);
    await worker.drain();
    assert.deepEqual(
      (await rows()).map(({ state, attempts }) => [state, attempts]),
      [['dead', 1]],
    );
  });

  test('of one kind never delay another kind', async () => {
    const endless = defineJob({ kind: 'test.endless', payload: z.object({}), atOnce: 2 });
    for (let number = 0; number < 20; number += 1) await enqueue(database.db, endless, {});
    const waitForStop = ({ signal }: { signal: AbortSignal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(runAgain()), { once: true }));
    const worker = workerOf([endless.runs((_payload, run) => waitForStop(run)), noteRunner()]);
    worker.start();
    await enqueue(database.db, noteJob, { number: 1 });
    await waitForNotes(1);
    await worker.close();
    assert.deepEqual(
      (await rows()).map(({ state, attempts }) => [state, attempts]),
      [...Array.from({ length: 20 }, () => ['waiting', 0]), ['done', 1]],
    );
  });

  test('keep their lease while they run', async () => {
    await enqueue(database.db, noteJob, { number: 1 });
    let finish = (): void => undefined;
    const isRunning = new Promise<void>((announce) => {
      const slow = noteJob.runs(() => {
        announce();
        return new Promise<void>((resolve) => (finish = resolve));
      });
      // Shorter than the test, and long enough for a busy machine to renew it.
      workerOf([slow], { leaseMs: 1500 }).start();
    });
    // Before that, the rival can be first.
    await isRunning;
    const { rows: startRows } = await sql<{ until: Date }>`select now() + interval '2 seconds' as until`.execute(
      database.db,
    );
    const isOver = async () =>
      (await sql<{ is: boolean }>`select now() > ${startRows[0]?.until} as is`.execute(database.db)).rows[0]?.is;
    const rival = workerOf([noteRunner()]);
    while (!(await isOver())) await rival.drain();
    assert.deepEqual(await notes(), []);
    finish();
  });

  test('that recur run once per instant with any number of processes, and continue after a failure', async () => {
    const recurring = defineJob({
      kind: 'test.sweep',
      payload: z.object({}),
      everySeconds: 86_400,
      retry: { attempts: 1 },
    });
    const [one] = [...(await planSlots(database.db, [recurring])).values()];
    await planSlots(database.db, [recurring]);
    assert.ok(one && one.getTime() > Date.now() - 1000 && one.getTime() % 86_400_000 === 0);
    assert.equal((await rows()).length, 1);
    let count = 0;
    const sweeping = recurring.runs(() => {
      count += 1;
      return Promise.reject(new Error('no'));
    });
    const both = [workerOf([sweeping]), workerOf([sweeping])];
    await sql`update background_jobs set due_at = now() - interval '1 second', slot = slot - interval '1 day'`.execute(
      database.db,
    );
    await Promise.all(both.map((worker) => worker.drain()));
    assert.equal(count, 1);
    const states = async () => (await rows()).map(({ state }) => state);
    assert.deepEqual(await states(), ['dead', 'waiting']);
    await makeDue();
    await workerOf([sweeping]).drain();
    assert.deepEqual(await states(), ['dead'], 'the latest dead job alone stays');
  });

  test('are deleted a day after they are done, dead ones after three months', async () => {
    await sql`insert into background_jobs (kind, payload, most_attempts, state, ended_at)
      select 'test.note', '{}', 1, state, now() - make_interval(days => days)
      from (values ('done', 0), ('done', 2), ('dead', 2), ('dead', 91), ('waiting', 91)) as t(state, days)`.execute(
      database.db,
    );
    await forgetOldJobs(database.db);
    assert.deepEqual(
      (await rows()).map(({ state }) => state),
      ['done', 'dead', 'waiting'],
    );
  });
});

describe('a pause before the next attempt', () => {
  const rule = { attempts: 9, firstSeconds: 10, longestSeconds: 100 };

  test('doubles up to a limit, and is shortened by a random share', () => {
    const pauses = (random: number) => [1, 2, 3, 9].map((attempt) => pauseAfter(attempt, rule, () => random));
    assert.deepEqual(pauses(0), [10, 20, 40, 100]);
    assert.deepEqual(pauses(1), [7.5, 15, 30, 75]);
  });
});

describe('the reason of a failure', () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [new Error('550 <ana@enlace.test>: no such user\n  at send'), '550 <[address]>: no such user'],
    [new Error('invalid input syntax for type bigint: "Ana Ruiz"'), 'invalid input syntax for type bigint: […]'],
    [new Error('pin 123456 refused'), 'pin [number] refused'],
    [new Error('GET https://user:pass@mail.test/send?token=abc failed'), 'GET https://mail.test/send failed'],
    [new Error('key sk_test_4eC39HqLyjWDarjtT1zdp7dc'), 'key [secret]'],
    [Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED: connect failed'],
    [{ password: 'x' }, 'something that is not an error was thrown'],
  ];
  for (const [error, reason] of cases) test(`is "${reason}"`, () => assert.equal(reasonOf(error), reason));
});
