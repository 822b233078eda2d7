import { type BulkJob, bulkJobAnswerSchema } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';

import { DatabaseFault, sqlState } from '../../../infrastructure/db/database-fault';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import { createJobWorker } from '../../../infrastructure/background-jobs/job-worker';
import { finishJob } from '../../../testing/finish-job';
import type { Row } from '../../core/table/repository';
import { startBulk } from './bulk-job';
import { bulkRunner } from './bulk-jobs';
import type { BatchRunner } from './run-job';
import { cancelBulk, createBulkCalls, testBulkOfResources } from '../../../testing/stages/kit/bulk-stage';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

let api: TestApi;
before(async () => {
  api = await buildTestApi({ logger: pino({ level: 'error' }) });
});
after(() => api.close());

const { start, ran, undoJob } = createBulkCalls(() => api);

testBulkOfResources(() => api, 'first');

describe('a bulk change', () => {
  const edit = { operation: 'edit', values: { state: 'Z' } };
  const of = (query: object, more: object = {}) => ({ ...edit, selection: { query }, ...more });

  test('is for users who may change rows, and refuses operations that the resource does not have', async () => {
    for (const [role, status] of [
      [null, 401],
      ['latinas', 403],
      ['recruiters', 403],
      ['admin', 200],
    ] as const)
      assert.equal((await start('chapters', of({}, { dry_run: true }), role)).statusCode, status, String(role));
    for (const [body, field] of [
      [of({ where: 'no' }), 'where'],
      [of({ sort: 'password' }), 'sort'],
      // A mistake in the name of a filter must not choose every row.
      [of({ contry_code: 'MX' }), 'contry_code'],
      [of({ 'status[]': 'draft', Search: 'x' }), 'Search'],
      [{ ...of({}), operation: 'burn' }, 'operation'],
      [{ ...of({}), operation: 'hardRemove' }, 'operation'],
      [{ ...of({}), values: {} }, 'values'],
      [{ ...of({}), values: { translations: {} } }, 'translations'],
      [{ ...of({}), values: { id: 3 } }, 'id'],
      [{ ...of({}), values: { status: 'gone' } }, 'status'],
      [{ ...of({}), values: { attach_chapter_leaders: [999_999] } }, 'attach_chapter_leaders'],
    ] as const) {
      const answer = await start('chapters', body);
      assert.equal(answer.statusCode, 422, JSON.stringify(body));
      assert.ok(field in answer.json<{ errors: object }>().errors, answer.body);
    }
    assert.equal((await start('founders', of({}))).statusCode, 404);
  });

  test('leaves out rows with later changes, and reports them', async () => {
    const job = await ran(
      'chapters',
      of({ where: JSON.stringify({ field: 'country_code', op: 'in', value: ['CO'] }) }),
    );
    assert.ok(job.succeeded > 2);
    const { rows } = await sql<{ id: number }>`select row_id as id from bulk_rows where job_id = ${job.id}
      and state = 'changed' limit 1`.execute(api.deps.db);
    const id = rows[0]?.id;
    assert.equal((await api.post(`/api/editchapters?id=${id}`, { city: 'Otra' }, 'admin')).statusCode, 200);
    const back = await undoJob(job);
    assert.deepEqual(back.undone, { succeeded: job.succeeded - 1, left: 1 });
    const report = await api.get(`/api/v2/bulk_jobs/${job.id}/report`, 'admin');
    assert.ok(report.body.includes(`${id},Left as it is,It was changed since`), report.body);
    assert.equal(report.body.split('\r\n').length, job.total + 2);
    const again = await api.post(`/api/v2/bulk_jobs/${job.id}/undo`, undefined, 'admin');
    assert.equal(again.statusCode, 409);
    const chapter = (await api.get(`/api/chapters/get/${id}`, 'admin')).json<{ data: Row }>().data;
    assert.deepEqual([chapter['city'], chapter['state']], ['Otra', 'Z']);
  });

  test('is visible only to its user, in the list of jobs', async () => {
    const job = await ran('tags', { operation: 'remove', selection: { ids: [1, 999_999] } });
    assert.deepEqual([job.succeeded, job.reasons], [1, [{ reason: 'missing', count: 1 }]]);
    assert.equal((await api.get(`/api/v2/bulk_jobs/${job.id}`, 'latinas')).statusCode, 404);
    const ownJobs = (await api.get('/api/v2/bulk_jobs', 'admin')).json<{ data: BulkJob[] }>().data;
    assert.equal(ownJobs[0]?.id, job.id);
    const audit = await sql<{ action: string }>`select action from audit_entries where resource = 'tags'
      order by id desc limit 1`.execute(api.deps.db);
    assert.equal(audit.rows[0]?.action, 'bulk:remove');
    await undoJob(job);
    assert.equal((await api.get('/api/tags/get/1')).statusCode, 200);
  });

  test('with a repeated key is the same change, one after the other or both at once', async () => {
    const body = { ...edit, values: { state: 'K' }, selection: { ids: [2, 3] }, key: 'a-change-of-two-chapters' };
    const answers = [
      await start('chapters', body),
      ...(await Promise.all([start('chapters', body), start('chapters', body)])),
    ];
    const ids = answers.map((answer) => bulkJobAnswerSchema.parse(answer.json()).data.id);
    assert.equal(new Set(ids).size, 1, ids.join());
    const job = await finishJob(api, ids[0] ?? 0);
    assert.equal(job.succeeded, 2);
    assert.notEqual((await ran('chapters', { ...body, key: 'another-change' })).id, job.id);
  });

  test('is in the list of jobs with an undo until it is undone', async () => {
    const open = async (resource: string) =>
      (await api.get(`/api/v2/bulk_jobs?open=1&resource=${resource}`, 'admin'))
        .json<{ data: BulkJob[] }>()
        .data.map(({ id }) => id);
    const job = await ran('chapters', { ...edit, values: { state: 'W' }, selection: { ids: [2] } });
    assert.equal((await open('chapters'))[0], job.id);
    assert.ok(!(await open('tags')).includes(job.id));
    await undoJob(job);
    assert.ok(!(await open('chapters')).includes(job.id));
    assert.equal((await api.get('/api/v2/bulk_jobs?open=maybe', 'admin')).statusCode, 422);
  });

  test('keeps a revision of each row', async () => {
    const job = await ran('chapters', { ...edit, values: { state: 'Y' }, selection: { ids: [2] } });
    assert.equal(job.succeeded, 1);
    const { rows } = await sql<{ action: string; after: Row }>`select action, after from revisions
      where resource = 'chapters' and row_id = 2 order by n desc limit 1`.execute(api.deps.db);
    assert.deepEqual([rows[0]?.action, rows[0]?.after['state']], ['bulk', 'Y']);
  });

  test('ends after a cancellation, and can be undone', () => cancelBulk(api, 300));

  /** A job with one row, as a process leaves it that dies in attempt number `attempts`. */
  const addDying = async (attempts: number): Promise<number> => {
    const { rows } = await sql<{ id: number }>`with job as (insert into bulk_jobs
        (operation, resource, actor_id, origin, locale, body, total, state, created_at)
        values ('edit', 'chapters', 1, '{}', 'en', '{"state":"late"}', 1, 'running', now()) returning id),
      its_row as (insert into bulk_rows (job_id, position, row_id) select id, 1, 3 from job),
      its_run as (insert into background_jobs (kind, payload, state, due_at, runs, attempts, most_attempts)
        select 'bulk.run', json_build_object('job', id), 'running', now() - interval '1 second', ${attempts}::int,
          ${attempts}::int, 5 from job)
      select id from job`.execute(api.deps.db);
    return rows[0]?.id ?? 0;
  };

  test('of a dead process is continued by another; it is given up after several deaths', async () => {
    const [dying, dead] = [await addDying(1), await addDying(5)];
    assert.equal((await finishJob(api, dying)).state, 'done');
    assert.equal((await finishJob(api, dead)).state, 'failed');
    const chapter = (await api.get('/api/chapters/get/3', 'admin')).json<{ data: Row }>().data;
    assert.equal(chapter['state'], 'late');
  });

  test('waits for a database that is unavailable, and continues; other errors end it', async () => {
    const { db } = api.deps;
    const log = pino({ level: 'silent' });
    const end = async (fault: Error): Promise<string> => {
      const { rows } = await sql<{ id: number }>`insert into bulk_jobs
        (operation, resource, actor_id, origin, locale, body, total, state, created_at)
        values ('edit', 'nowhere', 1, '{}', 'en', '{}', 1, 'queued', now()) returning id`.execute(db);
      const id = Number(rows[0]?.id);
      let faults = 0;
      const runner: BatchRunner = () => {
        faults += 1;
        return faults > 1 ? Promise.resolve(null) : Promise.reject(fault);
      };
      const work = bulkRunner(api.deps, () => runner);
      const testJob = { ...work, job: { ...work.job, kind: 'test.bulk' } };
      await enqueue(db, testJob.job, { job: id });
      const worker = createJobWorker({ db, runners: [testJob], log });
      await worker.drain();
      await sql`update background_jobs set due_at = now() - interval '1 second' where kind = 'test.bulk'`.execute(db);
      await worker.drain();
      await worker.close();
      return (await finishJob(api, id)).state;
    };
    assert.equal(await end(new DatabaseFault(sqlState.queryCanceled, 'too slow')), 'done');
    assert.equal(await end(new Error('a fault of ours')), 'failed');
  });

  test('checks the rights of the user again when it runs', async () => {
    const { rows } = await sql<{ id: number }>`with job as (insert into bulk_jobs
        (operation, resource, actor_id, origin, locale, body, total, state, created_at)
        values ('edit', 'chapters', 2, '{}', 'en', '{"state":"stolen"}', 1, 'queued', now()) returning id)
      insert into bulk_rows (job_id, position, row_id) select id, 1, 3 from job returning job_id as id`.execute(
      api.deps.db,
    );
    await startBulk(api.deps.db, Number(rows[0]?.id));
    const job = await finishJob(api, Number(rows[0]?.id), 'latinas');
    assert.deepEqual([job.succeeded, job.reasons], [0, [{ reason: 'forbidden', count: 1 }]]);
  });
});
