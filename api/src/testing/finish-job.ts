import type { BulkJob } from '@enlace/shared-contract/admin';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Caller, TestApi } from './build-test-api';

const over: readonly string[] = ['done', 'failed', 'cancelled', 'undone'];

/** Waits for the end of a job and answers the job. */
export async function finishJob(api: TestApi, id: number, as: Caller = 'admin'): Promise<BulkJob> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const answer = await api.get(`/api/v2/bulk_jobs/${id}`, as);
    assert.equal(answer.statusCode, 200, answer.body);
    const { data } = answer.json<{ data: BulkJob }>();
    if (over.includes(data.state)) return data;
    await sleep(20);
  }
  return assert.fail(`job ${id} does not end`);
}
