import { bulkJobAnswerSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import type { TestApi } from '../../build-test-api';
import { finishJob } from '../../finish-job';
import { growTable } from '../../grow-table';

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
