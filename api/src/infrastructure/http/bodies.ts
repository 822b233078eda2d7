import multipart from '@fastify/multipart';
import { AppError, foldBrackets } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { receiveFile } from './receive-file';

declare module 'fastify' {
  interface FastifyRequest {
    /** Folder of the files of this request; null without files. */
    uploadFolder: string | null;
  }
}

/** Upper limits of a body, in bytes and counts. */
export interface BodyLimits {
  readonly json: number;
  readonly field: number;
  readonly file: number;
  readonly files: number;
  readonly fields: number;
}

export const bodyLimits: BodyLimits = {
  json: 1024 * 1024,
  field: 512 * 1024,
  file: 10 * 1024 * 1024,
  files: 20,
  fields: 1000,
};

/**
 * Parses JSON, urlencoded and multipart bodies to the same plain objects, so that a route accepts all three. `name[]`
 * becomes a list, and a file becomes an `UploadedFile` on the disk. Other types are refused with 415.
 */
export async function readBodies(app: FastifyInstance, limits: BodyLimits = bodyLimits): Promise<void> {
  app.removeAllContentTypeParsers();
  const readJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: limits.json },
    (request, text, callback) => {
      if (text.trim() === '') callback(null, {});
      else void readJson(request, text, callback);
    },
  );
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limits.json },
    (_request, text, callback) => callback(null, foldBrackets(new URLSearchParams(text))),
  );
  app.decorateRequest('uploadFolder', null);
  await app.register(multipart, {
    limits: {
      fieldNameSize: 200,
      fieldSize: limits.field,
      fields: limits.fields,
      fileSize: limits.file,
      files: limits.files,
      parts: limits.fields + limits.files,
    },
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readParts(request);
  });
  app.addHook('onResponse', forgetFiles);
  app.addHook('onRequestAbort', forgetFiles);
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new AppError('PAYLOAD_TOO_LARGE', { message: `field ${part.fieldname}` });
        entries.push([part.fieldname, part.value]);
        continue;
      }
      // An empty file input sends a part without name and content.
      if (!part.filename) part.file.resume();
      else entries.push([part.fieldname, await receiveFile(part, await folderOf(request))]);
    }
  } catch (error) {
    throw bodyError(error);
  }
  return foldBrackets(entries);
}

async function folderOf(request: FastifyRequest): Promise<string> {
  request.uploadFolder ??= await mkdtemp(join(tmpdir(), 'enlace-upload-'));
  return request.uploadFolder;
}

async function forgetFiles(request: FastifyRequest): Promise<void> {
  if (request.uploadFolder !== null) await rm(request.uploadFolder, { recursive: true, force: true });
}

/** Broken multipart is an error of the caller, but the parser reports it without a status. */
function bodyError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  if ('statusCode' in error) return error;
  const isBroken = /multipart|boundary|unexpected end|part terminated|malformed/i.test(error.message);
  return isBroken ? new AppError('BAD_REQUEST', { message: error.message, cause: error }) : error;
}
