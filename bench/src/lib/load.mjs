import autocannon from 'autocannon';

/** Requests per second and the 99th percentile in milliseconds, over ten connections; throws for a wrong answer. */
export async function load(url, { seconds = 5, headers = {} } = {}) {
  const result = await autocannon({ url, connections: 10, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
