import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type JobRun, type RunAgain, runAgain } from '../../../infrastructure/background-jobs/define-job';
import { findActiveViewer } from '../../core/rights/active-viewer';
import type { MountedResource } from '../../core/table/resource-options';
import type { WriteContext } from '../../core/write/write-context';
import { filterByPolicy } from '../../core/rights/filter-by-policy';
import { applyBatch } from '../../core/write/apply-batch';
import type { Outcome } from '../../core/write/outcome';
import { findJob, type JobRow, undoMinutes } from './bulk-job';
import { type ChangedRow, undoBatch } from './undo-batch';

/** Size of the first batch; later batches take about `batchMs`. */
export const firstBatch = 200;
const batchSizes = [20, 2000] as const;
const batchMs = 300;

/**
 * Size of the next batch. Batches are short, so that they block no other write and a cancellation takes effect soon.
 */
export function nextSize(size: number, tookMs: number): number {
  const [least, most] = batchSizes;
  const fitting = Math.round((size * batchMs) / Math.max(tookMs, 1));
  return Math.min(most, Math.max(least, Math.min(fitting, size * 4)));
}

/** Counts of one batch. */
export interface Progress {
  readonly done: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Works on the next rows of a job; null when no rows are left. */
export type BatchRunner = (trx: Db, job: JobRow, writing: WriteContext, size: number) => Promise<Progress | null>;

/**
 * Runs a job to its end or its cancellation, in batches. Each batch writes its rows and its counts in one
 * transaction. When the process stops, another process continues.
 */
export async function runJob(
  deps: ApiDeps,
  job: JobRow,
  runBatch: BatchRunner,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<RunAgain | undefined> {
  for (let size = firstBatch; ;) {
    if (run.signal.aborted) return runAgain();
    const start = performance.now();
    const isOver = await transact(deps.db, async (trx) => {
      const currentJob = await findJob(trx, job.id, true);
      if (currentJob === null || currentJob.state !== 'running') return true;
      const writing = await writeContextOf(trx, currentJob, deps);
      if (currentJob.is_undone) return runUndo(trx, currentJob, runBatch, writing, size);
      const progress = currentJob.is_cancelled ? null : await runBatch(trx, currentJob, writing, size);
      if (progress === null) {
        await finish(trx, currentJob, currentJob.is_cancelled ? 'cancelled' : 'done', deps.clock());
        return true;
      }
      await sql`update bulk_jobs set done = done + ${progress.done}, succeeded = succeeded + ${progress.succeeded},
        failed = failed + ${progress.failed}, skipped = skipped + ${progress.skipped}
        where id = ${job.id}`.execute(trx);
      return false;
    });
    if (isOver) return undefined;
    await run.noteProgress();
    size = nextSize(size, performance.now() - start);
  }
}

async function runUndo(
  trx: Db,
  job: JobRow,
  runBatch: BatchRunner,
  writing: WriteContext,
  size: number,
): Promise<boolean> {
  const progress = await runBatch(trx, job, writing, size);
  if (progress === null) {
    await finish(trx, job, 'undone', writing.now);
    return true;
  }
  await sql`update bulk_jobs set undone = undone + ${progress.succeeded}, left_alone = left_alone + ${progress.skipped} where id = ${job.id}`.execute(
    trx,
  );
  return false;
}

/** The runner of a job whose rows are stored with it. */
export function rowsRunner(mountedResource: MountedResource): BatchRunner {
  const undo = undoRunner(mountedResource);
  return async (trx, job, writing, size) => {
    if (job.is_undone) return undo(trx, job, writing, size);
    const { rows } = await sql<{ position: number; row_id: number }>`select position, row_id from bulk_rows
      where job_id = ${job.id} and position > ${job.done} order by position limit ${size}`.execute(trx);
    if (rows.length === 0 || job.operation === 'import') return null;
    const work = { operation: job.operation, values: job.body };
    const outcomes = await applyBatch(
      trx,
      mountedResource,
      work,
      rows.map(({ row_id }) => row_id),
      writing,
    );
    await noteOutcomes(trx, job.id, outcomes);
    return { done: rows.length, ...tally(outcomes) };
  };
}

function tally(outcomes: readonly Outcome[]): Omit<Progress, 'done'> {
  const count = (state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;
  return { succeeded: count('changed'), failed: count('failed'), skipped: count('skipped') };
}

async function noteOutcomes(trx: Db, jobId: number, outcomes: readonly Outcome[]): Promise<void> {
  await sql`update bulk_rows as r set state = o.state, reason = o.reason, before = o.before, version = o.version
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o(id bigint, state text, reason text, before jsonb, version timestamptz)
    where r.job_id = ${jobId} and r.row_id = o.id`.execute(trx);
}

/** The runner that undoes the rows of one job, the last one first. */
export function undoRunner(mountedResource: MountedResource): BatchRunner {
  // Rows from this position on are undone: the database need not look at them again.
  let end = 2_147_483_647;
  return async (trx, job, writing, size) => {
    const { rows } = await sql<ChangedRow & { readonly position: number }>`select position, row_id, before,
      to_jsonb(version) #>> '{}' as version from bulk_rows where job_id = ${job.id} and state = 'changed'
      and position < ${end} order by position desc limit ${size}`.execute(trx);
    end = rows.at(-1)?.position ?? end;
    return rows.length === 0 ? null : undoRows(trx, mountedResource, job, writing, rows);
  };
}

async function undoRows(
  trx: Db,
  mountedResource: MountedResource,
  job: JobRow,
  writing: WriteContext,
  rows: readonly ChangedRow[],
): Promise<Progress> {
  const ids = rows.map(({ row_id: id }) => id);
  // A right to single rows can have ended since the job.
  const isByRow = job.operation === 'edit' && mountedResource.options.policy !== undefined;
  const allowedIds = isByRow ? await filterByPolicy(trx, mountedResource, 'edit', ids, writing) : new Set(ids);
  const allowedRows = rows.filter(({ row_id: id }) => allowedIds.has(id));
  const refusedRows = ids.filter((id) => !allowedIds.has(id)).map((id) => [id, 'forbidden'] as const);
  const undoneRows = await undoBatch(trx, mountedResource, allowedRows, writing);
  const outcomes = [...undoneRows, ...refusedRows].map(([id, outcome]) =>
    outcome === 'undone' ? { id, state: 'undone', reason: null } : { id, state: 'left', reason: outcome },
  );
  await sql`update bulk_rows as r set state = o.state, reason = o.reason
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(id bigint, state text, reason text)
    where r.job_id = ${job.id} and r.row_id = o.id`.execute(trx);
  const undoneCount = outcomes.filter(({ state }) => state === 'undone').length;
  return { done: rows.length, succeeded: undoneCount, skipped: rows.length - undoneCount, failed: 0 };
}

/** The job's user as author, with the present rights; the viewer is null when the account is blocked. */
async function writeContextOf(trx: Db, job: JobRow, deps: ApiDeps): Promise<WriteContext> {
  const viewer = await findActiveViewer(trx, deps, job.actor_id);
  return { deps, viewer, origin: job.origin, locale: job.locale, now: deps.clock() };
}

async function finish(trx: Db, job: JobRow, state: 'done' | 'cancelled' | 'undone', now: Date): Promise<void> {
  const isFinal = job.operation === 'hardRemove' || job.succeeded === 0 || state === 'undone';
  const until = isFinal ? null : new Date(now.getTime() + undoMinutes * 60_000);
  await sql`update bulk_jobs set state = ${state}, finished_at = ${now}, undo_until = ${until} where id = ${job.id}`.execute(
    trx,
  );
  await recordAudit(trx, {
    origin: job.origin,
    action: `bulk:${job.operation}`,
    resource: job.resource,
    rowId: null,
    after: { job: job.id, state, total: job.total, succeeded: job.succeeded, values: job.body, undone: job.undone },
  });
}

/** Marks a job as failed after an internal error. */
export async function failJob(trx: Db, id: number): Promise<void> {
  await sql`update bulk_jobs set state = 'failed', finished_at = now(),
    undo_until = case when succeeded > 0 and operation <> 'hardRemove'
      then now() + make_interval(mins => ${undoMinutes}::int) end where id = ${id}`.execute(trx);
}
