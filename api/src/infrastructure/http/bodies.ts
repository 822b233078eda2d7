import multipart from '@fastify/multipart';
import { type BodyKind, foldBrackets } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';

import { multipartLimit, readParts } from './read-parts';
import { forgetFiles, removeStaleFolders } from './upload-folders';
import { createVisitorUploads } from './visitor-uploads';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the call's body is encoded. Only calls with a kind that can contain files accept files. */
    body?: BodyKind;
  }
}

/** Upper limits of a body, in bytes and counts. */
export interface BodyLimits {
  readonly json: number;
  /** One text field of a form. */
  readonly field: number;
  /** All text fields of a multipart body together. */
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
  json: megabyte,
  field: megabyte / 2,
  text: megabyte,
  file: 10 * megabyte,
  allFiles: 100 * megabyte,
  visitorFiles: 25 * megabyte,
  files: 20,
  fields: 1000,
};

/** Bodies up to this size are not counted: a crowd that books at the same moment may share one address. */
const smallBytes = 16 * 1024;

/** Upper limit of the head of one part of a multipart body, in bytes. */
const headBytes = 1024;

/**
 * Parses JSON, urlencoded and multipart bodies to the same plain objects, so that a route accepts all three. `name[]`
 * becomes a list, and a file becomes an `UploadedFile` on the disk. Other types are refused with 415. A route checks the
 * access of its call in `onRequest`, so a refused caller's body is not read.
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
  const reserve = createVisitorUploads();
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const bytes = Number(request.headers['content-length'] ?? 0);
    if (bytes > multipartLimit(request, limits) + limits.fields * headBytes)
      throw new AppError('PAYLOAD_TOO_LARGE', { message: `${bytes} bytes` });
    const isSmall = bytes > 0 && bytes <= smallBytes;
    const free = request.viewer === null && !isSmall ? reserve(request.ip) : null;
    try {
      request.body = await readParts(request, limits);
    } finally {
      free?.();
    }
  });
  app.addHook('onResponse', forgetFiles);
  app.addHook('onRequestAbort', forgetFiles);
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
