import type { Release } from '@enlace/shared-contract/platform';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { loadLive } from '../registry/answer/live-registry';
import type { RegistryStore } from '../registry/store/registry-store';
import type { VisitorPages } from './visitor-pages';

export interface WarmUpOptions {
  readonly app: FastifyInstance;
  readonly store: RegistryStore;
  readonly pages: Pick<VisitorPages, 'isWorking'>;
  readonly log: FastifyBaseLogger;
}

/** A build that does not render its first page in this time does not keep the gateway from its work. */
const limitMs = 120_000;
const most = 5;
const pauseMs = 1_000;

/** Loads every live build and renders one page of each, so that the first visitors after a start do not wait. */
export class WarmUp {
  #isDone = true;

  constructor(private readonly options: WarmUpOptions) {}

  /** True before the start, too: a gateway that listens to no port has no visitors. */
  get isDone(): boolean {
    return this.#isDone;
  }

  start(): void {
    this.#isDone = false;
    void this.#run()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'the pages were not warmed up'))
      .finally(() => (this.#isDone = true));
  }

  async #run(): Promise<void> {
    const end = Date.now() + limitMs;
    const live = await loadLive(this.options.store);
    for (const { pointer, stable } of live.remotes) {
      const path = stable === null || !pointer.enabled ? undefined : findFirstPath(stable);
      if (stable !== null && path !== undefined) await this.#renderOnce(stable, path, end);
    }
  }

  async #renderOnce(release: Release, path: string, end: number): Promise<void> {
    const { app, pages, log } = this.options;
    for (let attempt = 0; attempt < most && Date.now() < end; attempt += 1) {
      if (await pages.isWorking(release)) return;
      await app.inject({ url: path });
      if (await pages.isWorking(release)) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
    log.warn({ remote: release.id, version: release.version, path }, 'this build rendered no page before the start');
  }
}

/** The first public page that is one address. */
function findFirstPath({ remote }: Release): string | undefined {
  return remote.pages.find((page) => !page.protected && !page.path.includes(':'))?.path;
}
