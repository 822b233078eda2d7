import {
  AppError,
  importCalls,
  importCheckBodySchema,
  importColumnCap,
  importCorrectionSchema,
  importErrorColumn,
  importReadingSchema,
  importRowCap,
  importSizeCap,
  only,
  type Resource,
} from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

import { auditOrigin } from '../../infrastructure/audit/audit-origin';
import { transact } from '../../infrastructure/db/transact';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { type FieldText, fieldText } from '../../infrastructure/errors/field-texts';
import { localeOf } from '../../infrastructure/http/locale';
import { UploadedFile } from '../../infrastructure/http/uploaded-file';
import { answerCsv } from '../../infrastructure/csv/answer-csv';
import { authorise } from '../authorise';
import { addJob, presentJob } from '../bulk/bulk-job';
import { parseBody, parseQuery } from '../parse';
import { pathId } from '../path-id';
import type { MountedResource } from '../resource-options';
import { serveCall } from '../serve-call';
import { guessMapping } from './guess-mapping';
import { importFields, importKeys } from './import-fields';
import {
  addImport,
  countActions,
  failedLines,
  findImport,
  type ImportState,
  notePlans,
  presentImport,
  readLines,
  replaceLines,
  valuesOf,
} from './imports.repository';
import { decodeText, guessDelimiter, parseCsv } from './parse-csv';
import { planRows } from './plan-rows';
import { templateLines } from './template-file';

const perPage = 50;
const checkBatch = 500;

/** Rows from CSV files, of every resource that the kit adds rows to. */
export function mountImports(app: FastifyInstance, deps: ApiDeps, all: readonly MountedResource[]): void {
  const known = new Map(all.map((mounted) => [mounted.resource.name, mounted]));
  for (const mounted of all) mountStart(app, deps, mounted);

  const take = async (request: FastifyRequest): Promise<{ found: ImportState; mounted: MountedResource }> => {
    const found = await findImport(deps.db, pathId(request), request.requireViewer().id);
    const mounted = known.get(found.resource);
    if (mounted === undefined) throw new AppError('NOT_FOUND');
    authorise(request, mayImport(mounted.resource));
    return { found, mounted };
  };
  const takeOpen = async (request: FastifyRequest): ReturnType<typeof take> => {
    const { found, mounted } = await take(request);
    if (found.job_id !== null) throw new AppError('CONFLICT', { message: `import ${found.id} has run` });
    return { found, mounted };
  };

  serveCall(app, importCalls.get, async (request) => {
    const { found, mounted } = await take(request);
    return { data: await presentImport(deps.db, found, mounted) };
  });

  const answerFailed = async (request: FastifyRequest, found: ImportState): Promise<object> => {
    const { page = 1 } = parseQuery(pageSchema, request);
    const counts = await countActions(deps.db, found.id);
    const failed = await failedLines(deps.db, found, page, perPage);
    return { data: { counts, failed }, meta: { total: counts.fail, page, per_page: perPage } };
  };
  serveCall(app, importCalls.failedRows, async (request) => answerFailed(request, (await take(request)).found));

  serveCall(app, importCalls.check, async (request) => {
    const { found, mounted } = await takeOpen(request);
    const body = parseBody(importCheckBodySchema, request);
    const state = await withMapping(deps, request, found, mounted, body);
    await checkAll(deps, request, state, mounted);
    return answerFailed(request, state);
  });

  serveCall(app, importCalls.correct, async (request) => {
    const { found, mounted } = await takeOpen(request);
    const { row, values } = parseBody(importCorrectionSchema, request);
    const unknown = Object.keys(values).find((field) => found.mapping[field] === undefined);
    if (unknown !== undefined) throw wrong(request, unknown, 'choice');
    const [line] = await readLines(deps.db, found.id, row - 1, 1);
    if (line?.row !== row) throw new AppError('NOT_FOUND');
    const cells = found.columns.map((_, column) => line.cells[column] ?? '');
    for (const [field, value] of Object.entries(values)) cells[found.mapping[field] ?? -1] = value;
    const plan = await deps.db.transaction().execute(async (trx) => {
      await sql`update import_rows set cells = ${JSON.stringify(cells)} where import_id = ${found.id} and row = ${row}`.execute(
        trx,
      );
      const [planned] = await planRows(trx, mounted, [{ row, cells }], planning(deps, request, found));
      if (planned !== undefined) await notePlans(trx, found.id, [planned]);
      return planned;
    });
    if (plan === undefined) throw new AppError('NOT_FOUND');
    const told = { row, values: valuesOf(cells, found.mapping), action: plan.action, errors: plan.errors };
    return { data: { row: told, counts: await countActions(deps.db, found.id) } };
  });

  serveCall(app, importCalls.run, async (request, reply) => {
    const { found, mounted } = await takeOpen(request);
    if (found.state !== 'checked') throw new AppError('CONFLICT', { message: `import ${found.id} was not checked` });
    const now = deps.clock();
    const job = await transact(deps.db, async (trx) => {
      const added = await addJob(trx, {
        operation: 'import',
        resource: mounted.resource.name,
        actorId: found.owner_id,
        origin: auditOrigin(request),
        locale: localeOf(request.headers),
        importId: found.id,
        total: found.rows_count,
        now,
      });
      const { rows } = await sql`update imports set job_id = ${added.id}, content = '', updated_at = ${now}
        where id = ${found.id} and job_id is null returning id`.execute(trx);
      if (rows.length === 0) throw new AppError('CONFLICT', { message: `import ${found.id} has run` });
      return added;
    });
    void reply.code(202);
    return { data: await presentJob(deps.db, job, now) };
  });

  serveCall(app, importCalls.failedFile, async (request, reply) => {
    const { found } = await take(request);
    const { fail } = await countActions(deps.db, found.id);
    return answerCsv(deps, request, reply, {
      name: `${found.resource}-failed`,
      resource: found.resource,
      filters: { import: found.id },
      columns: [...found.columns, importErrorColumn],
      count: async () => fail,
      batches: async function* () {
        for (let after = 0; ;) {
          const { rows } = await sql<{ row: number; cells: string[]; errors: Record<string, string[]> }>`
            select row, cells, errors from import_rows where import_id = ${found.id} and action = 'fail' and row > ${after}
            order by row limit 1000`.execute(deps.db);
          yield rows.map(({ cells, errors }) => [
            ...found.columns.map((_, column) => cells[column] ?? ''),
            errorText(errors),
          ]);
          const last = rows.at(-1);
          if (last === undefined) return;
          after = last.row;
        }
      },
    });
  });
}

