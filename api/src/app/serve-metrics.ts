import { AppError } from '@enlace/shared-contract/errors';
import { internalMetricsPath } from '@enlace/shared-contract/platform';
import type { FastifyPluginAsync } from 'fastify';

import { isSecret } from '../infrastructure/changes/is-secret';
import { handleErrors } from '../infrastructure/errors/error-handler';
import type { Api } from './create-api';

export interface ServeMetricsOptions {
  /** Null refuses all calls. */
  readonly secret: string | null;
  readonly readMetrics: Api['readMetrics'];
}

/** The metrics for a gateway in another process. Other callers get 401. */
export function serveMetrics({ secret, readMetrics }: ServeMetricsOptions): FastifyPluginAsync {
  return async (app) => {
    handleErrors(app);
    app.get(internalMetricsPath, async (request, reply) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (secret === null || !isSecret(token, secret))
        throw new AppError('UNAUTHENTICATED', { message: 'not the secret of the gateway' });
      void reply.header('cache-control', 'no-store');
      return { data: await readMetrics() };
    });
  };
}
