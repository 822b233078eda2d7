import multipart from '@fastify/multipart';
import { AppError } from '@enlace/shared-contract/errors';
import type { RegistryRev } from '@enlace/shared-contract/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { sendCompressed } from '../assets/send-compressed';
import { handleErrors } from '../ops/errors';
import { requireToken } from './deploy-token';
import { movePointer, pointerMoveSchema, rollBack, rollbackSchema } from './move-pointer';
import type { ReleasePreviews } from './preview/release-previews';
import { previewSchema, startPreview } from './preview/start-preview';
import type { RemoteEntry } from './releases/build-info';
import type { InstalledShell } from './releases/find-misfits';
import { publishRelease } from './releases/publish-release';
import { localPublisher } from './releases/publish-local-builds';
import { withUpload } from './releases/receive-upload';
import { removeOldReleases } from './releases/remove-old-releases';
import { buildLimits } from './releases/staged-build';
import type { SessionRegistry } from './session-registry';
import type { RegistryStore } from './store/registry-store';
import type { ReleaseTrial } from './trial/release-trials';

export interface RegistryRoutes {
  readonly store: RegistryStore;
  readonly remotes: readonly RemoteEntry[];
  readonly shell: () => InstalledShell | null;
  /** Name of the installed build of the shell; empty without one. */
  readonly shellName: () => string;
  readonly trial?: ReleaseTrial | undefined;
  readonly deployToken: string;
  readonly sessions: SessionRegistry;
  readonly previews: ReleasePreviews;
  /** Origin of the site, for links. */
  readonly publicUrl: string;
}

const idQuery = z.object({ id: z.optional(z.string().check(z.maxLength(60))) });
const idParams = z.object({ id: z.string() });
const releaseParams = z.object({ id: z.string(), version: z.string() });

/** The registry over HTTP: the browser's answer, and the calls for deploys. */
export async function registryRoutes(app: FastifyInstance, deps: RegistryRoutes): Promise<void> {
  handleErrors(app);
  await app.register(multipart, { limits: { fileSize: buildLimits.fileBytes } });

  app.get('/registry', async (request, reply) => {
    const { answer } = await deps.sessions.answer(request, reply);
    void reply.header('cache-control', 'no-store').header('vary', 'Accept-Encoding, Cookie');
    return sendCompressed(request, reply, 'application/json; charset=utf-8', JSON.stringify(answer));
  });

  app.get('/registry/rev', async (request, reply) => {
    const current: RegistryRev = { rev: (await deps.store.pointers()).rev, shell: deps.shellName() };
    const tag = `"${current.rev}-${current.shell}"`;
    void reply.header('cache-control', 'no-store').header('etag', tag);
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : current;
  });

  // All other routes require the deploy token.
  await app.register(async (deploys) => {
    deploys.addHook('onRequest', async (request) => requireToken(request, deps.deployToken));
    deploys.post('/registry/releases', { bodyLimit: buildLimits.totalBytes + 1024 * 1024 }, (request, reply) =>
      receiveRelease(deps, request, reply),
    );
    deploys.get('/registry/releases', async (request) => {
      return { data: await deps.store.releases(parse(idQuery, request.query).id) };
    });
    deploys.post('/registry/releases/:id/:version/preview', async (request) => {
      const { hours } = parse(previewSchema, request.body);
      const release = parse(releaseParams, request.params);
      const preview = await startPreview(deps, deps.previews, { ...release, hours, publicUrl: deps.publicUrl });
      request.log.info({ ...release, endsAt: preview.endsAt }, 'a link to a release was made');
      return { data: preview };
    });
    deploys.get('/registry/pointers', async () => ({ data: await deps.store.pointers() }));
    deploys.get('/registry/audit', async (request) => {
      return { data: await deps.store.audit(parse(idQuery, request.query).id) };
    });
    deploys.put('/registry/pointers/:id', async (request) => {
      const change = await movePointer(
        deps,
        parse(idParams, request.params).id,
        parse(pointerMoveSchema, request.body),
      );
      request.log.info({ change }, `the pointer of ${change.id} moved`);
      return { data: change };
    });
    deploys.post('/registry/pointers/:id/rollback', async (request) => {
      const change = await rollBack(deps, parse(idParams, request.params).id, parse(rollbackSchema, request.body));
      request.log.info({ change }, `the pointer of ${change.id} moved back`);
      return { data: change };
    });
  });
}

async function receiveRelease(deps: RegistryRoutes, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { userMessage: 'Send multipart/form-data.' });
  const release = await withUpload(request, deps.store, (upload) =>
    publishRelease(deps, upload, { by: upload.by ?? 'unknown', why: upload.why }),
  );
  request.log.info({ remote: release.id, version: release.version, by: release.by }, 'published');
  const oldVersions = await removeOldReleases(deps.store, release.id, localPublisher, Date.now());
  if (oldVersions.length > 0) request.log.info({ remote: release.id, oldVersions }, 'old releases were removed');
  void reply.code(201);
  return { data: release };
}

function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new AppError('VALIDATION_FAILED', { userMessage: problems.join('; '), details: { problems } });
}