const pageSchema = z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))) });

const startSchema = z.extend(importReadingSchema, { file: z.optional(z.unknown()) });

/** Who may bring rows in: what becomes of each is still hers to be allowed. */
function mayImport(resource: Resource) {
  return only(['admin'], `${resource.name}.import`);
}

function mountStart(app: FastifyInstance, deps: ApiDeps, mounted: MountedResource): void {
  const { resource } = mounted;
  const access = mayImport(resource);
  const at = (path: string): string => path.replace('{resource}', resource.name);

  serveCall(app, { ...importCalls.template, path: at(importCalls.template.path), access }, async (request, reply) => {
    const [columns = [], ...rows] = templateLines(mounted);
    return answerCsv(deps, request, reply, {
      name: `${resource.name}-template`,
      resource: resource.name,
      filters: { template: true },
      columns,
      count: async () => rows.length,
      batches: async function* () {
        yield rows;
      },
    });
  });

  serveCall(app, { ...importCalls.start, path: at(importCalls.start.path), access }, async (request, reply) => {
    const { file, ...said } = parseBody(startSchema, request);
    if (!(file instanceof UploadedFile)) throw wrong(request, 'file', 'required');
    if (file.size > importSizeCap) throw new AppError('PAYLOAD_TOO_LARGE', { message: 'import' });
    const { text, encoding } = decodeText(await readFile(file.path), said.encoding);
    const delimiter = said.delimiter ?? guessDelimiter(text);
    const { columns, rows } = readTable(request, text, delimiter);
    const mapping = guessMapping(columns, importFields(mounted));
    const id = await deps.db.transaction().execute((trx) =>
      addImport(
        trx,
        {
          resource: resource.name,
          owner_id: request.requireViewer().id,
          file_name: file.name.slice(0, 200),
          content: text,
          columns,
          mapping,
          delimiter,
          encoding,
        },
        rows,
        deps.clock(),
      ),
    );
    void reply.code(201);
    return { data: await presentImport(deps.db, await findImport(deps.db, id, request.requireViewer().id), mounted) };
  });
}

