import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { parseWith } from '../../kit/core/http/parse';
import { documentTypes } from '../../infrastructure/files/file-types';
import { isFileKey } from '../../infrastructure/files/file-store';
import { createFileGuard, requireReader } from './file-guard';
import * as z from 'zod/mini';

const paramsSchema = z.object({ folder: z.string(), name: z.string() });

const imageTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

type ResolveViewer = (headers: IncomingHttpHeaders) => Promise<Viewer | null>;

/**
 * Stored files. Browsers may cache files of the site for ever, because an address contains the hash of the content.
 * Attachments of forms are served to viewers who may read form entries, by token or cookie, and are never cached.
 * Pictures are displayed, documents are only downloaded. Content cannot run: browsers must not guess its type, and it
 * is in a sandbox without scripts.
 */
export function mountFiles(
  app: FastifyInstance,
  { db, files }: Pick<ApiDeps, 'db' | 'files'>,
  resolveViewer: ResolveViewer,
): void {
  const isOpen = createFileGuard(db);
  for (const prefix of ['/api', '/back/api'])
    app.get(`${prefix}/v2/files/:folder/:name`, async (request, reply) => {
      const { folder, name } = parseWith(paramsSchema, request.params, 'en');
      const extension = name.split('.').at(-1) ?? '';
      const image = imageTypes[extension];
      const type = image ?? documentTypes[extension];
      const key = `${folder}/${name}`;
      const file = type !== undefined && isFileKey(key) ? await files.open(key) : null;
      if (type === undefined || file === null) throw new AppError('NOT_FOUND', { message: 'no such file' });
      const isOpenFile = await isOpen(folder);
      if (!isOpenFile) await requireReader(await resolveViewer(request.headers), db, folder);
      const tag = `"${folder}-${name}"`;
      void reply
        .type(type)
        .header('etag', tag)
        .header('cache-control', isOpenFile ? 'public, max-age=31536000, immutable' : 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', image === undefined || !isOpenFile ? 'same-origin' : 'cross-origin');
      if (image === undefined)
        void reply.header('content-disposition', `attachment; filename="${folder}.${extension}"`);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      void reply.header('content-length', file.bytes);
      return reply.send(file.stream());
    });
}
