import type { Server } from 'node:http';

import { endSlowBodies } from '@enlace/api/http';
import { navigationCall } from '@enlace/shared-contract/editorial';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';

import type { ApiPort } from './api-mount/api-port';
import { requestApi } from './api-mount/request-api';
import { createViewers } from './api-mount/viewer';
import { assetRoutes } from './assets/asset.routes';
import type { ShellBuilds } from './assets/shell-build';
import type { GatewayEnv } from './env';
import { FeedCache } from './feeds/feed-cache';
import { feedRoutes } from './feeds/feed.routes';
import { siteFiles } from './feeds/site-files';
import { htmlRoutes } from './html/html.routes';
import { VisitorPages } from './html/visitor-pages';
import { WarmUp } from './html/warm-up';
import { MissBudget } from './render/miss-budget';
import { ticketRoutes } from './tickets/ticket.routes';
import { checkInRoutes } from './check-in/check-in.routes';
import { cspReports } from './ops/csp-reports';
import { Drain } from './ops/drain';
import { handleErrors, sendError, toAppError } from './ops/errors';
import { healthRoutes } from './ops/health.routes';
import { addMetrics } from './ops/metrics';
import { logRequests, requestId } from './ops/requests';
import { addSecurityHeaders } from './ops/security-headers';
import { operatorRoutes } from './operator/operator.routes';
import { registryRoutes } from './registry/registry.routes';
import type { RemoteEntry } from './registry/releases/build-info';
import { ReleasePreviews } from './registry/preview/release-previews';
import { SiteLinks } from './registry/answer/site-links';
import { SessionRegistry } from './registry/session-registry';
import type { RegistryStore } from './registry/store/registry-store';
import type { ReleaseTrial } from './registry/trial/release-trials';

/** Programs may keep a feed for five minutes, so its time is longer than that of a page. */
const feedFactor = 6;
/** Time that an answer waits for the links of the navigation. */
const linksLimitMs = 3_000;

export interface GatewayDeps {
  readonly env: GatewayEnv;
  readonly logger: Logger;
  readonly api: ApiPort;
  readonly store: RegistryStore;
  readonly shell: ShellBuilds;
  readonly remotes: readonly RemoteEntry[];
  /** Runs releases before they go live. */
  readonly trial?: ReleaseTrial;
  readonly deployToken: string;
  /** Ends the requests in progress before the process stops. */
  readonly drain?: Drain;
}

/**
 * The application behind the one URL: pages, files, the registry and the API's paths. `close()` answers the requests
 * in progress first.
 */
export async function buildGateway(deps: GatewayDeps): Promise<FastifyInstance> {
  const { env, api, store, shell } = deps;
  const isSecure = env.publicUrl.startsWith('https:');
  const drain = deps.drain ?? new Drain();

  const app: FastifyInstance = Fastify<Server>({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _request, reply) => void sendError(reply, toAppError(error)),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: trustSetting(env.trustProxy),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    // The drain refuses requests with Retry-After.
    return503OnClosing: false,
    // Time limits for clients that send a request byte by byte, or nothing for two minutes.
    requestTimeout: 300_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 200 },
  });

  handleErrors(app);
  endSlowBodies(app);
  addSecurityHeaders(app, { isSecure });
  logRequests(app, env.mode === 'production' ? 'info' : 'debug');
  drain.attach(app);
  app.addHook('onClose', () => api.close());

  const viewers = createViewers(api);
  const links = new SiteLinks(() =>
    requestApi(
      app,
      { method: navigationCall.method, url: navigationCall.path },
      { secret: api.internalSecret, signal: AbortSignal.timeout(linksLimitMs) },
    ),
  );
  const previews = new ReleasePreviews(deps.deployToken);
  const sessions = new SessionRegistry(store, viewers, links, { isSecure, devRemotes: env.devRemotes, previews });
  const pages = await VisitorPages.open({
    env,
    shell,
    store,
    log: deps.logger,
    sendRequest: (call, signal) => requestApi(app, call, { signal, secret: api.internalSecret }),
  });
  pages.attach(app);
  const budget = new MissBudget(env.render.pagesPerAddress);
  const feeds = new FeedCache({ budget, freshMs: env.render.cacheSeconds * feedFactor * 1000 });
  const stopWatching = api.watchChanges((change) => {
    links.purge(change);
    pages.purge(change);
    feeds.purge(change);
  });
  drain.onStart(stopWatching);
  drain.onStart(() => pages.stopRemaking());
  const warmUp = new WarmUp({ app, store, pages, log: deps.logger });
  app.addHook('onListen', async () => warmUp.start());
  await addMetrics(app, { store, api, pages, token: env.metricsToken, isProduction: env.mode === 'production' });
  await app.register(healthRoutes, { api, store, isWarm: () => warmUp.isDone, isStopping: () => drain.isStarted });
  await app.register(cspReports);
  await app.register(assetRoutes, { shell, store, viewers });
  await app.register(registryRoutes, {
    store,
    remotes: deps.remotes,
    shell: () => shell.current?.description ?? null,
    shellName: () => shell.current?.name ?? '',
    trial: deps.trial,
    deployToken: deps.deployToken,
    sessions,
    previews,
    publicUrl: env.publicUrl,
  });
  await app.register(operatorRoutes, { api, deployToken: deps.deployToken });
  await app.register(api.plugin);
  await app.register(feedRoutes, { env, store, feeds, secret: api.internalSecret });
  await app.register(siteFiles, { env });
  await app.register(checkInRoutes, { env, shell, store, sessions });
  await app.register(ticketRoutes, { env });
  await app.register(htmlRoutes, { env, api, shell, viewers, sessions, pages, previews, budget });
  return app;
}

/** Number of trusted proxies in front, `true` for any, or their addresses. */
function trustSetting(
  setting: GatewayEnv['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
