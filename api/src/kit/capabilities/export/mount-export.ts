import { only } from '@enlace/shared-contract/access';
import { exportSchema, listCalls } from '@enlace/shared-contract/admin';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import { csvFormOf } from '../../../infrastructure/csv/csv-form';
import type { Cell } from '../../../infrastructure/csv/csv';
import { authorise } from '../../core/rights/authorise';
import { readListRequest } from '../../core/read/list-request';
import { requireTrash } from '../../core/read/require-trash';
import { parseBody } from '../../core/http/parse';
import { type ReadContext, readContext } from '../../core/table/read-context';
import type { MountedResource } from '../../core/table/resource-options';
import { serveCall } from '../../core/http/serve-call';
import { type ExportColumn, exportColumns } from './export-columns';

/** Upper limit of the rows in one file. */
const rowCap = 1_000_000;
/** Rows of one database query; larger batches are not faster and take more memory. */
const batchSize = 500;

/** A list as a file: the same rows in the same order, with the requested columns. */
export function mountExport(app: FastifyInstance, deps: ApiDeps, mountedResource: MountedResource): void {
  const { resource, options } = mountedResource;
  const path = listCalls.exportRows.path.replace('{resource}', resource.name);
  const access = only(['admin'], `${resource.name}.export`);
  serveCall(app, { ...listCalls.exportRows, path, access }, async (request, reply) => {
    authorise(request, resource.wire.list.access);
    const listRequest = readListRequest(request, resource, options);
    if (listRequest.isTrashed) requireTrash(request, resource);
    const body = parseBody(exportSchema, request);
    const columns = exportColumns(mountedResource, request.requireViewer(), body, readerLocaleOf(request.headers));
    const readingContext = readContext(request, deps.clock);
    // A file for an import has the base texts; the other languages have columns of their own.
    const context = body.for_import === true ? { ...readingContext, lang: null } : readingContext;
    const ids = await options.repository.listIds(deps.reads, listRequest, context, rowCap);
    return answerCsv(deps, request, reply, {
      name: resource.name,
      resource: resource.name,
      filters: { query: request.query, columns: columns.map(({ field }) => field) },
      columns: columns.map(({ heading }) => heading),
      bom: body.bom ?? true,
      // An import reads the numbers with a point, in every language.
      ...(body.for_import === true ? { form: { ...csvFormOf(request.headers), decimal: '.' } } : {}),
      count: async () => ids.length,
      batches: () => exportBatches(deps.reads, mountedResource, ids, columns, context),
    });
  });
}

/**
 * The ids are read once and define the order; rows are read in batches. Rows that were removed in the meantime are
 * left out.
 */
async function* exportBatches(
  db: Db,
  { options }: MountedResource,
  ids: readonly number[],
  columns: readonly ExportColumn[],
  context: ReadContext,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const fieldNames = new Set(['id', ...columns.map(({ from }) => from)]);
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = ids.slice(start, start + batchSize);
    const rows = await options.repository.listByIds(db, some, context, fieldNames);
    const byId = new Map(rows.map((row) => [row['id'], row]));
    yield some.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [columns.map((column) => column.cellOf(row))];
    });
  }
}
