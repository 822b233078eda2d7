import type { LightMyRequestResponse } from 'fastify';
import { type BulkJob, bulkJobAnswerSchema, type BulkTrial, bulkTrialSchema } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Db } from '../../../infrastructure/db/database';
import { isBulkField } from '../../../kit/capabilities/bulk/bulk-values';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import type { Caller, TestApi } from '../../build-test-api';
import { finishJob } from '../../finish-job';
import { growTable } from '../../grow-table';
import { tableContents } from '../../table-contents';
import type { Tier } from '../../tier';
import { wideResources } from '../../wide-resources';

/** Calls of bulk changes. `findApi` returns the API that answers them. */
export function createBulkCalls(findApi: () => TestApi) {
  const start = (resource: string, body: object, as: Caller = 'admin'): Promise<LightMyRequestResponse> =>
    findApi().post(`/api/v2/${resource}/bulk`, body, as);
  return {
    start,
    tryChange: async (resource: string, body: object): Promise<BulkTrial> => {
      const answer = await start(resource, { ...body, dry_run: true });
      assert.equal(answer.statusCode, 200, answer.body);
      return bulkTrialSchema.parse(answer.json()).data;
    },
    ran: async (resource: string, body: object): Promise<BulkJob> => {
      const answer = await start(resource, body);
      assert.equal(answer.statusCode, 202, answer.body);
      return finishJob(findApi(), bulkJobAnswerSchema.parse(answer.json()).data.id);
    },
    undoJob: async (job: BulkJob): Promise<BulkJob> => {
      const answer = await findApi().post(`/api/v2/bulk_jobs/${job.id}/undo`, undefined, 'admin');
      assert.equal(answer.statusCode, 202, answer.body);
      return finishJob(findApi(), job.id);
    },
  };
}

/**
 * Changes and removes rows of each resource, compares the result with that of the trial, and undoes it: in the first
 * tier two rows, which one half of the resources changes and the other half removes.
 */
export function testBulkOfResources(findApi: () => TestApi, tier: Tier): void {
  const { tryChange, ran, undoJob } = createBulkCalls(findApi);
  const rowCount = tier === 'full' ? 12 : 2;
  for (const [turn, mountedResource] of wideResources(1).entries()) {
    const { resource, options } = mountedResource;
    const { edit, remove } = resource.wire;
    if (!resource.capabilities.bulk) continue;
    const isRemoved = remove !== undefined && (tier === 'full' || turn % 2 === 1 || edit === undefined);
    const isEdited = edit !== undefined && (tier === 'full' || !isRemoved);

    describe(`many ${resource.name}`, () => {
      if (isEdited)
        test('are edited as the trial reports, and restored', async () => {
          const { db } = findApi().deps;
          await growTable(db, options.repository.table, 40);
          const relation = resource.relations.find(({ field }) => options.relations?.[field] !== undefined);
          const attachedValues =
            relation === undefined ? {} : await someOf(db, mountedResource, relation.field, relation.attach);
          const body = {
            operation: 'edit',
            selection: { query: await aFew(db, mountedResource, rowCount) },
            values: { ...(await somethingToSet(db, mountedResource)), ...attachedValues },
          };
          const was = await tableContents(db, mountedResource);
          const trial = await tryChange(resource.name, body);
          assert.equal(await tableContents(db, mountedResource), was, 'a trial changes nothing');
          const job = await ran(resource.name, body);
          compare(trial, job);
          const is = await tableContents(db, mountedResource);
          assert.equal(is === was, job.succeeded === 0);
          assert.equal((await tryChange(resource.name, body)).would_change, 0, 'what is done is done');
          if (job.succeeded === 0) return;
          const back = await undoJob(job);
          assert.deepEqual([back.state, back.undone], ['undone', { succeeded: job.succeeded, left: 0 }]);
          assert.equal(await tableContents(db, mountedResource), was, 'an undo leaves nothing behind');
        });

      if (isRemoved)
        test('are removed as the trial reports, and restored', async () => {
          const { db } = findApi().deps;
          const body = {
            operation: 'remove',
            selection: { query: await aFew(db, mountedResource, rowCount), exclude: [1] },
          };
          const was = await tableContents(db, mountedResource);
          const trial = await tryChange(resource.name, body);
          assert.equal(await tableContents(db, mountedResource), was);
          const job = await ran(resource.name, body);
          compare(trial, job);
          if (job.succeeded === 0) return;
          const back = await undoJob(job);
          assert.deepEqual([back.state, back.undone?.succeeded], ['undone', job.succeeded]);
          assert.equal(await tableContents(db, mountedResource), was);
        });
    });
  }
}

/** A list query that returns a few rows. */
async function aFew(db: Db, { options }: MountedResource, rowCount: number): Promise<Row> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(options.repository.table)} order by id
    limit ${rowCount}`.execute(db);
  return { where: JSON.stringify({ field: 'id', op: 'lte', value: rows.at(-1)?.id ?? 1 }) };
}

/** A value that some rows have; the test sets it for all rows. */
async function somethingToSet(db: Db, { resource, options }: MountedResource): Promise<Row> {
  const { columns, table } = options.repository;
  const names = Object.keys(resource.write.shape).filter(
    (name) =>
      columns[name] === 'plain' && isBulkField(resource, options, name) && !/^(name|title|slug|email)$/.test(name),
  );
  for (const name of names) {
    const { rows } = await sql<{ value: unknown }>`select to_jsonb(${sql.ref(name)}) as value from ${sql.table(table)}
      where ${sql.ref(name)} is not null order by id limit 1`.execute(db);
    const value = rows[0]?.value;
    if (value !== undefined && resource.write.shape[name] !== undefined) return { [name]: value };
  }
  return { [names[0] ?? 'name']: 'Something' };
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

async function someOf(db: Db, { options }: MountedResource, field: string, attach: string): Promise<Row> {
  const pair = options.relations?.[field];
  if (pair === undefined) return {};
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(pair.target)}
    ${pair.isSoftDeleted ? sql`where deleted_at is null` : sql``} order by id desc limit 2`.execute(db);
  return { [attach]: rows.map(({ id }) => id) };
}

/** Starts a change of many rows and cancels it: it ends, and is undone. */
export async function cancelBulk(api: TestApi, rowCount: number): Promise<void> {
  await growTable(api.deps.db, 'job_locations', rowCount);
  const everywhere = { operation: 'edit', selection: { query: {} }, values: { country_code: 'AQ' } };
  const answer = await api.post('/api/v2/job_locations/bulk', everywhere, 'admin');
  const { id, total } = bulkJobAnswerSchema.parse(answer.json()).data;
  assert.ok(total >= rowCount);
  const cancelAnswer = await api.post(`/api/v2/bulk_jobs/${id}/cancel`, undefined, 'admin');
  assert.ok([200, 409].includes(cancelAnswer.statusCode), cancelAnswer.body);
  const job = await finishJob(api, id);
  assert.ok(job.state === 'cancelled' || job.done === total);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from job_locations
    where country_code = 'AQ'`.execute(api.deps.db);
  assert.equal(rows[0]?.count, job.succeeded);
  if (job.succeeded === 0) return;
  const undoAnswer = await api.post(`/api/v2/bulk_jobs/${id}/undo`, undefined, 'admin');
  assert.equal(undoAnswer.statusCode, 202, undoAnswer.body);
  await finishJob(api, id);
}
