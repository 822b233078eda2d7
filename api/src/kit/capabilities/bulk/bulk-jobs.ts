import * as z from 'zod';

import { databaseError } from '../../../infrastructure/db/database-errors';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, HopelessJobError, type JobRunner } from '../../../infrastructure/background-jobs/define-job';
import type { MountedResource } from '../../core/table/resource-options';
import { beginJob, forgetOldJobs, type JobRow, runBulk } from './bulk-job';
import { type BatchRunner, failJob, rowsRunner, runJob } from './run-job';

const cleanBulk = defineJob({ kind: 'bulk.clean', payload: z.object({}), everySeconds: 24 * 3600 });

/** Runs the bulk jobs of one operation that another capability adds. */
export interface OperationRunner {
  readonly operation: JobRow['operation'];
  readonly runnerOf: (deps: ApiDeps, mountedResource: MountedResource) => BatchRunner;
}

/** Runners of bulk jobs; one process runs one job at a time. */
export function bulkJobs(
  deps: ApiDeps,
  resources: readonly MountedResource[],
  operationRunners: readonly OperationRunner[],
): readonly JobRunner[] {
  const byName = new Map(resources.map((mountedResource) => [mountedResource.resource.name, mountedResource]));
  return [
    bulkRunner(deps, (job) => {
      const mountedResource = byName.get(job.resource);
      if (mountedResource === undefined) return null;
      const operationRunner = operationRunners.find(({ operation }) => operation === job.operation);
      return operationRunner?.runnerOf(deps, mountedResource) ?? rowsRunner(mountedResource);
    }),
    cleanBulk.runs(() => forgetOldJobs(deps.db)),
  ];
}

/** Runs each bulk job with the runner of its resource; `runnerOf` answers null for a resource that no longer exists. */
export function bulkRunner(deps: ApiDeps, runnerOf: (job: JobRow) => BatchRunner | null): JobRunner {
  return runBulk.runs(
    async ({ job: id }, run) => {
      const job = await beginJob(deps.db, id);
      if (job === null) return undefined;
      const runner = runnerOf(job);
      if (runner === null) throw new HopelessJobError(`no resource ${job.resource}`);
      try {
        return await runJob(deps, job, runner, run);
      } catch (error) {
        // Another attempt helps only when the database was unavailable.
        if (databaseError(error)?.code === 'UNAVAILABLE') throw error;
        throw new HopelessJobError(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
    (trx, { job }) => failJob(trx, job),
  );
}
