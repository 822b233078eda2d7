import { stat } from 'node:fs/promises';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

export interface FollowedBuild {
  /** Files that a build writes last. */
  readonly files: readonly string[];
  /** Installs the build. */
  readonly take: () => Promise<unknown>;
}

const restMs = 300;

/**
 * Development only: installs a build again when it has changed. The check runs before a page is answered. An
 * incomplete build is tried again with the next page.
 */
export function followBuilds(app: FastifyInstance, builds: readonly FollowedBuild[]): void {
  const takenAt = new Map(builds.map((build) => [build, Date.now()]));
  let lookedAt = 0;
  let work: Promise<void> = Promise.resolve();

  const look = async (log: FastifyBaseLogger): Promise<void> => {
    for (const build of builds) {
      const changedAt = await lastChange(build.files);
      if (changedAt <= (takenAt.get(build) ?? 0)) continue;
      try {
        await build.take();
        takenAt.set(build, changedAt);
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
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => null)));
  return Math.max(0, ...stats.map((file) => file?.mtimeMs ?? 0));
}
