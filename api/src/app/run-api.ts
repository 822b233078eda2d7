import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { pino } from 'pino';

import { createApi } from './create-api';
import type { LoadDemo } from './demo';
import { parseApiEnv } from './parse-api-env';
import { serveAdministrators } from './serve-administrators';
import { serveMetrics } from './serve-metrics';
import { serveRegistryStore } from './serve-registry-store';
import { serveChanges } from '../infrastructure/changes/serve-changes';
import { environment } from '../infrastructure/env/env';
import { endSlowBodies } from '../infrastructure/http/slow-bodies';
import { describeError } from '../infrastructure/log/describe-error';
import { logProcessFaults } from '../infrastructure/log/process-faults';

interface ApiProgram {
  /** Folder of the project; data are stored below it unless a variable names another folder. */
  readonly root: string;
  readonly loadDemo: LoadDemo;
}

/** Runs the API alone in this process, for a gateway that has API_URL. Ends the process when it cannot start. */
export async function runApi({ root, loadDemo }: ApiProgram): Promise<void> {
  const { env, problems } = parseApiEnv(environment, root);
  if (env === null) {
    process.stderr.write(
      `The API cannot start, these variables are wrong:\n${problems.map((p) => `  ${p}\n`).join('')}`,
    );
    process.exit(1);
  }

  const logger = pino({
    level: env.logLevel,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      censor: '[redacted]',
    },
    serializers: { err: (error: unknown) => describeError(error) },
  });
  logProcessFaults(logger);
  const trustProxy = env.trustProxy;

  try {
    const api = await createApi(env, { logger, loadDemo });
    const app: FastifyInstance = Fastify<Server>({
      loggerInstance: logger,
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: (request) => {
        const clientId = request.headers['x-request-id'];
        return typeof clientId === 'string' && /^[\w-]{8,64}$/.test(clientId) ? clientId : randomUUID();
      },
      trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
      requestTimeout: 300_000,
      http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
      forceCloseConnections: 'idle',
      routerOptions: { maxParamLength: 200 },
    });
    endSlowBodies(app);
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      try {
        await api.ready();
        return { status: 'ok', mail: await api.describeMail() };
      } catch {
        return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' });
      }
    });
    await app.register(serveChanges({ secret: env.internalSecret, watchChanges: api.watchChanges }));
    await app.register(serveMetrics({ secret: env.internalSecret, readMetrics: api.readMetrics }));
    await app.register(serveAdministrators({ secret: env.internalSecret, appointAdmin: api.appointAdmin }));
    await app.register(serveRegistryStore({ secret: env.internalSecret, claimRegistryStore: api.claimRegistryStore }));
    await app.register(api.plugin);
    app.addHook('onClose', () => api.close());
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void app.close().finally(() => process.exit(0)));
    const address = await app.listen({ port: env.port, host: env.host });
    logger.info(`The API is ready at ${address}/api`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
