import { AppError } from '@enlace/shared-contract';
import type { FastifyPluginAsync } from 'fastify';

import { type Auth, registerAuth } from './auth/auth.plugin';
import { authSettings } from './auth-settings';
import type { ApiDeps } from './deps';
import { handleErrors } from './errors/error-handler';
import { readBodies } from './http/bodies';
import { compressAnswers } from './http/compress';
import { mountArt } from './art/art-route';
import { mountDocs } from './docs/docs-route';
import { mountResource } from './kit/mount-resource';
import { mountDashboards } from './resources/dashboards/dashboard-routes';
import { mountHead } from './resources/head/head-route';
import { mountedResources } from './resources/resources';
import { mountSearch } from './resources/search/search-route';
import { mountStats } from './resources/stats/stats-route';

/** All routes under /api, /back/api and /dev/mail, with parsers and error handler of their own. */
export function buildPlugin(deps: ApiDeps, auth: Auth): FastifyPluginAsync {
  return async (app) => {
    handleErrors(app);
    await readBodies(app);
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    compressAnswers(app);
    registerAuth(app, auth, authSettings(deps.env));
    for (const { resource, options } of mountedResources) mountResource(app, deps, resource, options);
    mountDashboards(app, deps);
    mountHead(app, deps);
    mountStats(app, deps);
    mountSearch(app, deps);
    mountArt(app);
    mountDocs(
      app,
      mountedResources.map(({ resource }) => resource),
      deps.env.productName,
    );
    for (const prefix of ['/api', '/back/api'])
      app.all(`${prefix}/*`, async () => {
        throw new AppError('NOT_FOUND', { message: 'no such call' });
      });
  };
}
