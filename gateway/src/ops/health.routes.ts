import type { FastifyInstance } from 'fastify';

import type { ApiPort } from '../api-mount/api-port';
import type { RegistryStore } from '../registry/store/registry-store';
import { withTimeLimit } from './time-limit';

export interface HealthRoutes {
  readonly api: Pick<ApiPort, 'ready' | 'describeMail'>;
  readonly store: Pick<RegistryStore, 'check'>;
  /** Whether every build has rendered its first page. */
  readonly isWarm: () => boolean;
  readonly isStopping: () => boolean;
}

const timeLimitMs = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, so a load balancer may use it. Its entry `mail` is for
 * operators and does not count: a site without a mail server serves all pages.
 */
export async function healthRoutes(app: FastifyInstance, deps: HealthRoutes): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const check = async (name: string, work: Promise<unknown>): Promise<[string, string]> => {
      try {
        await withTimeLimit(work, timeLimitMs, 'no answer in time');
        return [name, 'ok'];
      } catch (error) {
        request.log.warn({ err: error }, `not ready: ${name}`);
        return [name, 'failed'];
      }
    };
    const checks = Object.fromEntries([
      ...(await Promise.all([check('registry', deps.store.check()), check('api', deps.api.ready())])),
      ['pages', deps.isWarm() ? 'ok' : 'warming up'],
    ]);
    const isReady = !deps.isStopping() && Object.values(checks).every((state) => state === 'ok');
    if (!isReady) void reply.code(503).header('retry-after', '2');
    const mail = await withTimeLimit(deps.api.describeMail(), timeLimitMs, 'no answer in time').catch(() => 'unknown');
    return {
      status: deps.isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready',
      checks: { ...checks, mail },
    };
  });
}
