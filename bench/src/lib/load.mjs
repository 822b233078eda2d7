import autocannon from 'autocannon';

/**
 * Bodies are counted and thrown away. Otherwise each is decoded as UTF-8, which for compressed bytes costs the client more
 * than the whole answer costs the server, and the client is what gets measured.
 */
const dropBodies = (client) => {
  client.pipelinedRequests.addBody = () => {};
};

/** Requests per second and the 99th percentile in milliseconds, over ten connections; throws for a wrong answer. */
export async function load(url, { seconds = 5, headers = {} } = {}) {
  const result = await autocannon({ url, connections: 10, duration: seconds, headers, setupClient: dropBodies });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
