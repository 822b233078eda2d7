import {
  importCalls,
  importCheckBodySchema,
  importCorrectionSchema,
  importErrorColumn,
} from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import { wholeInput } from '@enlace/shared-contract/lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import { authorise } from '../../core/rights/authorise';
import { addJob, presentJob } from '../bulk/bulk-job';
import { parseBody, parseQuery } from '../../core/http/parse';
import { pathId } from '../../core/http/path-id';
import type { MountedResource } from '../../core/table/resource-options';
import { serveCall } from '../../core/http/serve-call';
import { writeContextOf } from '../../core/write/write-context';
import { guessMapping } from './guess-mapping';
import { importFields, importKeys } from './import-fields';
import {
  countActions,
  failedLines,
  findImport,
  type ImportState,
  notePlans,
  presentImport,
  readLines,
  readLinesAt,
  replaceLines,
} from './imports.repository';
import { correctLines } from './correct-lines';
import { createRefusal, importAccess, mountImportStart, readTable } from './mount-import-start';
import { planRows } from './plan-rows';
import { sayAgain } from './say-again';

const perPage = 50;
const checkBatch = 500;

/** CSV imports for every resource whose rows the kit can add. */
export function mountImports(app: FastifyInstance, deps: ApiDeps, all: readonly MountedResource[]): void {
  const byName = new Map(all.map((mountedResource) => [mountedResource.resource.name, mountedResource]));
  for (const mountedResource of all) mountImportStart(app, deps, mountedResource);

  const take = async (
    request: FastifyRequest,
  ): Promise<{ storedImport: ImportState; mountedResource: MountedResource }> => {
    const storedImport = await findImport(deps.db, pathId(request), request.requireViewer().id);
    const mountedResource = byName.get(storedImport.resource);
    if (mountedResource === undefined) throw new AppError('NOT_FOUND');
    authorise(request, importAccess(mountedResource.resource));
    return { storedImport, mountedResource };
  };
  const takeOpen = async (request: FastifyRequest): ReturnType<typeof take> => {
    const { storedImport, mountedResource } = await take(request);
    if (storedImport.job_id !== null) throw new AppError('CONFLICT', { message: `import ${storedImport.id} has run` });
    return { storedImport, mountedResource };
  };

  serveCall(app, importCalls.get, async (request) => {
    const { storedImport, mountedResource } = await take(request);
    return { data: await presentImport(deps.db, storedImport, mountedResource) };
  });

  const answerFailed = async (request: FastifyRequest, storedImport: ImportState) => {
    const { page = 1 } = parseQuery(pageSchema, request);
    const counts = await countActions(deps.db, storedImport.id);
    const failedRows = await failedLines(deps.db, storedImport, page, perPage);
    return { data: { counts, failed: failedRows }, meta: { total: counts.fail, page, per_page: perPage } };
  };
  serveCall(app, importCalls.failedRows, async (request) => {
    const { storedImport, mountedResource } = await take(request);
    const answer = await answerFailed(request, storedImport);
    if (storedImport.job_id !== null || answer.data.failed.length === 0) return answer;
    const settings = planningOf(deps, request, storedImport);
    const rows = answer.data.failed.map(({ row }) => row);
    const lines = await readLinesAt(deps.db, storedImport.id, rows);
    const plans = await deps.db.transaction().execute((trx) => planRows(trx, mountedResource, lines, settings));
    const failedRows = sayAgain(answer.data.failed, plans, settings.writing.locale);
    return { ...answer, data: { ...answer.data, failed: failedRows } };
  });

  serveCall(app, importCalls.check, async (request) => {
    const { storedImport, mountedResource } = await takeOpen(request);
    const body = parseBody(importCheckBodySchema, request);
    const state = await withMapping(deps, request, storedImport, mountedResource, body);
    await checkAll(deps, request, state, mountedResource);
    return answerFailed(request, state);
  });

  serveCall(app, importCalls.correct, async (request) => {
    const { storedImport, mountedResource } = await takeOpen(request);
    const correction = parseBody(importCorrectionSchema, request);
    const unknownField = Object.keys(correction.values).find((field) => storedImport.mapping[field] === undefined);
    if (unknownField !== undefined) throw createRefusal(request, unknownField, 'choice');
    const plans = await deps.db
      .transaction()
      .execute((trx) =>
        correctLines(trx, storedImport, correction, (lines) =>
          planRows(trx, mountedResource, lines, planningOf(deps, request, storedImport)),
        ),
      );
    const plan = plans.find(({ row }) => row === correction.row);
    if (plan === undefined) throw new AppError('NOT_FOUND');
    const { row, values, action, errors } = plan;
    const counts = await countActions(deps.db, storedImport.id);
    return { data: { row: { row, values, action, errors }, counts, corrected: plans.length } };
  });

  serveCall(app, importCalls.run, async (request, reply) => {
    const { storedImport, mountedResource } = await takeOpen(request);
    if (storedImport.state !== 'checked')
      throw new AppError('CONFLICT', { message: `import ${storedImport.id} was not checked` });
    const now = deps.clock();
    const job = await transact(deps.db, async (trx) => {
      const addedJob = await addJob(trx, {
        operation: 'import',
        resource: mountedResource.resource.name,
        actorId: storedImport.owner_id,
        origin: auditOrigin(request),
        locale: readerLocaleOf(request.headers),
        importId: storedImport.id,
        total: storedImport.rows_count,
        now,
      });
      const { rows } = await sql`update imports set job_id = ${addedJob.id}, content = '', updated_at = ${now}
        where id = ${storedImport.id} and job_id is null returning id`.execute(trx);
      if (rows.length === 0) throw new AppError('CONFLICT', { message: `import ${storedImport.id} has run` });
      return addedJob;
    });
    void reply.code(202);
    return { data: await presentJob(deps.db, job, now) };
  });

  serveCall(app, importCalls.failedFile, async (request, reply) => {
    const { storedImport } = await take(request);
    const { fail } = await countActions(deps.db, storedImport.id);
    return answerCsv(deps, request, reply, {
      name: `${storedImport.resource}-failed`,
      resource: storedImport.resource,
      filters: { import: storedImport.id },
      // The errors come first, because a faulty line can have any number of cells.
      columns: [importErrorColumn, ...storedImport.columns],
      form: { delimiter: storedImport.delimiter, decimal: '.' },
      count: async () => fail,
      batches: async function* () {
        for (let after = 0; ;) {
          const { rows } = await sql<{ row: number; cells: string[]; errors: Record<string, string[]> }>`
            select row, cells, errors from import_rows where import_id = ${storedImport.id} and action = 'fail' and row > ${after}
            order by row limit 1000`.execute(deps.db);
          yield rows.map(({ cells, errors }) => [errorText(errors), ...cells]);
          const last = rows.at(-1);
          if (last === undefined) return;
          after = last.row;
        }
      },
    });
  });
}

