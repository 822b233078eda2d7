import { paymentCalls } from '@enlace/shared-contract/payments';
import type { FastifyPluginAsync } from 'fastify';

import { noteReads } from '../infrastructure/changes/note-reads';
import type { ApiDeps } from '../infrastructure/env/deps';
import { handleErrors } from '../infrastructure/errors/error-handler';
import { allowOrigins } from '../infrastructure/http/allow-origins';
import { bodyLimits, readBodies } from '../infrastructure/http/bodies';
import { compressAnswers } from '../infrastructure/http/compress';
import { answerUnknown, watchPaths } from '../infrastructure/http/known-paths';
import { uploadAccountLimit } from '../infrastructure/http/upload-places';
import { limitOf } from '../infrastructure/limits/define-limit';
import { limitReads, readAccountLimit, readAddressLimit } from '../infrastructure/limits/limit-reads';
import { sandboxPath, sandboxScript, type StripeSandbox } from '../infrastructure/stripe/stripe-account';
import { mountResource } from '../kit/core/mount-resource';
import type { ApiModule } from '../kit/core/module/define-module';
import type { MountedResource } from '../kit/core/table/resource-options';
import type { Demo } from './demo';
import { mountDocs } from './docs/docs.routes';
import { moduleContext } from './module-context';

/** Fakes of services that development cannot reach; both null in production. */
interface Fakes {
  readonly demo: Demo | null;
  readonly sandbox: StripeSandbox | null;
}

/** All routes under /api, /back/api and /dev/mail, with their own parsers and error handler. */
export function buildPlugin(
  deps: ApiDeps,
  modules: readonly ApiModule[],
  mountedResources: readonly MountedResource[],
  { demo, sandbox }: Fakes,
): FastifyPluginAsync {
  return async (app) => {
    handleErrors(app);
    noteReads(app, deps.env.internalSecret);
    const verbsOf = watchPaths(app);
    await readBodies(app, bodyLimits, limitOf(uploadAccountLimit, deps.env.limits));
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    compressAnswers(app);
    allowOrigins(app, deps.env.allowedOrigins);
    const context = moduleContext(modules, mountedResources);
    for (const { hooks } of modules) for (const mount of hooks) mount(app, deps, context);
    limitReads(app, {
      visitors: limitOf(readAddressLimit, deps.env.limits),
      users: limitOf(readAccountLimit, deps.env.limits),
    });
    for (const mountedResource of mountedResources) mountResource(app, deps, mountedResource, mountedResources);
    for (const { routes } of modules) for (const mount of routes) mount(app, deps, context);
    sandbox?.serve(app, {
      path: sandboxPath,
      scriptPath: sandboxScript,
      webhookPath: paymentCalls.takeEvent.path,
    });
    if (deps.env.seeds) demo?.mountArt(app);
    mountDocs(
      app,
      mountedResources.map(({ resource }) => resource),
      { ...deps.env, resolveViewer: deps.auth.resolveViewer },
    );
    answerUnknown(app, ['/api', '/back/api'], verbsOf);
  };
}
