import { indexFilterSchema, latinasFilterSchema, toolCalls } from '@enlace/shared-contract/site';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseQuery } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import { countIndex, indexBatches, indexColumns } from './index-file';
import { countLatinas, latinasBatches, latinasColumns } from './latinas-file';
import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import { zonedDownload } from '../../../kit/core/http/zoned-download';

/** Downloads for admins. */
export function mountTools(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, toolCalls.downloadLatinasDb, async (request, reply) => {
    const filters = parseQuery(latinasFilterSchema, request);
    const file = {
      name: 'latinas',
      resource: 'users',
      filters,
      columns: latinasColumns,
      count: () => countLatinas(deps.reads, filters),
      batches: () => latinasBatches(deps.reads, filters),
    };
    return answerCsv(deps, request, reply, zonedDownload(file, filters.tz));
  });

  serveCall(app, toolCalls.downloadIndexCsv, async (request, reply) => {
    const filters = parseQuery(indexFilterSchema, request);
    const file = {
      name: 'index',
      resource: 'index',
      filters,
      columns: indexColumns,
      count: () => countIndex(deps.reads, filters),
      batches: () => indexBatches(deps.reads, filters, deps.env.publicUrl),
    };
    return answerCsv(deps, request, reply, zonedDownload(file, filters.tz));
  });
}
