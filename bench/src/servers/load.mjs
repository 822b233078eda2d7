import autocannon from 'autocannon';

import { readCpuMilliseconds } from './process-usage.mjs';

/**
 * Bodies are counted and thrown away. Otherwise each is decoded as UTF-8, which for compressed bytes costs the client more
 * than the whole answer costs the server, and the client is what gets measured.
 */
const dropBodies = (client) => {
  client.pipelinedRequests.addBody = () => {};
};

/**
 * Sends requests over ten connections, each as soon as the answer to the last one has come. Throws for a wrong answer.
 * @param server `{ url, pid }`
 * @returns `perSecond`, `p99` in milliseconds, and `cpu`, milliseconds of processor time of the server per request
 */
export async function loadServer({ url, pid }, path, { seconds = 5, headers = {} } = {}) {
  const cpuBefore = readCpuMilliseconds(pid);
  const result = await autocannon({
    url: `${url}${path}`,
    connections: 10,
    duration: seconds,
    headers,
    setupClient: dropBodies,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${path}: ${result.non2xx} wrong, ${result.errors} failed`);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpu: (readCpuMilliseconds(pid) - cpuBefore) / result.requests.total,
  };
}
