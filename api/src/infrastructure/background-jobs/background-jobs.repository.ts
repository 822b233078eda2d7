import { sql } from 'kysely';

import type { Db } from '../db/database';
import type { JobDefinition } from './define-job';

/** A job that this process runs now. */
export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  /** Identifies this run: only the current run can change the job. */
  readonly runs: number;
  readonly attempts: number;
  readonly most_attempts: number;
  readonly is_at_most_once: boolean;
  /** Whether an earlier run ended without a result: its process died, or its lease ran out. */
  readonly is_lost: boolean;
}

/** Number of jobs of a kind that a worker can take now. */
export interface FreePlaces {
  readonly kind: string;
  readonly free: number;
}

/**
 * Takes due jobs. Each kind has its own places, so that many jobs of one kind never delay another kind. Two workers
 * never take the same job. The statement is committed before a job runs: a job that runs at most once counts as
 * begun.
 */
export async function claimJobs(db: Db, places: readonly FreePlaces[], leaseMs: number): Promise<ClaimedJob[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<ClaimedJob>`with due as materialized (
      select job.id, job.state from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(kind text, free int)
      cross join lateral (select j.id, j.state from background_jobs j
        where j.kind = place.kind and j.state in ('waiting', 'running') and j.due_at <= now()
        order by j.due_at, j.id limit place.free for update skip locked) as job)
    update background_jobs as j set state = 'running', runs = runs + 1, attempts = attempts + 1, started_at = now(),
      due_at = now() + make_interval(secs => ${leaseMs / 1000})
    from due where j.id = due.id
    returning j.id, j.kind, j.payload, j.runs, j.attempts, j.most_attempts, j.is_at_most_once,
      due.state = 'running' as is_lost`.execute(db);
  return rows;
}

/** Renews the leases of running jobs; answers the ids of the jobs that still belong to their runs. */
export async function renewLeases(db: Db, jobs: readonly ClaimedJob[], leaseMs: number): Promise<Set<number>> {
  const runsText = JSON.stringify(jobs.map(({ id, runs }) => ({ id, runs })));
  const { rows } = await sql<{ id: number }>`update background_jobs as j
    set due_at = now() + make_interval(secs => ${leaseMs / 1000})
    from jsonb_to_recordset(${runsText}::jsonb) as held(id bigint, runs int)
    where j.id = held.id and j.runs = held.runs and j.state = 'running' returning j.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const isHeld = ({ id, runs }: ClaimedJob) => sql`id = ${id} and runs = ${runs} and state = 'running'`;

export async function finishJob(db: Db, job: ClaimedJob): Promise<void> {
  await sql`update background_jobs set state = 'done', ended_at = now(), reason = null where ${isHeld(job)}`.execute(
    db,
  );
}

/** Makes a job wait for its next attempt. */
export async function postponeJob(db: Db, job: ClaimedJob, seconds: number, reason: string): Promise<void> {
  await sql`update background_jobs set state = 'waiting', reason = ${reason},
    due_at = now() + make_interval(secs => ${seconds}) where ${isHeld(job)}`.execute(db);
}

/** Makes an unfinished job wait again; this run does not count as an attempt. */
export async function releaseJob(db: Db, job: ClaimedJob, seconds: number): Promise<void> {
  await sql`update background_jobs set state = 'waiting', attempts = attempts - 1,
    due_at = now() + make_interval(secs => ${seconds}) where ${isHeld(job)}`.execute(db);
}

/**
 * Marks a job as dead; of a recurring kind only the latest dead job stays. Returns whether the job still belonged to
 * this run.
 */
export async function markJobDead(trx: Db, job: ClaimedJob, reason: string): Promise<boolean> {
  const { rows } = await sql<{ slot: Date | null }>`update background_jobs set state = 'dead', ended_at = now(),
    reason = ${reason} where ${isHeld(job)} returning slot`.execute(trx);
  if (rows.some(({ slot }) => slot !== null))
    await sql`delete from background_jobs where kind = ${job.kind} and state = 'dead' and slot is not null
      and id <> ${job.id}`.execute(trx);
  return rows.length > 0;
}

export async function resetAttempts(db: Db, job: ClaimedJob): Promise<void> {
  await sql`update background_jobs set attempts = 1 where ${isHeld(job)} and attempts > 1`.execute(db);
}

/**
 * Plans the next start of each recurring kind: one job per kind and instant, also when several processes plan.
 * Instants are multiples of the interval, by the database's clock. Answers the next start of each kind.
 */
export async function planSlots(db: Db, kinds: readonly JobDefinition<object>[]): Promise<Map<string, Date>> {
  if (kinds.length === 0) return new Map();
  const slots = kinds.map(({ kind, everySeconds, retry, isAtMostOnce }) => ({
    kind,
    every: everySeconds,
    attempts: retry.attempts,
    once: isAtMostOnce,
  }));
  const { rows } = await sql<{ kind: string; slot: Date }>`with next as (
      select kind, attempts, once, to_timestamp((floor(extract(epoch from now()) / every) + 1) * every) as slot
      from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as w(kind text, every int, attempts int, once boolean)),
    planned as (insert into background_jobs (kind, slot, payload, due_at, most_attempts, is_at_most_once)
      select kind, slot, '{}', slot, attempts, once from next
      on conflict (kind, slot) where slot is not null do nothing)
    select kind, slot from next`.execute(db);
  return new Map(rows.map(({ kind, slot }) => [kind, slot]));
}

/** Days until finished and dead jobs are deleted. */
const doneDays = 1;
const deadDays = 90;

/** Deletes finished and dead jobs after their time. */
export async function forgetOldJobs(db: Db): Promise<void> {
  await sql`delete from background_jobs where (state = 'done' and ended_at < now() - make_interval(days => ${doneDays}))
    or (state = 'dead' and ended_at < now() - make_interval(days => ${deadDays}))`.execute(db);
}
