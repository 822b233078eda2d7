import { sql } from 'kysely';

import type { Db } from '../db/database';
import { afterCommit } from '../db/transact';
import type { JobDefinition } from './define-job';

export interface EnqueueOptions {
  /** Earliest start; default: now. */
  readonly runAt?: Date;
  /** While a job of the same kind and key waits, no second one is stored. */
  readonly key?: string;
  /** Whether a waiting job of the same kind and key moves to `runAt` when it would start later; default: false. */
  readonly isEarliest?: boolean;
  /** Number of attempts; default: as declared. */
  readonly attempts?: number;
  /** Whether this job runs at most once; default: as declared. */
  readonly isAtMostOnce?: boolean;
}

const wakings = new Set<() => void>();

/** Calls `wake` after this process has committed a new job. Answers the function that ends the subscription. */
export function onEnqueued(wake: () => void): () => void {
  wakings.add(wake);
  return () => void wakings.delete(wake);
}

/**
 * Stores a job; answers its id, or null when a job with the same key waits. Pass the transaction of the change that
 * causes the work: the job starts within a second after the commit, and never without the commit.
 */
export async function enqueue<P extends object>(
  trx: Db,
  job: JobDefinition<P>,
  payload: P,
  options: EnqueueOptions = {},
): Promise<number | null> {
  const { runAt, key, isEarliest = false, attempts = job.retry.attempts, isAtMostOnce = job.isAtMostOnce } = options;
  const { rows } = await sql<{ id: number }>`insert into background_jobs
      (kind, key, payload, due_at, most_attempts, is_at_most_once)
    values (${job.kind}, ${key ?? null}, ${JSON.stringify(payload)}, coalesce(${runAt ?? null}::timestamptz, now()),
      ${attempts}, ${isAtMostOnce})
    on conflict (kind, key) where key is not null and state = 'waiting' and runs = 0 do nothing
    returning id`.execute(trx);
  // A statement of its own: it sees the job for whose transaction the insertion has waited.
  if (isEarliest && rows.length === 0)
    await sql`update background_jobs set due_at = ${runAt ?? null} where kind = ${job.kind} and key = ${key ?? null}
      and state = 'waiting' and runs = 0 and due_at > ${runAt ?? null}`.execute(trx);
  wakeAfterCommit(trx);
  return rows[0]?.id ?? null;
}

/** Makes the workers of this process look for jobs after the commit. Workers of other processes poll. */
export function wakeAfterCommit(trx: Db): void {
  if (trx.isTransaction) afterCommit(trx, wakeWorkers);
  else wakeWorkers();
}

function wakeWorkers(): void {
  for (const wake of wakings) wake();
}
