import { join } from 'node:path';

import { root, startServer } from './server-process.mjs';

/** Runs the built gateway with its data under var/bench. */
export function runGateway(environment = {}) {
  const folder = join(root, 'var/bench/data');
  return startServer('gateway/dist/main.mjs', (url) => ({ PUBLIC_URL: url, DATA_DIR: folder, ...environment }));
}

/** Runs the built API alone. */
export function runApi(environment) {
  return startServer('gateway/dist/api-main.mjs', environment);
}
