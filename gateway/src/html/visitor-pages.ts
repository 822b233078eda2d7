import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { Boot, Release } from '@enlace/shared-contract/platform';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { ShellBuild, ShellBuilds } from '../assets/shell-build';
import type { GatewayEnv } from '../env';
import type { RegistryStore } from '../registry/store/registry-store';
import type { CachedPage } from '../render/cached-page';
import type { BuildFiles } from '../render/messages';
import { MissLimit } from '../render/miss-limit';
import type { MadePage, PageKey } from '../render/made-page';
import { PageCache } from '../render/page-cache';
import { PageFiles } from '../render/page-files';
import type { DataChange } from '../render/page-reads';
import { PageRenderer, type PageRendererOptions, type PageWithReads } from '../render/page-renderer';
import { withTimeLimit } from '../ops/time-limit';
import { type DocumentEdition, outdateDocument } from './page-key';
import { isShellPage, type RouteFacts } from './route-facts';

export interface VisitorPagesOptions {
  readonly env: GatewayEnv;
  readonly shell: ShellBuilds;
  readonly store: RegistryStore;
  readonly log: FastifyBaseLogger;
  readonly sendRequest: PageRendererOptions['sendRequest'];
}

/** Time after which an old page is no longer shown during a new rendering, in addition to its fresh time. */
const staleFactor = 6;
/** The last good page is shown for a day when no new one can be made. */
const errorMs = 24 * 3_600_000;
const mostPages = 400;
const mostQueryPages = 100;
const mostMissingPages = 100;
const mostFileBytes = 64 * 1024 * 1024;
const mostQueryFileBytes = 16 * 1024 * 1024;
const longestMissingMs = 2_000;
const dataMs = 5_000;
const pageMs = 30_000;
/** Limits for pages that do not exist and similar ones: their number is unbounded. */
const misses = {
  each: { atOnce: 10, perSecond: 0.2 },
  all: { atOnce: 40, perSecond: 4 },
  together: 2,
};

/** The rendered page, or the reason why there is none: the browser renders it by design, or it could not be made. */
export type Rendering = PageWithReads | 'browser' | 'failed';

export type RenderOutcome = 'rendered' | 'browser' | 'failed';

/** Makes a document of an edition. @param mark placeholder of the nonce */
type MakeDocument = (edition: DocumentEdition, mark: string) => Promise<MadePage | null>;

/** Visitors' pages: rendered here, kept in memory and on the disk, made again when their data change. */
export class VisitorPages {
  readonly #renderer: PageRenderer;
  readonly #cache: PageCache<DocumentEdition>;
  readonly #misses = new MissLimit(misses);
  readonly #workingBuilds = new Set<string>();
  readonly #counts = new Map<string, Record<RenderOutcome, number>>();

