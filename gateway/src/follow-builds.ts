import { stat } from 'node:fs/promises';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

export interface FollowedBuild {
  /** Files that a build writes last. */
  readonly files: readonly string[];
  /** Takes the build in. */
  readonly take: () => Promise<unknown>;
}

const restMs = 300;

/**
 * Development only: takes builds in again when they have changed, looked at before a page is answered. A build that is
 * half written is tried again with the next page.
 */
export function followBuilds(app: FastifyInstance, builds: readonly FollowedBuild[]): void {
  const seen = new Map(builds.map((build) => [build, Date.now()]));
  let lookedAt = 0;
  let work: Promise<void> = Promise.resolve();

  const look = async (log: FastifyBaseLogger): Promise<void> => {
    for (const build of builds) {
      const changedAt = await lastChange(build.files);
      if (changedAt <= (seen.get(build) ?? 0)) continue;
      try {
        await build.take();
        seen.set(build, changedAt);
      } catch (error) {
        log.warn({ err: error }, 'a new build could not be taken in yet');
      }
    }
  };

  app.addHook('onRequest', async (request) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    if (isPage && Date.now() - lookedAt >= restMs) {
      lookedAt = Date.now();
      work = work.then(() => look(request.log));
    }
    if (isPage) await work;
  });
}

async function lastChange(files: readonly string[]): Promise<number> {
  const found = await Promise.all(files.map((file) => stat(file).catch(() => null)));
  return Math.max(0, ...found.map((file) => file?.mtimeMs ?? 0));
}
