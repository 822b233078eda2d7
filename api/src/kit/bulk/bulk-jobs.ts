import * as z from 'zod';

import { databaseError } from '../../infrastructure/db/database-errors';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, HopelessJobError, type JobRunner } from '../../infrastructure/jobs/define-job';
import { importRunner } from '../import/run-import';
import type { MountedResource } from '../resource-options';
import { beginJob, forgetOldJobs, type JobRow, runBulk } from './bulk-job';
import { type BatchRunner, failJob, rowsRunner, runJob } from './run-job';

const cleanBulk = defineJob({ kind: 'bulk.clean', payload: z.object({}), everySeconds: 24 * 3600 });

/** Changes of many rows and imports, one at a time in a process. */
export function bulkJobs(deps: ApiDeps, resources: readonly MountedResource[]): readonly JobRunner[] {
  const byName = new Map(resources.map((mounted) => [mounted.resource.name, mounted]));
  return [
    bulkRunner(deps, (job) => {
      const mounted = byName.get(job.resource);
      if (mounted === undefined) return null;
      return job.operation === 'import' ? importRunner(deps, mounted) : rowsRunner(mounted);
    }),
    cleanBulk.runs(() => forgetOldJobs(deps.db)),
  ];
}

/** Works on bulk jobs, each by the work of its resource; null for a resource that is not there any more. */
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
        // Only a database in trouble is worth another attempt.
        if (databaseError(error)?.code === 'UNAVAILABLE') throw error;
        throw new HopelessJobError(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
    (trx, { job }) => failJob(trx, job),
  );
}