  private constructor(
    private readonly options: VisitorPagesOptions,
    private readonly files: PageFiles | null,
    private readonly filesOfMany: PageFiles | null,
  ) {
    const { env, log, sendRequest } = options;
    const freshMs = env.render.cacheSeconds * 1000;
    this.#cache = new PageCache({
      freshMs,
      staleMs: freshMs * staleFactor,
      errorMs,
      waitMs: env.render.waitMs,
      most: mostPages,
      mostOfMany: mostQueryPages,
      mostMissing: mostMissingPages,
      missingMs: Math.min(freshMs, longestMissingMs),
      files,
      filesOfMany,
      outdate: outdateDocument,
    });
    this.#renderer = new PageRenderer({
      sendRequest,
      workMs: env.render.limitMs,
      memoryMb: env.render.memoryMb,
      dataMs,
      pageMs,
      onFailure: (reason, { address }) =>
        log.warn({ page: address.split('?', 1)[0], reason }, 'a page was not rendered on the server'),
    });
  }

  static async open(options: VisitorPagesOptions): Promise<VisitorPages> {
    const { env, log } = options;
    const onFailure = (error: unknown): void => log.warn({ err: error }, 'a page could not be kept on the disk');
    const isOn = env.render.isOn && env.render.cacheSeconds > 0;
    if (!isOn) return new VisitorPages(options, null, null);
    const folder = join(env.dataDir, 'pages');
    const limits = { most: mostPages, mostBytes: mostFileBytes, errorMs, onFailure };
    const limitsOfMany = { ...limits, most: mostQueryPages, mostBytes: mostQueryFileBytes };
    const files = await PageFiles.open(folder, limits);
    return new VisitorPages(options, files, await PageFiles.open(join(folder, 'queries'), limitsOfMany));
  }

  /** Makes no page again from now on: the process stops, and the processor is for the requests in progress. */
  stopRemaking(): void {
    this.#cache.close();
  }

  /** Ends the renderer together with the gateway. */
  attach(app: FastifyInstance): void {
    app.addHook('onClose', async () => {
      await this.#renderer.close();
      await this.files?.close();
      await this.filesOfMany?.close();
    });
  }

  /** Makes the pages again that show changed data; null means that the changes are not known. */
  purge(change: DataChange | null): void {
    this.#cache.purge(change);
  }

  /**
   * Renders the page of a route. Missing pages are left to the browser for a visitor who requests too many of them.
   * @param visitor the visitor's network address
   */
  async render(boot: Boot, facts: RouteFacts, address: string, visitor: string): Promise<Rendering> {
    const rendering = await this.#renderLimited(boot, facts, address, visitor);
    this.#count(facts.remote?.id ?? 'shell', typeof rendering === 'string' ? rendering : 'rendered');
    return rendering;
  }

  /** Pages that were made, by remote and outcome; kept pages do not count. */
  renderCounts(): ReadonlyMap<string, Readonly<Record<RenderOutcome, number>>> {
    return this.#counts;
  }

  #count(remote: string, outcome: RenderOutcome): void {
    const counts = this.#counts.get(remote) ?? { rendered: 0, browser: 0, failed: 0 };
    counts[outcome] += 1;
    this.#counts.set(remote, counts);
  }

  async #renderLimited(boot: Boot, facts: RouteFacts, address: string, visitor: string): Promise<Rendering> {
    if (facts.status !== 404) return this.#render(boot, facts, address);
    return (await this.#misses.run(visitor, () => this.#render(boot, facts, address))) ?? 'browser';
  }

  /** The same; a page that is not finished in time counts as failed. */
  renderInTime(boot: Boot, facts: RouteFacts, address: string, visitor: string): Promise<Rendering> {
    const { waitMs } = this.options.env.render;
    return withTimeLimit(this.render(boot, facts, address, visitor), waitMs, 'late').catch(() => 'failed' as const);
  }

  async #render(boot: Boot, facts: RouteFacts, address: string): Promise<Rendering> {
    const files = boot.viewer === null ? await this.#filesOf(boot, facts) : null;
    if (files === null) return 'browser';
    try {
      const page = await this.#renderer.render({ ...files, boot, address, route: facts.label });
      if (files.remoteFile !== null) this.#workingBuilds.add(files.remoteFile);
      return page;
    } catch {
      // No search engine lists a screen of the session: the browser draws it.
      return isShellPage(facts.label) ? 'browser' : 'failed';
    }
  }

  /** The builds that render a route; null for a route that the browser renders. */
  async #filesOf(boot: Boot, facts: RouteFacts): Promise<BuildFiles | null> {
    const { env, shell, store } = this.options;
    const { remote } = facts;
    const shellFile = fileOf(shell.current);
    if (!env.render.isOn || shellFile === null) return null;
    if (facts.label === 'unknown' || isShellPage(facts.label)) return { shellFile, remoteFile: null };
    if (remote === null || !remote.enabled || boot.dev?.remotes[remote.id] !== undefined) return null;
    const release = await store.release(remote.id, remote.version);
    if (release?.server === undefined) return null;
    const remoteFile = (await store.files(remote.id, remote.version))?.get(release.server)?.file;
    return remoteFile === undefined ? null : { shellFile, remoteFile };
  }

  /** Whether the server part of a release has rendered a page, or has none. */
  async isWorking({ id, version, server }: Release): Promise<boolean> {
    const file = server === undefined ? undefined : (await this.options.store.files(id, version))?.get(server)?.file;
    return file === undefined || this.#workingBuilds.has(file);
  }

  /** A visitors' document, from the cache or new. Null when it cannot be made now and no earlier one is kept. */
  document(key: PageKey, edition: DocumentEdition, make: MakeDocument): Promise<CachedPage | null> {
    return this.#cache.get(key, edition, (newEdition) => make(newEdition, randomBytes(16).toString('hex')));
  }
}

function fileOf(build: ShellBuild | null): string | null {
  const server = build?.description.server;
  return server === undefined ? null : (build?.assets.get(server)?.file ?? null);
}
