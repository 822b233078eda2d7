import { debianChromium } from '@enlace/tooling/chromium';
import { chromium } from '@playwright/test';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export function launch() {
  const executablePath = debianChromium();
  return chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) });
}

/** Records every request of a page with its bytes over the wire, headers included. */
export async function recordNetwork(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const requests = new Map();
  session.on('Network.requestWillBeSent', (event) => {
    requests.set(event.requestId, {
      url: event.request.url,
      type: event.type,
      priority: event.request.initialPriority,
      initiator: event.initiator.url ?? event.initiator.stack?.callFrames[0]?.url ?? null,
      at: event.timestamp,
      bytes: 0,
      isCached: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.isCached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request && (response.fromDiskCache || response.fromPrefetchCache)) request.isCached = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, end: timestamp });
  });
  return {
    all: () => [...requests.values()],
    clear: () => requests.clear(),
    async taskMilliseconds() {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    },
  };
}
