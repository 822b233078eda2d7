import { createHash, timingSafeEqual } from 'node:crypto';

import { AppError } from '@enlace/shared-contract/errors';
import type { Metric } from '@enlace/shared-contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { ApiPort } from '../api-mount/api-port';
import type { VisitorPages } from '../html/visitor-pages';
import { type LiveRegistry, loadLive } from '../registry/answer/live-registry';
import type { RegistryStore } from '../registry/store/registry-store';
import { ApiMetrics, metricsText } from './api-metrics';
import { handleErrors } from './errors';

export interface MetricsOptions {
  readonly store: RegistryStore;
  readonly api: Pick<ApiPort, 'readMetrics'>;
  readonly pages: Pick<VisitorPages, 'renderCounts'>;
  /** Bearer token of the metrics collector. Without a token, only this machine has access; none in production. */
  readonly token: string | null;
  readonly isProduction: boolean;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Serves `/metrics`: durations of answers by route, live releases, rendered pages, and figures of process and API. */
export async function addMetrics(
  app: FastifyInstance,
  { store, api, pages, token, isProduction }: MetricsOptions,
): Promise<void> {
  const apiMetrics = new ApiMetrics(() => api.readMetrics());
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [figures],
  });
  const rev = new Gauge({ name: 'registry_rev', help: 'Revision of the pointers', registers: [figures] });
  const live = new Gauge({
    name: 'registry_live',
    help: 'Share in percent of a live version; 0 when the remote is switched off',
    labelNames: ['remote', 'version', 'channel'],
    registers: [figures],
  });

  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    next();
  });
  app.addHook('onClose', async () => figures.clear());

  await app.register(async (scrape) => {
    handleErrors(scrape);
    scrape.get('/metrics', async (request, reply) => {
      // A proxy on this machine can hide where a request comes from.
      if (token === null && isProduction) throw new AppError('NOT_FOUND');
      if (!mayScrape(request, token)) throw new AppError('FORBIDDEN');
      const registry = await loadLive(store);
      rev.set(registry.rev);
      live.reset();
      for (const { id, pointer, stable, canary } of registry.remotes) {
        const percent = canary === null ? 0 : (pointer.canary?.percent ?? 0);
        const set = (channel: string, version: string, share: number): void =>
          live.set({ remote: id, version, channel }, pointer.enabled ? share : 0);
        if (stable !== null) set('stable', stable.version, 100 - percent);
        if (canary !== null) set('canary', canary.version, percent);
      }
      return reply
        .header('cache-control', 'no-store')
        .type(figures.contentType)
        .send((await figures.metrics()) + metricsText([...pageMetrics(pages, registry), ...(await apiMetrics.get())]));
    });
  });
}

function pageMetrics(pages: MetricsOptions['pages'], registry: LiveRegistry): Metric[] {
  const renders = [...pages.renderCounts()].flatMap(([remote, counts]) =>
    Object.entries(counts).map(([outcome, value]) => ({ labels: { remote, outcome }, value })),
  );
  const remotes = registry.remotes.map(({ id, pointer }) => ({
    labels: { remote: id },
    value: pointer.enabled ? 1 : 0,
  }));
  return [
    { name: 'enlace_page_renders_total', help: 'Pages made for visitors', kind: 'counter', samples: renders },
    { name: 'enlace_remote_enabled', help: 'Whether a remote is switched on', kind: 'gauge', samples: remotes },
  ];
}

function mayScrape(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const givenToken = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(givenToken), digest(token));
  }
  // A proxy on this machine forwards requests of others; those do not count as local.
  const isPassedOn = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !isPassedOn && loopback.test(request.ip);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
