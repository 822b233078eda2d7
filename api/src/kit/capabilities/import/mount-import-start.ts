import { only } from '@enlace/shared-contract/access';
import {
  importCalls,
  importColumnCap,
  importErrorColumn,
  importReadingSchema,
  importRowCap,
  importSizeCap,
} from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type FieldText, fieldText } from '../../../infrastructure/errors/field-texts';
import { cleanName } from '../../../infrastructure/files/store-upload';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import { readerZone } from '../../../infrastructure/time/time-zone';
import { parseBody } from '../../core/http/parse';
import type { MountedResource } from '../../core/table/resource-options';
import { serveCall } from '../../core/http/serve-call';
import { guessMapping } from './guess-mapping';
import { importFields } from './import-fields';
import { addImport, findImport, presentImport } from './imports.repository';
import { CsvFault, decodeText, guessDelimiter, parseCsv } from './parse-csv';
import { templateLines } from './template-file';

const startSchema = z.extend(importReadingSchema, { file: z.optional(z.unknown()) });

/** Access to imports; the rights on each row are checked as well. */
export function importAccess(resource: Resource) {
  return only(['admin'], `${resource.name}.import`);
}

/** The template of a resource, and the call that stores the file of a new import. */
export function mountImportStart(app: FastifyInstance, deps: ApiDeps, mountedResource: MountedResource): void {
  const { resource } = mountedResource;
  const access = importAccess(resource);
  const at = (path: string): string => path.replace('{resource}', resource.name);

  serveCall(app, { ...importCalls.template, path: at(importCalls.template.path), access }, async (request, reply) => {
    const [columns = [], ...rows] = templateLines(mountedResource);
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
    const { file, ...settings } = parseBody(startSchema, request);
    if (!(file instanceof UploadedFile)) throw createRefusal(request, 'file', 'required');
    if (file.size > importSizeCap) throw new AppError('PAYLOAD_TOO_LARGE', { message: 'import' });
    const { text, encoding } = decodeText(await readFile(file.path), settings.encoding);
    const delimiter = settings.delimiter ?? guessDelimiter(text);
    const { columns, rows } = readTable(request, text, delimiter);
    const mapping = guessMapping(columns, importFields(mountedResource));
    const id = await deps.db.transaction().execute((trx) =>
      addImport(
        trx,
        {
          resource: resource.name,
          owner_id: request.requireViewer().id,
          file_name: cleanName(file.name) ?? 'file',
          content: text,
          columns,
          mapping,
          delimiter,
          encoding,
          time_zone: readerZone(settings.tz),
          // A file of an export has the number of each row, so it changes rows and adds none.
          key: 'id' in mapping ? 'id' : 'none',
        },
        rows,
        deps.clock(),
      ),
    );
    void reply.code(201);
    return {
      data: await presentImport(deps.db, await findImport(deps.db, id, request.requireViewer().id), mountedResource),
    };
  });
}

/** Headings and lines of a file; VALIDATION_FAILED names `file` when it is empty, too large or broken. */
export function readTable(
  request: FastifyRequest,
  text: string,
  delimiter: string,
): { columns: string[]; rows: string[][] } {
  const [columns = [], ...rows] = parseTable(request, text, delimiter);
  if (rows.length === 0) throw createRefusal(request, 'file', 'required');
  if (rows.length > importRowCap) throw createRefusal(request, 'file', 'tooMany', importRowCap);
  if (columns.length > importColumnCap) throw createRefusal(request, 'file', 'tooMany', importColumnCap);
  const passedOver = columns.indexOf(importErrorColumn);
  const without = (cells: readonly string[]): string[] => cells.filter((_, column) => column !== passedOver);
  return { columns: without(columns), rows: rows.map(without) };
}

function parseTable(request: FastifyRequest, text: string, delimiter: string): string[][] {
  try {
    return parseCsv(text, delimiter, importRowCap + 2);
  } catch (error) {
    if (error instanceof CsvFault) throw createRefusal(request, 'file', 'quotationMark', error.line);
    throw error;
  }
}

/** VALIDATION_FAILED for one field of an import call. */
export function createRefusal(request: FastifyRequest, field: string, text: FieldText, n?: number): AppError {
  const fields = { [field]: [fieldText(readerLocaleOf(request.headers), text, n)] };
  return new AppError('VALIDATION_FAILED', { message: `import: ${field}`, fields });
}
