import type { Logger } from 'pino';

import type { ApiPort } from './api-port';

/** The API before it runs: its variables are read together with the gateway's. */
export interface EmbeddedApi {
  readonly problems: readonly string[];
  start(logger: Logger): Promise<ApiPort>;
}

/**
 * Loads the API into this process. It is imported here only, so that a gateway in front of `API_URL` never loads a
 * database driver.
 */
export async function loadEmbeddedApi(source: NodeJS.ProcessEnv): Promise<EmbeddedApi> {
  const { createApi, parseApiEnv } = await import('@enlace/api');
  const { env, problems } = parseApiEnv(source);
  return {
    problems,
    start(logger) {
      if (env === null) return Promise.reject(new Error(problems.join('\n')));
      return createApi(env, { logger });
    },
  };
}
