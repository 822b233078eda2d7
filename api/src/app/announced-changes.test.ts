import { type BulkJob, bulkJobAnswerSchema, news } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { publishDue } from '../kit/drafts/publication-jobs';
import { encodeMultipart, findBody } from '../testing/bodies';
import { buildTestApi, type TestApi } from '../testing/build-test-api';
import { finishJob } from '../testing/finish-job';
import { mountedResources } from './resources';

const hourMs = 3_600_000;
let api: TestApi;
let now = new Date();
let stop: () => void;
const announcedTables: string[] = [];
before(async () => {
  api = await buildTestApi({ clock: () => now });
  stop = api.api.watchChanges((change) => announcedTables.push(change?.table ?? ''));
  await untilAnnounced('areas', () => sql`update areas set updated_at = now() where id = 1`.execute(api.deps.db));
});
after(async () => {
  stop();
  await api.close();
});

async function untilAnnounced(table: string, repeat: () => Promise<unknown> = async () => undefined): Promise<void> {
  for (let tries = 0; tries < 500 && !announcedTables.includes(table); tries += 1) {
    await repeat();
    await sleep(20);
  }
  assert.ok(announcedTables.includes(table), `${table} is not in ${announcedTables.join(' ')}`);
}

/** Runs some work and answers its result after the work has announced a change of a table. */
async function announces<T>(table: string, work: () => Promise<T>): Promise<T> {
  announcedTables.length = 0;
  const result = await work();
  await untilAnnounced(table);
  return result;
}

async function post<T>(url: string, status: number, body?: object): Promise<T> {
  const answer = await api.post(url, body, 'admin');
  assert.equal(answer.statusCode, status, answer.body);
  return answer.json<{ data: T }>().data;
}

const undoJob = async ({ id }: Pick<BulkJob, 'id'>): Promise<BulkJob> => {
  await post(`/api/v2/bulk_jobs/${id}/undo`, 202);
  return finishJob(api, id);
};

/** Pages are made again after these announcements, so each way to change many rows, or to change rows later, has them. */
describe('changes that are not made by one edit of one row are announced', () => {
  test('a bulk edit and its undo', async () => {
    const selection = { query: { where: JSON.stringify({ field: 'id', op: 'lte', value: 5 }) } };
    const body = { operation: 'edit', selection, values: { description: 'For all of them' } };
    const job = await announces('companies', async () => {
      const answer = await api.post('/api/v2/companies/bulk', body, 'admin');
      assert.equal(answer.statusCode, 202, answer.body);
      return finishJob(api, bulkJobAnswerSchema.parse(answer.json()).data.id);
    });
    assert.equal(job.state, 'done');
    const undone = await announces('companies', () => undoJob(job));
    assert.equal(undone.state, 'undone');
  });

  test('an import and its undo', async () => {
    const form = new FormData();
    form.append('file', new Blob(['name\nAnnounced Ltd\n'], { type: 'text/csv' }), 'rows.csv');
    const upload = await encodeMultipart(form);
    const answer = await api.send({ method: 'POST', url: '/api/v2/companies/imports', ...upload }, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const { id, mapping } = answer.json<{ data: { id: number; mapping: unknown } }>().data;
    await post(`/api/v2/imports/${id}/check`, 200, { mapping, key: 'none' });
    const job = await announces('companies', async () => {
      const newJob = await post<BulkJob>(`/api/v2/imports/${id}/run`, 202);
      return finishJob(api, newJob.id);
    });
    assert.equal(job.state, 'done');
    const undone = await announces('companies', () => undoJob(job));
    assert.equal(undone.state, 'undone');
  });

  test('a planned publication and the planned end of one', async () => {
    const build = findBody(news);
    assert.ok(build);
    const { id } = await post<{ id: number }>('/api/v2/news/unpublished', 201, build());
    for (const action of ['publish', 'unpublish']) {
      await post(`/api/v2/news/${id}/${action}`, 200, { at: new Date(now.getTime() + hourMs).toISOString() });
      now = new Date(now.getTime() + hourMs + 1);
      await announces('news', async () => assert.equal(await publishDue(api.deps, mountedResources), 1));
    }
  });

  test('a removal and its undo', async () => {
    await announces('companies', () => post('/api/deletecompany?id=7', 200));
    await announces('companies', () => post('/api/v2/companies/7/restore', 200));
  });
});
