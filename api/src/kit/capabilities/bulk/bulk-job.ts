import { type BulkJob, bulkJobSchema, type BulkJobsQuery, type BulkOperation } from '@enlace/shared-contract/admin';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import * as z from 'zod';

import type { AuditOrigin } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { defineJob } from '../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import type { Row } from '../../core/table/repository';

/** A job as stored in the database. */
export interface JobRow {
  readonly id: number;
  readonly operation: BulkOperation | 'import';
  readonly resource: string;
  readonly actor_id: number;
  readonly origin: AuditOrigin;
  readonly locale: Locale;
  readonly state: BulkJob['state'];
  /** Values of an edit, as the user sent them. */
  readonly body: Row;
  readonly import_id: number | null;
  readonly total: number;
  readonly done: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly skipped: number;
  readonly is_cancelled: boolean;
  readonly is_undone: boolean;
  readonly undone: number;
  readonly left_alone: number;
  readonly undo_until: Date | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
}

export interface NewJob {
  readonly operation: JobRow['operation'];
  readonly resource: string;
  readonly actorId: number;
  readonly origin: AuditOrigin;
  readonly locale: Locale;
  readonly body?: object;
  readonly importId?: number;
  readonly total: number;
  readonly now: Date;
  /** Idempotency key of the request that starts the job. */
  readonly key?: string | undefined;
}

/** Works on a bulk job. Its progress is stored, so each attempt continues where the last one ended. */
export const runBulk = defineJob({
  kind: 'bulk.run',
  payload: z.object({ job: z.number() }),
  retry: { attempts: 5, firstSeconds: 1, longestSeconds: 30 },
});

/** Makes a worker begin or undo a job after the commit. */
export async function startBulk(trx: Db, id: number): Promise<void> {
  await enqueue(trx, runBulk, { job: id });
}

export async function addJob(trx: Db, job: NewJob): Promise<JobRow> {
  const { rows } = await sql<JobRow>`insert into bulk_jobs
      (operation, resource, actor_id, origin, locale, body, import_id, total, created_at)
    values (${job.operation}, ${job.resource}, ${job.actorId}, ${JSON.stringify({ ...job.origin, key: job.key })}, ${job.locale},
      ${JSON.stringify(job.body ?? {})}, ${job.importId ?? null}, ${job.total}, ${job.now}) returning *`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('no job came back');
  await startBulk(trx, row.id);
  return row;
}

/** Stores the rows of a job in their order. */
export async function addJobRows(trx: Db, jobId: number, ids: readonly number[]): Promise<void> {
  await sql`insert into bulk_rows (job_id, position, row_id)
    select ${jobId}::bigint, e.place, e.id::bigint
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as e(id, place)`.execute(trx);
}

export async function findJob(db: Db, id: number, isHeld = false): Promise<JobRow | null> {
  const { rows } = await sql<JobRow>`select * from bulk_jobs where id = ${id}
    ${isHeld ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** The job of an earlier request with the same key. A parallel request waits until the first one is committed. */
export async function findStarted(trx: Db, actorId: number, key: string): Promise<JobRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${actorId}::bigint))`.execute(trx);
  const { rows } = await sql<JobRow>`select * from bulk_jobs where actor_id = ${actorId} and origin ->> 'key' = ${key}
    order by id desc limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** The user's jobs of the last month, newest first. */
export async function listJobs(db: Db, actorId: number, query: BulkJobsQuery, now: Date): Promise<JobRow[]> {
  const conditions = [
    sql`actor_id = ${actorId}`,
    ...(query.resource === undefined ? [] : [sql`resource = ${query.resource}`]),
    ...(query.open === undefined
      ? []
      : [sql`(state in ('queued', 'running') or (undo_until > ${now}::timestamptz and not is_undone))`]),
  ];
  const { rows } = await sql<JobRow>`select * from bulk_jobs where ${sql.join(conditions, sql` and `)}
    order by id desc limit 50`.execute(db);
  return rows;
}

/** A job in the form of the contract. */
export async function presentJob(db: Db, job: JobRow, now: Date): Promise<BulkJob> {
  const { rows: reasons } = await sql`select reason, count(*) as count from bulk_rows
    where job_id = ${job.id} and reason is not null group by reason order by 2 desc`.execute(db);
  const mayUndo = job.undo_until !== null && job.undo_until > now && !job.is_undone;
  return bulkJobSchema.parse({
    ...job,
    reasons,
    undo_until: mayUndo ? job.undo_until?.toISOString() : null,
    undone: job.is_undone ? { succeeded: job.undone, left: job.left_alone } : null,
    created_at: job.created_at.toISOString(),
    started_at: job.started_at?.toISOString() ?? null,
    finished_at: job.finished_at?.toISOString() ?? null,
  });
}

/** Minutes within which a job can be undone. */
export const undoMinutes = 30;

/** Begins a job, or continues a job whose process has died. Answers null for a job that is over. */
export async function beginJob(db: Db, id: number): Promise<JobRow | null> {
  const { rows } = await sql<JobRow>`update bulk_jobs set state = 'running', started_at = coalesce(started_at, now()),
      finished_at = null, undo_until = null
    where id = ${id} and state in ('queued', 'running', 'failed') returning *`.execute(db);
  return rows[0] ?? null;
}

/** Deletes old jobs and old imports. */
export async function forgetOldJobs(db: Db): Promise<void> {
  await sql`delete from bulk_jobs where created_at < now() - interval '30 days'`.execute(db);
  await sql`delete from imports where created_at < now() - interval '30 days'`.execute(db);
}
