import { type BulkJob, bulkJobAnswerSchema, type BulkTrial, bulkTrialSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { pino } from 'pino';

import { DatabaseFault, sqlState } from '../../infrastructure/db/database-fault';
import { enqueue } from '../../infrastructure/jobs/enqueue';
import { createJobWorker } from '../../infrastructure/jobs/job-worker';
import { buildTestApi, type Caller, type TestApi } from '../../testing/build-test-api';
import { finishJob } from '../../testing/finish-job';
import { growTable } from '../../testing/grow-table';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { isBulkField } from './bulk-values';
import { startBulk } from './bulk-job';
import { bulkRunner } from './bulk-jobs';
import type { BatchRunner } from './run-job';
import { tableContents } from '../../testing/table-contents';
import { cancelBulk } from '../../testing/stages/kit/bulk-stage';
import { wideResources } from '../../testing/wide-resources';

let api: TestApi;
before(async () => {
  api = await buildTestApi({ logger: pino({ level: 'error' }) });
});
after(() => api.close());

const start = (resource: string, body: object, as: Caller = 'admin') => api.post(`/api/v2/${resource}/bulk`, body, as);

async function tryChange(resource: string, body: object): Promise<BulkTrial> {
  const answer = await start(resource, { ...body, dry_run: true });
  assert.equal(answer.statusCode, 200, answer.body);
  return bulkTrialSchema.parse(answer.json()).data;
}

async function ran(resource: string, body: object): Promise<BulkJob> {
  const answer = await start(resource, body);
  assert.equal(answer.statusCode, 202, answer.body);
  return finishJob(api, bulkJobAnswerSchema.parse(answer.json()).data.id);
}

async function undoJob(job: BulkJob): Promise<BulkJob> {
  const answer = await api.post(`/api/v2/bulk_jobs/${job.id}/undo`, undefined, 'admin');
  assert.equal(answer.statusCode, 202, answer.body);
  return finishJob(api, job.id);
}

const contents = (mountedResource: MountedResource): Promise<string> => tableContents(api.deps.db, mountedResource);

/** A list query that returns a few rows. */
async function aFew({ options }: MountedResource): Promise<Row> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(options.repository.table)} order by id
    limit 12`.execute(api.deps.db);
  return { where: JSON.stringify({ field: 'id', op: 'lte', value: rows.at(-1)?.id ?? 1 }) };
}

/** A value that some rows have; the test sets it for all rows. */
async function somethingToSet({ resource, options }: MountedResource): Promise<Row> {
  const { columns, table } = options.repository;
  const names = Object.keys(resource.write.shape).filter(
    (name) =>
      columns[name] === 'plain' && isBulkField(resource, options, name) && !/^(name|title|slug|email)$/.test(name),
  );
  for (const name of names) {
    const { rows } = await sql<{ value: unknown }>`select to_jsonb(${sql.ref(name)}) as value from ${sql.table(table)}
      where ${sql.ref(name)} is not null order by id limit 1`.execute(api.deps.db);
    const value = rows[0]?.value;
    if (value !== undefined && resource.write.shape[name] !== undefined) return { [name]: value };
  }
  return { [names[0] ?? 'name']: 'Something' };
}

for (const mountedResource of wideResources(1)) {
  const { resource, options } = mountedResource;
  const { edit, remove } = resource.wire;
  if (!resource.capabilities.bulk) continue;

  describe(`many ${resource.name}`, () => {
    if (edit !== undefined)
      test('are edited as the trial reports, and restored', async () => {
        await growTable(api.deps.db, options.repository.table, 40);
        const relation = resource.relations.find(({ field }) => options.relations?.[field] !== undefined);
        const attachedValues =
          relation === undefined ? {} : await someOf(mountedResource, relation.field, relation.attach);
        const body = {
          operation: 'edit',
          selection: { query: await aFew(mountedResource) },
          values: { ...(await somethingToSet(mountedResource)), ...attachedValues },
        };
        const was = await contents(mountedResource);
        const trial = await tryChange(resource.name, body);
        assert.equal(await contents(mountedResource), was, 'a trial changes nothing');
        const job = await ran(resource.name, body);
        compare(trial, job);
        const is = await contents(mountedResource);
        assert.equal(is === was, job.succeeded === 0);
        assert.equal((await tryChange(resource.name, body)).would_change, 0, 'what is done is done');
        if (job.succeeded === 0) return;
        const back = await undoJob(job);
        assert.deepEqual([back.state, back.undone], ['undone', { succeeded: job.succeeded, left: 0 }]);
        assert.equal(await contents(mountedResource), was, 'an undo leaves nothing behind');
      });

    if (remove !== undefined)
      test('are removed as the trial reports, and restored', async () => {
        const body = { operation: 'remove', selection: { query: await aFew(mountedResource), exclude: [1] } };
        const was = await contents(mountedResource);
        const trial = await tryChange(resource.name, body);
        assert.equal(await contents(mountedResource), was);
        const job = await ran(resource.name, body);
        compare(trial, job);
        if (job.succeeded === 0) return;
        const back = await undoJob(job);
        assert.deepEqual([back.state, back.undone?.succeeded], ['undone', job.succeeded]);
        assert.equal(await contents(mountedResource), was);
      });
  });
}

function compare(trial: BulkTrial, job: BulkJob): void {
  assert.deepEqual(
    [job.state, job.total, job.done, job.succeeded, job.reasons.length],
    ['done', trial.count, trial.count, trial.would_change, trial.skipped.length],
    JSON.stringify({ trial, job }),
  );
  assert.deepEqual(
    new Map(job.reasons.map((one) => [one.reason, one.count])),
    new Map(trial.skipped.map((one) => [one.reason, one.count])),
  );
  assert.equal(trial.samples.length, Math.min(5, trial.would_change));
  assert.equal(job.succeeded + job.failed + job.skipped, job.total);
}

async function someOf({ options }: MountedResource, field: string, attach: string): Promise<Row> {
  const pair = options.relations?.[field];
  if (pair === undefined) return {};
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(pair.target)}
    ${pair.isSoftDeleted ? sql`where deleted_at is null` : sql``} order by id desc limit 2`.execute(api.deps.db);
  return { [attach]: rows.map(({ id }) => id) };
}

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
      await sql`update background_jobs set due_at = now() where kind = 'test.bulk'`.execute(db);
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
