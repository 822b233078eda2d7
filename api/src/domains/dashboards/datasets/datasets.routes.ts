import { dashboardCalls, getDatasetsSchema } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { compressLines } from '../../../infrastructure/http/compress';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { readContext } from '../../../kit/core/table/read-context';
import { serveOpen } from '../../../kit/core/http/serve-call';
import { type AnswerContext, answerDataset } from './answers/answer-dataset';
import { answerBatch } from './batch/answer-batch';
import { findDashboardViewer } from './dashboard-viewer';
import { findDataset } from './datasets';
import type { Dataset } from './define-dataset';
import { exportDataset } from './export/export-dataset';
import { listDatasets, namesFor } from './list-datasets';
import { countProtectedRead } from './protection/read-limit';
import { readDatasetQuery } from './read-dataset-query';
import { checkPeriod } from './time/check-period';

/** The data sets of the dashboards (docs/guides/dashboards.md). */
export function mountDatasets(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest): AnswerContext => {
    const { lang, now } = readContext(request, deps.clock);
    const words = lang ?? readerLocaleOf(request.headers);
    const countRead = () => countProtectedRead(deps.limits, request.requireViewer().id, words);
    return { db: deps.reads, now, lang: words, countRead };
  };
  const viewerOf = (request: FastifyRequest) => findDashboardViewer(deps.reads, request.requireViewer());

  // Leaders of chapters have access by rows: the viewer decides, not the list of roles.
  serveOpen(app, dashboardCalls.getDataset, async (request) => {
    const viewer = await viewerOf(request);
    return answerDataset(contextOf(request), requireDataset(request), readDatasetQuery(request), viewer);
  });

  serveOpen(app, dashboardCalls.listDatasets, async (request) =>
    listDatasets(deps.reads, await viewerOf(request), contextOf(request).lang),
  );

  serveOpen(app, dashboardCalls.getDatasets, async (request, reply) => {
    const viewer = await viewerOf(request);
    const { names = namesFor(viewer), query } = parseBody(getDatasetsSchema, request);
    checkPeriod(query, readerLocaleOf(request.headers), 'query.');
    return sendLines(request, reply, answerBatch(contextOf(request), names, query, viewer, request.log));
  });

  serveOpen(app, dashboardCalls.exportDataset, async (request, reply) => {
    const viewer = await viewerOf(request);
    const [dataset, query, context] = [requireDataset(request), readDatasetQuery(request), contextOf(request)];
    const answer = await answerDataset(context, dataset, query, viewer);
    return answerCsv(deps, request, reply, exportDataset(answer, dataset, query, context.lang));
  });
}

function requireDataset({ params }: FastifyRequest): Dataset {
  const name: unknown = typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined;
  const dataset = findDataset(String(name));
  if (dataset === undefined) throw new AppError('NOT_FOUND', { message: 'unknown data set' });
  return dataset;
}

/** Sends each line at once: proxies must not wait for more. */
function sendLines(request: FastifyRequest, reply: FastifyReply, lines: AsyncIterable<string>): Readable {
  void reply
    .type('application/x-ndjson; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no');
  return compressLines(request, reply, Readable.from(lines, { objectMode: false, highWaterMark: 1 }));
}
