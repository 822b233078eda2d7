import { bulkCalls, bulkJobsQuerySchema } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import { parseQuery } from '../../core/http/parse';
import { pathId } from '../../core/http/path-id';
import { serveCall } from '../../core/http/serve-call';
import { findJob, type JobRow, listJobs, presentJob, startBulk } from './bulk-job';
import { reportTexts } from './bulk-texts';

/**
 * The jobs of the current user: progress, cancellation, undo and report. Jobs of other users are NOT_FOUND.
 * @param undoable names of the resources whose jobs can be undone
 */
export function mountBulkJobs(app: FastifyInstance, deps: ApiDeps, undoable: ReadonlySet<string>): void {
  const withUndo = (job: JobRow): JobRow => (undoable.has(job.resource) ? job : { ...job, undo_until: null });
  const take = async (db: Db, request: FastifyRequest, isHeld = false): Promise<JobRow> => {
    const id = pathId(request);
    const job = id === null ? null : await findJob(db, id, isHeld);
    if (job === null || job.actor_id !== request.requireViewer().id) throw new AppError('NOT_FOUND');
    return withUndo(job);
  };
  const present = async (job: JobRow): Promise<object> => ({ data: await presentJob(deps.db, job, deps.clock()) });

  serveCall(app, bulkCalls.jobs, async (request) => {
    const query = parseQuery(bulkJobsQuerySchema, request);
    const jobs = await listJobs(deps.db, request.requireViewer().id, query, deps.clock());
    return { data: await Promise.all(jobs.map((job) => presentJob(deps.db, withUndo(job), deps.clock()))) };
  });

  serveCall(app, bulkCalls.job, async (request) => present(await take(deps.db, request)));

  serveCall(app, bulkCalls.cancel, async (request) => {
    const { id, state } = await take(deps.db, request);
    if (state !== 'queued' && state !== 'running') throw new AppError('CONFLICT', { message: `job ${id} is ${state}` });
    await sql`update bulk_jobs set is_cancelled = true,
      state = case when state = 'queued' then 'cancelled' else state end,
      finished_at = case when state = 'queued' then ${deps.clock()}::timestamptz end
      where id = ${id} and state in ('queued', 'running') and not is_undone`.execute(deps.db);
    return present(await take(deps.db, request));
  });

  serveCall(app, bulkCalls.undo, async (request, reply) => {
    await transact(deps.db, async (trx) => {
      const { id, undo_until, is_undone } = await take(trx, request, true);
      if (is_undone || undo_until === null || undo_until <= deps.clock())
        throw new AppError('CONFLICT', { message: `job ${id} cannot be undone` });
      await sql`update bulk_jobs set is_undone = true, state = 'queued' where id = ${id}`.execute(trx);
      await startBulk(trx, id);
    });
    void reply.code(202);
    return present(await take(deps.db, request));
  });

  serveCall(app, bulkCalls.report, async (request, reply) => {
    const job = await take(deps.db, request);
    const texts = reportTexts[readerLocaleOf(request.headers)];
    return answerCsv(deps, request, reply, {
      name: `${job.resource}-${job.id}`,
      resource: job.resource,
      filters: { job: job.id },
      columns: [texts.row, texts.result, texts.reason],
      count: async () => job.total,
      batches: async function* () {
        for (let after = 0; ;) {
          const { rows } = await sql<ReportRow>`select position, row_id, state, reason from bulk_rows
            where job_id = ${job.id} and position > ${after} order by position limit 1000`.execute(deps.db);
          yield rows.map((row) => [
            row.row_id,
            texts.states[row.state] ?? row.state,
            texts.reasons[row.reason ?? ''] ?? '',
          ]);
          const last = rows.at(-1);
          if (last === undefined) return;
          after = last.position;
        }
      },
    });
  });
}

interface ReportRow {
  readonly position: number;
  readonly row_id: number;
  readonly state: string;
  readonly reason: string | null;
}