const pageSchema = z.object({ page: z.optional(wholeInput(1, 10_000)) });

/** Stores the sent mapping, key and delimiter. A new delimiter causes a new reading of the lines. */
async function withMapping(
  deps: ApiDeps,
  request: FastifyRequest,
  storedImport: ImportState,
  mountedResource: MountedResource,
  body: z.infer<typeof importCheckBodySchema>,
): Promise<ImportState> {
  const { mapping, key } = body;
  const delimiter: string = body.delimiter ?? storedImport.delimiter;
  const table = delimiter === storedImport.delimiter ? null : readTable(request, storedImport.content, delimiter);
  const columns = table?.columns ?? storedImport.columns;
  const fields = new Set(importFields(mountedResource).map(({ field }) => field));
  const isWrong = Object.entries(mapping).some(([field, column]) => !fields.has(field) || column >= columns.length);
  if (isWrong && table === null) throw createRefusal(request, 'mapping', 'choice');
  const usedMapping = isWrong ? guessMapping(columns, importFields(mountedResource)) : mapping;
  if (!importKeys(mountedResource).includes(key) || (key !== 'none' && usedMapping[key] === undefined))
    throw createRefusal(request, 'key', 'choice');
  const rows_count = table?.rows.length ?? storedImport.rows_count;
  await deps.db.transaction().execute(async (trx) => {
    await sql`update imports set mapping = ${JSON.stringify(usedMapping)}, key = ${key}, delimiter = ${delimiter},
      columns = ${JSON.stringify(columns)}, rows_count = ${rows_count}, state = 'checked', updated_at = ${deps.clock()}
      where id = ${storedImport.id}`.execute(trx);
    if (table !== null) await replaceLines(trx, storedImport.id, table.rows);
  });
  return { ...storedImport, mapping: usedMapping, key, delimiter, columns, rows_count };
}

async function checkAll(
  deps: ApiDeps,
  request: FastifyRequest,
  state: ImportState,
  mountedResource: MountedResource,
): Promise<void> {
  const settings = planningOf(deps, request, state);
  for (let after = 0; ;) {
    const lines = await readLines(deps.db, state.id, after, checkBatch);
    const last = lines.at(-1);
    if (last === undefined) return;
    await deps.db.transaction().execute(async (trx) => {
      await notePlans(trx, state.id, await planRows(trx, mountedResource, lines, settings));
    });
    after = last.row;
  }
}

function planningOf(
  deps: ApiDeps,
  request: FastifyRequest,
  { mapping, key, columns, time_zone: timeZone }: ImportState,
) {
  return {
    mapping,
    key,
    columnCount: columns.length,
    timeZone,
    writing: writeContextOf(request, deps),
    seen: new Map<string, Set<string>>(),
  };
}

function errorText(errors: Record<string, string[]>): string {
  return Object.entries(errors)
    .map(([field, texts]) => `${field}: ${texts.join(' ')}`)
    .join(' | ');
}
