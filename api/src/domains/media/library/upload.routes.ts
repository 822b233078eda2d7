import { AppError } from '@enlace/shared-contract/errors';
import { wholeInput } from '@enlace/shared-contract/lists';
import {
  chunkBytes,
  mediaBytesCap,
  mediaCalls,
  startUploadSchema,
  uploadBodySchema,
} from '@enlace/shared-contract/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import { findMedium } from '../../../infrastructure/files/media.repository';
import { cleanName, type TakenUpload } from '../../../infrastructure/files/store-upload';
import { actingOf } from '../../identity';
import { presentMedium } from './present-medium';
import { takeFile, withAssembled } from './take-file';
import * as uploads from './uploads.repository';

const paramsSchema = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
const offsetSchema = z.object({ offset: wholeInput(0) });

/** Uploads into the library: whole files, or chunks that survive a broken connection. */
export function mountUploads(app: FastifyInstance, deps: ApiDeps): void {
  const { db, files, clock } = deps;

  const requireUpload = async (request: FastifyRequest): Promise<uploads.UploadRow> => {
    const parsed = paramsSchema.safeParse(request.params);
    const upload = parsed.success ? await uploads.findUpload(db, parsed.data.id, request.requireViewer().id) : null;
    if (upload === null) throw new AppError('NOT_FOUND', { message: 'no such upload' });
    return upload;
  };

  const answerStored = async (request: FastifyRequest, { medium, isDuplicate }: TakenUpload): Promise<object> => {
    if (!isDuplicate) {
      const { id, name, kind, hash, bytes, folder } = medium;
      const origin = auditOrigin(request);
      await recordAudit(db, {
        origin,
        action: 'add',
        resource: 'media',
        rowId: id,
        after: { name, kind, content: hash, bytes, folder },
      });
    }
    return { data: await presentMedium(db, deps, request, medium.id), duplicate: isDuplicate };
  };

  serveCall(app, mediaCalls.upload, async (request, reply) => {
    const { folder } = parseBody(uploadBodySchema, request);
    const storedFile = await takeFile(actingOf(request, deps), {
      file: requireFile(request, 'file'),
      folder: folder ?? null,
    });
    void reply.code(storedFile.isDuplicate ? 200 : 201);
    return answerStored(request, storedFile);
  });

  serveCall(app, mediaCalls.startUpload, async (request, reply) => {
    const { name, bytes, hash = null, folder } = parseBody(startUploadSchema, request);
    if (bytes > mediaBytesCap) throw new AppError('PAYLOAD_TOO_LARGE', { message: `${bytes} bytes` });
    await uploads.dropStale(db, files, clock());
    const knownMedium =
      hash === null
        ? null
        : ((await findMedium(db, { hash, kind: 'image' })) ?? (await findMedium(db, { hash, kind: 'document' })));
    if (knownMedium !== null && knownMedium.deleted_at === null)
      return { data: { upload: null, medium: await presentMedium(db, deps, request, knownMedium.id) } };
    const created_by = request.requireViewer().id;
    const newUpload = { name: cleanName(name) ?? 'file', bytes, hash, folder: folder ?? null, created_by };
    const brokenUpload = await uploads.findBroken(db, newUpload);
    if (brokenUpload === null && (await uploads.countUploads(db, created_by)) >= uploads.mostUploads)
      throw new AppError('RATE_LIMITED', { message: 'too many uploads under way', retryAfterSeconds: 3600 });
    const upload = brokenUpload ?? (await uploads.addUpload(db, newUpload, clock()));
    void reply.code(brokenUpload === null ? 201 : 200);
    return { data: { upload: uploads.presentUpload(upload), medium: null } };
  });

  serveCall(app, mediaCalls.getUpload, async (request) => ({
    data: uploads.presentUpload(await requireUpload(request)),
  }));

  serveCall(app, mediaCalls.putChunk, async (request) => {
    const upload = await requireUpload(request);
    const { offset } = parseQuery(offsetSchema, request);
    const chunk = requireFile(request, 'chunk');
    const conflict = (details: { offset: number }) =>
      new AppError('CONFLICT', { message: `upload ${upload.id} is at ${details.offset}`, details });
    if (offset !== upload.received) throw conflict({ offset: upload.received });
    const isLast = offset + chunk.size === upload.bytes;
    if (chunk.size > chunkBytes || offset + chunk.size > upload.bytes) {
      await uploads.dropUpload(db, files, upload);
      throw new AppError('PAYLOAD_TOO_LARGE', { message: 'more than was announced' });
    }
    if (chunk.size === 0 || (chunk.size < chunkBytes && !isLast))
      throw new AppError('BAD_REQUEST', { message: 'a chunk was cut short' });
    await files.put(uploads.partKey(upload.id, upload.parts), await readFile(chunk.path));
    const nextUpload = await uploads.noteChunk(db, upload, chunk.size, clock());
    if (nextUpload === null) throw conflict({ offset: (await requireUpload(request)).received });
    return { data: uploads.presentUpload(nextUpload) };
  });

  serveCall(app, mediaCalls.finishUpload, async (request, reply) => {
    const upload = await requireUpload(request);
    if (upload.received !== upload.bytes)
      throw new AppError('CONFLICT', { message: 'not all has arrived', details: { offset: upload.received } });
    try {
      const storedFile = await withAssembled(files, upload, (file) =>
        takeFile(actingOf(request, deps), { file, folder: upload.folder }),
      );
      await uploads.dropUpload(db, files, upload);
      void reply.code(storedFile.isDuplicate ? 200 : 201);
      return await answerStored(request, storedFile);
    } catch (error) {
      // A refused file is dropped. After other errors the caller can try to finish the upload again.
      if (error instanceof AppError && error.status < 500) await uploads.dropUpload(db, files, upload);
      throw error;
    }
  });

  serveCall(app, mediaCalls.cancelUpload, async (request) => {
    const upload = await requireUpload(request);
    await uploads.dropUpload(db, files, upload);
    return { data: { id: upload.id } };
  });
}

/** The file of a field. Throws BAD_REQUEST when there is none. */
function requireFile(request: FastifyRequest, field: string): UploadedFile {
  const body: unknown = request.body;
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  if (value instanceof UploadedFile) return value;
  throw new AppError('BAD_REQUEST', { message: `no file in ${field}` });
}
