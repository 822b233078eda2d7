import { exportSchema, listCalls, only } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { localeOf } from '../../infrastructure/http/locale';
import { answerCsv } from '../../infrastructure/csv/answer-csv';
import type { Cell } from '../../infrastructure/csv/csv';
import { authorise } from '../authorise';
import { readListRequest } from '../list-request';
import { requireTrash } from '../mount-trash';
import { parseBody } from '../parse';
import { type ReadContext, readContext } from '../read-context';
import type { MountedResource } from '../resource-options';
import { serveCall } from '../serve-call';
import { type ExportColumn, exportColumns } from './export-columns';

/** Most rows of one file. */
const rowCap = 1_000_000;
/** Rows read and written at a time: more of them are no faster, and hold more memory. */
const batchSize = 500;

/** A list as a file: the rows it shows, in its order, with the columns asked for. */
export function mountExport(app: FastifyInstance, deps: ApiDeps, mounted: MountedResource): void {
  const { resource, options } = mounted;
  const path = listCalls.exportRows.path.replace('{resource}', resource.name);
  const access = only(['admin'], `${resource.name}.export`);
  serveCall(app, { ...listCalls.exportRows, path, access }, async (request, reply) => {
    authorise(request, resource.wire.list.access);
    const asked = readListRequest(request, resource, options.relations);
    if (asked.isTrashed) requireTrash(request, resource);
    const body = parseBody(exportSchema, request);
    const columns = exportColumns(mounted, request.requireViewer(), body, localeOf(request.headers));
    const context = readContext(request, deps.clock);
    const ids = await options.repository.listIds(deps.reads, asked, context, rowCap);
    return answerCsv(deps, request, reply, {
      name: resource.name,
      resource: resource.name,
      filters: { query: request.query, columns: columns.map(({ field }) => field) },
      columns: columns.map(({ heading }) => heading),
      bom: body.bom ?? true,
      count: async () => ids.length,
      batches: () => exportBatches(deps.reads, mounted, ids, columns, context),
    });
  });
}

/** The order is that of the ids, found once; rows are read a batch at a time. Who is gone by then is left out. */
async function* exportBatches(
  db: Db,
  { options }: MountedResource,
  ids: readonly number[],
  columns: readonly ExportColumn[],
  context: ReadContext,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const shown = new Set(['id', ...columns.map(({ from }) => from)]);
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = ids.slice(start, start + batchSize);
    const rows = await options.repository.listByIds(db, some, context, shown);
    const byId = new Map(rows.map((row) => [row['id'], row]));
    yield some.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [columns.map((column) => column.cellOf(row))];
    });
  }
}
