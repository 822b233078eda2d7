import { type BodyKind, foldBrackets } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import { fieldText } from '../errors/field-texts';
import type { BodyLimits } from './bodies';
import { readerLocaleOf } from './locale';
import { receiveFile } from './receive-file';
import { folderOf } from './upload-folders';

/** Kinds of calls whose bodies can contain files. */
const kindsWithFiles: readonly (BodyKind | undefined)[] = ['multipart', 'form', 'smart'];

/** Bytes that a multipart body of this request can have: texts, and files where the call takes them. */
export function multipartLimit(request: FastifyRequest, limits: BodyLimits): number {
  return textLimit(request, limits) + filesLimit(request, limits);
}

/** Bytes of all texts of this request; the limit of its route holds for every encoding. */
export function textLimit({ routeOptions }: FastifyRequest, limits: BodyLimits): number {
  return Math.min(limits.text, routeOptions.bodyLimit ?? limits.text);
}

function filesLimit(request: FastifyRequest, limits: BodyLimits): number {
  if (!kindsWithFiles.includes(request.routeOptions.config.body)) return 0;
  return request.viewer === null ? limits.visitorFiles : limits.allFiles;
}

/**
 * Reads a multipart body: texts stay in memory, files go to the disk. Ends with PAYLOAD_TOO_LARGE as soon as the texts
 * or the files together are larger than the call allows, and at its field for one file that is too large.
 */
export async function readParts(request: FastifyRequest, limits: BodyLimits): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  let textBytes = 0;
  let fileBytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        textBytes += part.fieldname.length + Buffer.byteLength(String(part.value));
        if (part.valueTruncated || textBytes > textLimit(request, limits)) throw tooLarge(`field ${part.fieldname}`);
        entries.push([part.fieldname, part.value]);
        continue;
      }
      // An empty file input sends a part without name and content.
      if (!part.filename) {
        part.file.resume();
        continue;
      }
      if (filesLimit(request, limits) === 0) throw tooLarge(`file ${part.fieldname}: this call takes no files`);
      const file = await receiveFile(part, await folderOf(request));
      if (part.file.truncated) throw createFileRefusal(request, part.fieldname, limits);
      fileBytes += file.size;
      if (fileBytes > filesLimit(request, limits)) throw tooLarge(`file ${part.fieldname}`);
      entries.push([part.fieldname, file]);
    }
  } catch (error) {
    throw bodyError(error);
  }
  return foldBrackets(entries);
}

const tooLarge = (message: string): AppError => new AppError('PAYLOAD_TOO_LARGE', { message });

/** The message is at the field, because the user can choose another file there. */
function createFileRefusal({ headers }: FastifyRequest, field: string, { file: mostBytes }: BodyLimits): AppError {
  const megabytes = Math.max(1, Math.floor(mostBytes / 1024 ** 2));
  const fields = { [field]: [fieldText(readerLocaleOf(headers), 'fileSize', megabytes)] };
  return new AppError('PAYLOAD_TOO_LARGE', { message: `file ${field}`, fields });
}

/** Broken multipart is an error of the caller, but the parser reports it without a status. */
function bodyError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  if ('statusCode' in error) return error;
  const isBroken = /multipart|boundary|unexpected end|part terminated|malformed/i.test(error.message);
  return isBroken ? new AppError('BAD_REQUEST', { message: error.message, cause: error }) : error;
}
