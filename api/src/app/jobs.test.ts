import { backgroundJobKinds } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { authSettings, createAuth } from '../domains/identity';
import { createJobWorker, type JobWorker } from '../infrastructure/jobs/job-worker';
import { buildTestApi, type TestApi } from '../testing/build-test-api';
import { allJobs } from './jobs';
import { mountedResources } from './resources';

describe('the background jobs of the API', () => {
  let api: TestApi;
  let worker: JobWorker;
  let kinds: readonly { readonly kind: string; readonly everySeconds: number | null }[];
  let close: () => Promise<void>;
  before(async () => {
    api = await buildTestApi();
    const { deps } = api;
    const auth = createAuth(deps.db, authSettings(deps.env), deps.logger);
    const runners = allJobs(deps, auth, mountedResources);
    kinds = runners.map(({ job }) => job);
    worker = createJobWorker({ db: deps.db, runners, log: deps.logger });
    close = async () => {
      await worker.close();
      await auth.close();
    };
  });
  after(async () => {
    await close();
    await api.close();
  });

  test('are the kinds that the contract names', () => {
    assert.deepEqual(kinds.map(({ kind }) => kind).sort(), [...backgroundJobKinds].sort());
  });

  test('that recur are planned, run without an error, and are planned again', async () => {
    const recurring = kinds.filter(({ everySeconds }) => everySeconds !== null);
    await worker.drain();
    await sql`update background_jobs set due_at = now(), slot = slot - interval '2 days'
      where slot is not null`.execute(api.deps.db);
    assert.ok((await worker.drain()) >= recurring.length);
    const { rows } = await sql<{ kind: string; state: string }>`select distinct kind, state from background_jobs
      where slot is not null and slot < now()`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ kind, state }) => `${kind} ${state}`).sort(),
      recurring.map(({ kind }) => `${kind} done`).sort(),
    );
  });
});
