import { databaseError } from '../../infrastructure/db/database-errors';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { claimJob, forgetOldJobs, type JobRow, mostRuns, putJobBack } from './bulk-job';
import { type BatchRunner, failJob, runJob } from './run-job';

export interface BulkWorker {
  /** Looks for a job now, without waiting for the next poll. */
  wake(): void;
  /** Ends after the batch under way; what is left is another process's. */
  close(): Promise<void>;
}

const pollMs = 5000;
/** Milliseconds that a database in trouble is left alone for, longer each time. */
const restMs = 1000;
const pollsADay = (24 * 3600 * 1000) / pollMs;

/** Works on the jobs that wait, one at a time. Any number of processes may run one. */
export function createBulkWorker(deps: ApiDeps, runnerOf: (job: JobRow) => BatchRunner | null): BulkWorker {
  let isClosed = false;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let polls = 0;
  const timer = setInterval(() => {
    polls += 1;
    if (polls % pollsADay === 1) void forgetOldJobs(deps.db).catch(() => undefined);
    wake();
  }, pollMs);
  timer.unref();

  /** Does a job; false where the database must be left alone first. */
  const work = async (job: JobRow): Promise<boolean> => {
    const runner = runnerOf(job);
    try {
      if (runner === null) await failJob(deps.db, job.id);
      else await runJob(deps, job, runner, () => isClosed);
    } catch (error) {
      // What has been done is kept: it goes on where it stood.
      if (databaseError(error)?.code === 'UNAVAILABLE' && job.runs < mostRuns) {
        deps.logger.warn({ job: job.id, err: error }, 'bulk job waits for the database');
        setTimeout(wake, restMs * job.runs).unref();
        await putJobBack(deps.db, job.id);
        return false;
      }
      deps.logger.error({ job: job.id, err: error }, 'bulk job failed');
      await failJob(deps.db, job.id);
    }
    return true;
  };

  const drain = async (): Promise<void> => {
    for (let job = await claimJob(deps.db); job !== null && !isClosed; job = await claimJob(deps.db))
      if (!(await work(job))) return;
  };

  function wake(): void {
    if (isClosed) return;
    if (running !== undefined) {
      isAskedAgain = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => deps.logger.warn({ reason: String(error) }, 'bulk jobs not readable'))
      .finally(() => {
        running = undefined;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        wake();
      });
  }

  return {
    wake,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
