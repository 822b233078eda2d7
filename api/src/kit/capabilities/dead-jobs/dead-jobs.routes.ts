import { backgroundJobCalls, deadJobsQuerySchema } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import {
  type DeadJobRow,
  discardJob,
  listDeadJobs,
  reviveJob,
} from '../../../infrastructure/background-jobs/dead-jobs.repository';
import { wakeAfterCommit } from '../../../infrastructure/background-jobs/enqueue';
import { parseQuery } from '../../core/http/parse';
import { pathId } from '../../core/http/path-id';
import { serveCall } from '../../core/http/serve-call';

const defaultPageSize = 25;

const messages: Readonly<Record<Locale, Readonly<Record<'runAgain' | 'discard', string>>>> = {
  en: { runAgain: 'The job runs again', discard: 'Discarded' },
  es: { runAgain: 'La tarea se ejecuta de nuevo', discard: 'Descartada' },
  pt: { runAgain: 'A tarefa é executada de novo', discard: 'Descartada' },
};

/** Routes for dead jobs: list, run again, discard. */
export function mountDeadJobs(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, backgroundJobCalls.getDeadJobs, async (request) => {
    const { search = '', page = 1, per_page = defaultPageSize } = parseQuery(deadJobsQuerySchema, request);
    const { rows, total } = await listDeadJobs(deps.db, { search: search.trim(), page, pageSize: per_page });
    const data = rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      failed_at: row.failed_at.toISOString(),
    }));
    return { data, meta: { total, page, per_page } };
  });

  /** Changes a dead job and records an audit entry. */
  const change = async (
    request: FastifyRequest,
    action: 'runAgain' | 'discard',
    work: (trx: ApiDeps['db'], id: number) => Promise<DeadJobRow | null>,
  ): Promise<object> => {
    const id = pathId(request);
    const job = await transact(deps.db, async (trx) => {
      const changedJob = id === null ? null : await work(trx, id);
      if (changedJob === null) throw new AppError('NOT_FOUND', { message: 'no such dead job' });
      const before = { kind: changedJob.kind, payload: changedJob.payload, reason: changedJob.reason };
      const origin = auditOrigin(request);
      await recordAudit(trx, { origin, action, resource: 'background_jobs', rowId: changedJob.id, before });
      wakeAfterCommit(trx);
      return changedJob;
    });
    return { data: { id: job.id }, message: messages[readerLocaleOf(request.headers)][action] };
  };

  serveCall(app, backgroundJobCalls.runJobAgain, (request) => change(request, 'runAgain', reviveJob));
  serveCall(app, backgroundJobCalls.discardJob, (request) => change(request, 'discard', discardJob));
}