/** Headings and lines of a file; VALIDATION_FAILED names `file` when it has none, or too much. */
function readTable(request: FastifyRequest, text: string, delimiter: string): { columns: string[]; rows: string[][] } {
  const [columns = [], ...rows] = parseCsv(text, delimiter, importRowCap + 2);
  if (rows.length === 0) throw wrong(request, 'file', 'required');
  if (rows.length > importRowCap) throw wrong(request, 'file', 'tooMany', importRowCap);
  if (columns.length > importColumnCap) throw wrong(request, 'file', 'tooMany', importColumnCap);
  const passedOver = columns.indexOf(importErrorColumn);
  const without = (cells: readonly string[]): string[] => cells.filter((_, column) => column !== passedOver);
  return { columns: without(columns), rows: rows.map(without) };
}

/** The import with the mapping, key and delimiter that were sent; its lines are read again when the delimiter is another. */
async function withMapping(
  deps: ApiDeps,
  request: FastifyRequest,
  found: ImportState,
  mounted: MountedResource,
  asked: z.infer<typeof importCheckBodySchema>,
): Promise<ImportState> {
  const { mapping, key } = asked;
  const delimiter: string = asked.delimiter ?? found.delimiter;
  const table = delimiter === found.delimiter ? null : readTable(request, found.content, delimiter);
  const columns = table?.columns ?? found.columns;
  const fields = new Set(importFields(mounted).map(({ field }) => field));
  const isWrong = Object.entries(mapping).some(([field, column]) => !fields.has(field) || column >= columns.length);
  if (isWrong && table === null) throw wrong(request, 'mapping', 'choice');
  const used = isWrong ? guessMapping(columns, importFields(mounted)) : mapping;
  if (!importKeys(mounted).includes(key) || (key !== 'none' && used[key] === undefined))
    throw wrong(request, 'key', 'choice');
  const rows_count = table?.rows.length ?? found.rows_count;
  await deps.db.transaction().execute(async (trx) => {
    await sql`update imports set mapping = ${JSON.stringify(used)}, key = ${key}, delimiter = ${delimiter},
      columns = ${JSON.stringify(columns)}, rows_count = ${rows_count}, state = 'checked', updated_at = ${deps.clock()}
      where id = ${found.id}`.execute(trx);
    if (table !== null) await replaceLines(trx, found.id, table.rows);
  });
  return { ...found, mapping: used, key, delimiter, columns, rows_count };
}

async function checkAll(
  deps: ApiDeps,
  request: FastifyRequest,
  state: ImportState,
  mounted: MountedResource,
): Promise<void> {
  const asked = planning(deps, request, state);
  for (let after = 0; ;) {
    const lines = await readLines(deps.db, state.id, after, checkBatch);
    const last = lines.at(-1);
    if (last === undefined) return;
    await deps.db.transaction().execute(async (trx) => {
      await notePlans(trx, state.id, await planRows(trx, mounted, lines, asked));
    });
    after = last.row;
  }
}

function planning(deps: ApiDeps, request: FastifyRequest, { mapping, key }: ImportState) {
  const { viewer, headers } = request;
  return { mapping, key, viewer, locale: localeOf(headers), now: deps.clock(), seen: new Map<string, Set<string>>() };
}

function errorText(errors: Record<string, string[]>): string {
  return Object.entries(errors)
    .map(([field, texts]) => `${field}: ${texts.join(' ')}`)
    .join(' | ');
}

function wrong(request: FastifyRequest, field: string, text: FieldText, n?: number): AppError {
  const fields = { [field]: [fieldText(localeOf(request.headers), text, n)] };
  return new AppError('VALIDATION_FAILED', { message: `import: ${field}`, fields });
}
