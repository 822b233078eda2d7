import type { Db } from '../db/database';
import { transact } from '../db/transact';
import { pauseAfter } from './backoff';
import { HopelessJobError, type JobRunner, RunAgain } from './define-job';
import { onEnqueued } from './enqueue';
import { reasonOf } from './failure-reason';
import {
  markJobDead,
  claimJobs,
  type ClaimedJob,
  finishJob,
  planSlots,
  postponeJob,
} from './background-jobs.repository';
import { releaseJob, renewLeases, resetAttempts } from './background-jobs.repository';
import { keepTrying } from './keep-trying';

export interface JobLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobWorkerOptions {
  readonly db: Db;
  readonly runners: readonly JobRunner[];
  readonly log: JobLog;
  /** Milliseconds between two polls for due jobs and for jobs of other processes. */
  readonly pollMs?: number;
  /** Milliseconds after which another process takes over a job whose process does not renew its lease. */
  readonly leaseMs?: number;
  /** Whether recurring jobs are planned. */
  readonly isPlanning?: boolean;
}

export interface JobWorker {
  /** Runs jobs when they become due. */
  start(): void;
  /** Runs all jobs that are due now, and the jobs that they cause. Answers the number of runs. */
  drain(): Promise<number>;
  /** Takes no more jobs, aborts the running ones, and waits for their end. */
  close(): Promise<void>;
}

interface Running {
  readonly job: ClaimedJob;
  readonly stop: AbortController;
  readonly end: Promise<void>;
}

/** Longest pause before the next query after a failure of the database. */
const longestRestMs = 5000;

/** Runs the jobs of the table `background_jobs`. Any number of processes may have one. */
export function createJobWorker(options: JobWorkerOptions): JobWorker {
  const { db, log, pollMs = 400, leaseMs = 30_000, isPlanning = true } = options;
  const runners = new Map(options.runners.map((runner) => [runner.job.kind, runner]));
  if (runners.size < options.runners.length) throw new Error('two runners of one kind of job');
  const recurring = isPlanning ? options.runners.map(({ job }) => job).filter((job) => job.everySeconds !== null) : [];
  const nextSlots = new Map<string, Date>();
  const running = new Map<number, Running>();
  let isStarted = false;
  let isClosed = false;
  let look: Promise<number> | null = null;
  let hasToLookAgain = false;
  let failures = 0;
  let restUntil = 0;
  let endWaking = (): void => undefined;
  const timers: NodeJS.Timeout[] = [];

  function freePlaces() {
    const usedPlaces = new Map<string, number>();
    for (const { job } of running.values()) usedPlaces.set(job.kind, (usedPlaces.get(job.kind) ?? 0) + 1);
    return [...runners.values()]
      .map(({ job: { kind, atOnce } }) => ({ kind, free: atOnce - (usedPlaces.get(kind) ?? 0) }))
      .filter(({ free }) => free > 0);
  }

  async function plan(): Promise<void> {
    const kindsToPlan = recurring.filter(({ kind }) => (nextSlots.get(kind)?.getTime() ?? 0) <= Date.now());
    for (const [kind, slot] of await planSlots(db, kindsToPlan)) nextSlots.set(kind, slot);
  }

  /** Starts due jobs that have a free place; answers their number. */
  async function startDue(): Promise<number> {
    await plan();
    const jobs = isClosed ? [] : await claimJobs(db, freePlaces(), leaseMs);
    for (const job of jobs) {
      const stop = new AbortController();
      if (isClosed) stop.abort();
      const end = runOne(job, stop.signal).finally(() => {
        running.delete(job.id);
        wake();
      });
      running.set(job.id, { job, stop, end });
    }
    return jobs.length;
  }

  /** Never rejects: a failure is written to the job, or ends with the lease of the job. */
  async function runOne(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const runner = runners.get(job.kind);
    if (runner === undefined) return;
    const details = { job: job.id, kind: job.kind, attempt: job.attempts };
    try {
      if (job.is_lost && (job.is_at_most_once || job.attempts > job.most_attempts))
        return await markDead(runner, job, 'the process ended while the job ran');
      let result: unknown;
      let attempts = job.attempts;
      const noteProgress = async (): Promise<void> => {
        if (attempts > 1) await resetAttempts(db, job);
        attempts = 1;
      };
      try {
        result = await runner.run(job.payload, { id: job.id, attempt: attempts, signal, noteProgress });
      } catch (error) {
        return await fail(runner, { ...job, attempts }, error);
      }
      await keepTrying(() =>
        result instanceof RunAgain ? releaseJob(db, job, result.afterSeconds) : finishJob(db, job),
      );
    } catch (error) {
      log.error({ ...details, reason: reasonOf(error) }, 'end of a job not written');
    }
  }

  async function fail(runner: JobRunner, job: ClaimedJob, error: unknown): Promise<void> {
    const details = { job: job.id, kind: job.kind, attempt: job.attempts, reason: reasonOf(error) };
    const isLast = job.is_at_most_once || job.attempts >= job.most_attempts || error instanceof HopelessJobError;
    if (isLast) {
      log.error(details, 'job given up');
      return markDead(runner, job, details.reason);
    }
    log.warn(details, 'job failed, will be tried again');
    await keepTrying(() => postponeJob(db, job, pauseAfter(job.attempts, runner.job.retry), details.reason));
  }

  async function markDead(runner: JobRunner, job: ClaimedJob, reason: string): Promise<void> {
    await keepTrying(() =>
      transact(db, async (trx) => {
        if (await markJobDead(trx, job, reason)) await runner.markDead(trx, job.payload, reason);
      }),
    );
  }

  function lookNow(): Promise<number> {
    look ??= startDue()
      .then((count) => {
        failures = 0;
        return count;
      })
      .finally(() => {
        look = null;
      });
    return look;
  }

  function wake(): void {
    if (!isStarted || isClosed || Date.now() < restUntil) return;
    if (look !== null) {
      hasToLookAgain = true;
      return;
    }
    lookNow()
      .catch((error: unknown) => {
        failures += 1;
        restUntil = Date.now() + Math.min(pollMs * 2 ** failures, longestRestMs);
        if (failures === 1 && !isClosed) log.warn({ reason: reasonOf(error) }, 'jobs not readable');
      })
      .finally(() => {
        if (!hasToLookAgain) return;
        hasToLookAgain = false;
        wake();
      });
  }

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    const leasedIds = await renewLeases(
      db,
      [...running.values()].map(({ job }) => job),
      leaseMs,
    );
    for (const { job, stop } of running.values()) if (!leasedIds.has(job.id)) stop.abort();
  }

  return {
    start: () => {
      isStarted = true;
      timers.push(
        setInterval(wake, pollMs),
        setInterval(() => void renew().catch(() => undefined), leaseMs / 3),
      );
      for (const timer of timers) timer.unref();
      endWaking = onEnqueued(wake);
      wake();
    },
    drain: async () => {
      for (let count = 0; ;) {
        await look?.catch(() => undefined);
        const startedCount = await lookNow();
        count += startedCount;
        if (startedCount === 0 && running.size === 0) return count;
        await Promise.race([...running.values()].map(({ end }) => end));
      }
    },
    close: async () => {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      endWaking();
      await look?.catch(() => undefined);
      for (const { stop } of running.values()) stop.abort();
      await Promise.all([...running.values()].map(({ end }) => end));
    },
  };
}
