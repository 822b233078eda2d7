import { mayCall } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { addApplicationFileSchema, candidateCalls, jobQuestionCalls } from '@enlace/shared-contract/recruiting';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { readApplying } from '../applications/applying';
import { addFile, removeFile } from './add-file';
import { openFile } from './open-file';

/** Files of applications (docs/guides/recruiting.md). */
export function mountApplicationFiles(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, jobQuestionCalls.addApplicationFile, async (request, reply) => {
    const sentFile = parseBody(addApplicationFileSchema, request);
    const file = await addFile(readApplying(request, deps), { jobId: requirePathId(request), sentFile });
    void reply.code(201);
    return { data: file };
  });

  serveCall(app, jobQuestionCalls.removeApplicationFile, async (request) => {
    await removeFile(readApplying(request, deps), requirePathId(request));
    return { data: null };
  });

  // A link carries no bearer token, so the cookies of the session count, as for other private files.
  const { access: _, ...download } = jobQuestionCalls.downloadApplicationFile;
  serveOpen(app, download, async (request, reply) => {
    const viewer = await deps.auth.resolveViewer(request.headers);
    if (viewer === null) throw new AppError('UNAUTHENTICATED');
    const mayReadCandidates = mayCall(viewer, candidateCalls.getCandidate.access);
    const context = { ...readContext(request, deps.clock), viewer };
    const file = await openFile(deps, requirePathId(request), { userId: viewer.id, mayReadCandidates, context });
    return reply
      .type(file.type)
      .header('content-length', file.bytes)
      .header('content-disposition', dispositionOf(file.name))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(file.stream());
  });
}

/** An attachment with its name, and an ASCII name for old programs (RFC 6266). */
function dispositionOf(name: string): string {
  const asciiName = name.replace(/[^\w .()-]/g, '_');
  const encodedName = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}
