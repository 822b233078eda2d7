import { randomBytes } from 'node:crypto';

import type { Boot, RegistryAnswer } from '@enlace/shared-contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { ShellBuild, ShellBuilds } from '../assets/shell-build';
import type { GatewayEnv } from '../env';
import type { RegistryStore } from '../registry/store/registry-store';
import type { ApiAnswer, ApiCall, RenderedPage } from '../render/messages';
import { MissLimit } from '../render/miss-limit';
import { type CachedPage, PageCache } from '../render/page-cache';
import { PageRenderer } from '../render/page-renderer';
import type { RouteFacts } from './route-facts';

export interface VisitorPagesOptions {
  readonly env: GatewayEnv;
  readonly shell: ShellBuilds;
  readonly store: RegistryStore;
  readonly log: FastifyBaseLogger;
  readonly ask: (call: ApiCall) => Promise<ApiAnswer>;
}

/** Time after which an old page is no longer shown during a new rendering, in addition to its fresh time. */
const staleFactor = 6;
const mostPages = 400;
const mostMissingPages = 100;
const longestMissingMs = 2_000;
/** Limits for pages that do not exist and similar ones: their number is unbounded. */
const misses = {
  each: { atOnce: 10, perSecond: 0.2 },
  all: { atOnce: 40, perSecond: 4 },
  together: 2,
};

/** Calls that change nothing on a visitor's page. */
const quiet = /^(\/back)?\/api\/(auth\/|login$|refresh$|logout$|dashboards\/|me$|tools\/|dowloadlatinasdb$)/;

/** Visitors' pages: rendered here, cached for seconds, dropped after a write. */
export class VisitorPages {
  readonly #renderer: PageRenderer;
  readonly #cache: PageCache;
  readonly #misses = new MissLimit(misses);

  constructor(private readonly options: VisitorPagesOptions) {
    const { env, log, ask } = options;
    const freshMs = env.render.cacheSeconds * 1000;
    this.#cache = new PageCache({
      freshMs,
      staleMs: freshMs * staleFactor,
      most: mostPages,
      mostMissing: mostMissingPages,
      missingMs: Math.min(freshMs, longestMissingMs),
    });
    this.#renderer = new PageRenderer({
      ask,
      limitMs: env.render.limitMs,
      memoryMb: env.render.memoryMb,
      onFailure: (reason, { address }) =>
        log.warn({ page: address.split('?', 1)[0], reason }, 'a page was not rendered on the server'),
    });
  }

  /** Empties the cache after a call that wrote something. Closes the thread together with the gateway. */
  attach(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply) => {
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400;
      const [path = ''] = request.url.split('?', 1);
      if (isWrite && /^(\/back)?\/api\//.test(path) && !quiet.test(path)) this.#cache.purge();
    });
    app.addHook('onClose', () => this.#renderer.close());
  }

  /**
   * Renders the page of a route. Null when the browser must render it; this includes missing pages for a visitor who
   * requests too many of them.
   * @param visitor the visitor's network address
   */
  async render(boot: Boot, facts: RouteFacts, address: string, visitor: string): Promise<RenderedPage | null> {
    if (facts.status !== 404) return this.#render(boot, facts, address);
    return this.#misses.run(visitor, () => this.#render(boot, facts, address));
  }

  async #render(boot: Boot, facts: RouteFacts, address: string): Promise<RenderedPage | null> {
    const { env, shell, store } = this.options;
    const { remote } = facts;
    const shellFile = fileOf(shell.current);
    if (!env.render.isOn || boot.viewer !== null || shellFile === null) return null;
    if (facts.label === 'unknown') return this.#renderer.render({ boot, address, shellFile, remoteFile: null });
    if (remote === null || !remote.enabled || boot.dev?.remotes[remote.id] !== undefined) return null;
    const release = await store.release(remote.id, remote.version);
    if (release?.server === undefined) return null;
    const remoteFile = (await store.files(remote.id, remote.version))?.get(release.server)?.file;
    return remoteFile === undefined ? null : this.#renderer.render({ boot, address, shellFile, remoteFile });
  }

  /** A visitors' document, from the cache or new. `make` returns null for a document that must not be cached. */
  document(key: string, make: (mark: string) => Promise<CachedPage | null>): Promise<CachedPage | null> {
    return this.#cache.get(key, () => make(randomBytes(16).toString('hex')));
  }
}

function fileOf(build: ShellBuild | null): string | null {
  const server = build?.description.server;
  return server === undefined ? null : (build?.assets.get(server)?.file ?? null);
}

/** Key of a visitors' document: address, builds, language and theme. */
export function documentKey(parts: {
  readonly shellVersion: string;
  readonly answer: RegistryAnswer;
  readonly locale: string;
  readonly theme: string | null;
  readonly url: string;
}): string {
  const versions = parts.answer.remotes.map(({ id, version }) => `${id}@${version}`).join(' ');
  return [parts.shellVersion, parts.answer.rev, versions, parts.locale, parts.theme ?? '', parts.url].join('\n');
}
