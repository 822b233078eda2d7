import { backgroundJobKinds } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';

import { createJobWorker, type JobWorker } from '../infrastructure/background-jobs/job-worker';
import { buildTestApi, type TestApi } from '../testing/build-test-api';
import { allBackgroundJobs } from './background-jobs';
import { modules } from './modules';
import { mountedResources } from './resources';

describe('the background jobs of the API', () => {
  let api: TestApi;
  let worker: JobWorker;
  let kinds: readonly { readonly kind: string; readonly everySeconds: number | null }[];
  before(async () => {
    api = await buildTestApi();
    const { deps } = api;
    const runners = allBackgroundJobs(deps, modules, mountedResources);
    kinds = runners.map(({ job }) => job);
    worker = createJobWorker({ db: deps.db, runners, log: deps.logger });
  });
  after(async () => {
    await worker.close();
    await api.close();
  });

  test('are the kinds that the contract names', () => {
    assert.deepEqual(kinds.map(({ kind }) => kind).sort(), [...backgroundJobKinds].sort());
  });

  const isRunning = async (): Promise<boolean> => {
    const { rows } = await sql`select 1 from background_jobs where state = 'running'`.execute(api.deps.db);
    return rows.length > 0;
  };

  test('that recur are planned, run without an error, and are planned again', async () => {
    const recurring = kinds.filter(({ everySeconds }) => everySeconds !== null);
    await worker.drain();
    await sql`update background_jobs set due_at = now() - interval '1 second', slot = slot - interval '2 days'
      where slot is not null`.execute(api.deps.db);
    await worker.drain();
    // The API has a worker too, which may have taken some of the due jobs.
    while (await isRunning()) await setTimeout(20);
    const { rows } = await sql<{ kind: string; state: string }>`select distinct kind, state from background_jobs
      where slot is not null and slot < now()`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ kind, state }) => `${kind} ${state}`).sort(),
      recurring.map(({ kind }) => `${kind} done`).sort(),
    );
  });
});
