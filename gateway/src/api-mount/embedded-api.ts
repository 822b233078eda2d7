import type { LoadDemo } from '@enlace/api';
import type { Logger } from 'pino';

import type { ApiPort } from './api-port';

/** The API before it starts. The gateway reads the variables of both together. */
export interface EmbeddedApi {
  readonly problems: readonly string[];
  start(logger: Logger): Promise<ApiPort>;
}

interface EmbeddedApiOptions {
  /** Folder of the project; data are stored below it unless a variable names another folder. */
  readonly root: string;
  readonly loadDemo: LoadDemo;
}

/**
 * Loads the API into this process. Only this file imports it, so a gateway in front of `API_URL` never loads a
 * database driver.
 */
export async function loadEmbeddedApi(
  source: NodeJS.ProcessEnv,
  { root, loadDemo }: EmbeddedApiOptions,
): Promise<EmbeddedApi> {
  const { createApi, parseApiEnv } = await import('@enlace/api');
  const { env, problems } = parseApiEnv(source, root);
  return {
    problems,
    start(logger) {
      if (env === null) return Promise.reject(new Error(problems.join('\n')));
      return createApi(env, { logger, loadDemo });
    },
  };
}
