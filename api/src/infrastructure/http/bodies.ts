import multipart from '@fastify/multipart';
import { type BodyKind, foldBrackets } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { type Limit, limitOf } from '../limits/define-limit';
import { bodySizeOf } from './body-sizes';
import { multipartLimit, readParts, textLimit } from './read-parts';
import { forgetFiles, removeStaleFolders } from './upload-folders';
import { createUploadPlaces, uploadAccountLimit } from './upload-places';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the call's body is encoded. Only calls with a kind that can contain files accept files. */
    body?: BodyKind;
  }
}

/** Upper limits of a body, in bytes and counts; `bodySizeOf` chooses the one of a call. */
export interface BodyLimits {
  /** A few short texts, e.g. a sign-in. */
  readonly short: number;
  readonly json: number;
  /** One text field of a form. */
  readonly field: number;
  /** All texts of a record that an editor writes. */
  readonly text: number;
  readonly file: number;
  /** All files of a body together. */
  readonly allFiles: number;
  /** All files of a visitor's body together. */
  readonly visitorFiles: number;
  readonly files: number;
  readonly fields: number;
}

const megabyte = 1024 * 1024;

export const bodyLimits: BodyLimits = {
  short: 16 * 1024,
  json: megabyte / 2,
  field: megabyte / 2,
  text: megabyte,
  file: 10 * megabyte,
  allFiles: 100 * megabyte,
  visitorFiles: 25 * megabyte,
  files: 20,
  fields: 1000,
};

/** Bodies up to this size are not counted: a crowd that books at the same moment may share one address. */
const smallBytes = bodyLimits.short;

/** Upper limit of the head of one part of a multipart body, in bytes. */
const headBytes = 1024;

/**
 * Parses JSON, urlencoded and multipart bodies to the same plain objects, so that a route accepts all three. `name[]`
 * becomes a list, and a file becomes an `UploadedFile` on the disk. Other types are refused with 415. A route checks the
 * access of its call in `onRequest`, so a refused caller's body is not read.
 * @param uploads uploads of one account in one process
 */
export async function readBodies(
  app: FastifyInstance,
  limits: BodyLimits = bodyLimits,
  uploads: Limit = limitOf(uploadAccountLimit, { preset: 'roomy' }),
): Promise<void> {
  // The limit of a route replaces the one of a parser.
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodySizeOf(route.url, route.config?.body, limits);
  });
  app.removeAllContentTypeParsers();
  const readJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, callback) => {
    if (text.trim() === '') callback(null, {});
    else void readJson(request, text, callback);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, callback) => {
      if (hasAtMost(text, '&', limits.fields - 1)) callback(null, foldBrackets(new URLSearchParams(text)));
      else callback(new AppError('PAYLOAD_TOO_LARGE', { message: `over ${limits.fields} fields` }), undefined);
    },
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
  await removeStaleFolders(Date.now());
  const reserve = createUploadPlaces(uploads);
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const bytes = Number(request.headers['content-length'] ?? 0);
    const heads = Math.min(limits.fields * headBytes, textLimit(request, limits));
    if (bytes > multipartLimit(request, limits) + heads)
      throw new AppError('PAYLOAD_TOO_LARGE', { message: `${bytes} bytes` });
    const free = hasLargeBody(request) ? reserve(request) : null;
    try {
      request.body = await readParts(request, limits);
    } finally {
      free?.();
    }
  });
  app.addHook('onResponse', forgetFiles);
  app.addHook('onRequestAbort', forgetFiles);
}

/** Whether a body can be larger than short texts; a body without a length can. */
export function hasLargeBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > smallBytes;
}

/** Whether a text contains a sign at most this often; stops at the first one too many. */
function hasAtMost(text: string, sign: string, most: number): boolean {
  let position = -1;
  for (let count = 0; count <= most; count += 1) {
    position = text.indexOf(sign, position + 1);
    if (position === -1) return true;
  }
  return false;
}
