import { AppError } from '@enlace/shared-contract/errors';
import {
  candidateCalls,
  exportCandidatesSchema,
  listCandidatesSchema,
  moveCandidatesSchema,
} from '@enlace/shared-contract/recruiting';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { readWriteContextOf, writeContextOf } from '../../../kit/core/write/write-context';
import { countExported, exportedBatches, exportHeadings } from './export-candidates';
import { findCandidate, findCandidateJobs, listCandidates } from './list-candidates';
import { moveCandidates, viewCandidate } from './move-candidates';
import { takeBack } from './take-back';
import { zonedDownload } from '../../../kit/core/http/zoned-download';

const moveParams = z.object({ id: z.uuid() });

/** The candidates of jobs, for the recruiters of their companies (docs/guides/recruiting.md). */
export function mountCandidates(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? writeContextOf(request, deps).locale };
  };

  serveCall(app, candidateCalls.listCandidates, async (request) => {
    const query = parseQuery(listCandidatesSchema, request);
    return listCandidates(deps.db, query, contextOf(request));
  });

  serveCall(app, candidateCalls.exportCandidates, async (request, reply) => {
    const filters = parseQuery(exportCandidatesSchema, request);
    const context = contextOf(request);
    const file = {
      name: 'candidates',
      resource: 'applications',
      filters,
      columns: exportHeadings[context.lang],
      count: () => countExported(deps.db, filters, context),
      batches: () => exportedBatches(deps.db, filters, context),
    };
    return answerCsv(deps, request, reply, zonedDownload(file, filters.tz, exportHeadings[context.lang].slice(6, 8)));
  });

  serveCall(app, candidateCalls.listCandidateJobs, async (request) => ({
    data: await findCandidateJobs(deps.db, contextOf(request)),
  }));

  serveCall(app, candidateCalls.getCandidate, async (request) => {
    const id = requirePathId(request);
    const candidate = await findCandidate(deps.db, id, contextOf(request));
    const { origin } = writeContextOf(request, deps);
    await recordAudit(deps.db, { origin, action: 'look', resource: 'applications', rowId: id });
    return { data: candidate };
  });

  serveCall(app, candidateCalls.viewCandidate, async (request) => {
    const id = requirePathId(request);
    const context = contextOf(request);
    await viewCandidate(readWriteContextOf(request, deps, context), id);
    return { data: await findCandidate(deps.db, id, context) };
  });

  serveCall(app, candidateCalls.moveCandidates, async (request) => {
    const move = parseBody(moveCandidatesSchema, request);
    return { data: await moveCandidates(readWriteContextOf(request, deps, contextOf(request)), move) };
  });

  serveCall(app, candidateCalls.takeBackMove, async (request) => {
    const parsed = moveParams.safeParse(request.params);
    if (!parsed.success) throw new AppError('NOT_FOUND');
    return { data: { count: await takeBack(readWriteContextOf(request, deps, contextOf(request)), parsed.data.id) } };
  });
}
