import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from '../servers/server-process.mjs';
import { launchTrusting } from './peer-phone.mjs';

/** Lighthouse is installed with the peers only. */
const library = pathToFileURL(join(root, 'bench/peers/node_modules/lighthouse/core/index.js')).href;

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Score (0 to 100) and total blocking time in milliseconds of one run of Lighthouse on its phone. */
export async function runLighthouse(keyHash, url) {
  const { default: lighthouse } = await import(library);
  const port = await freePort();
  const browser = await launchTrusting(keyHash, [`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
    const { audits, categories } = result.lhr;
    return { score: categories.performance.score * 100, blocked: audits['total-blocking-time'].numericValue };
  } finally {
    await browser.close();
  }
}
