import { waitUntilQuiet, withSlowPage } from './peer-phone.mjs';

/** First and largest contentful paint of one first visit, in milliseconds. */
export function visitForPaint(keyHash, url) {
  return withSlowPage(
    keyHash,
    async (page) => {
      await page.goto(url);
      await waitUntilQuiet(page);
      return page.evaluate(() => ({
        fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
        lcp: globalThis.largestPaint,
      }));
    },
    (page) =>
      page.addInitScript(() => {
        new PerformanceObserver((list) => {
          globalThis.largestPaint = list.getEntries().at(-1).startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/**
 * Code that an idle page fetches ahead, in kilobytes with headers, and the number of its files.
 * @param connection values of `navigator.connection` that the page reads
 */
export function visitForPrefetch(keyHash, url, connection) {
  const files = [];
  return withSlowPage(
    keyHash,
    async (page) => {
      await page.goto(url);
      await waitUntilQuiet(page);
      await page.evaluate(() => globalThis.scrollTo({ top: globalThis.document.body.scrollHeight }));
      await waitUntilQuiet(page);
      return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, count: files.length };
    },
    async (page) => {
      files.length = 0;
      await page.addInitScript((values) => {
        for (const [name, value] of Object.entries(values))
          Object.defineProperty(navigator.connection, name, { get: () => value });
      }, connection);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const aheadFiles = new Map();
      session.on('Network.requestWillBeSent', ({ requestId, request }) => {
        const isAhead = request.initialPriority === 'VeryLow' && /\.js(\?|$)/.test(request.url);
        if (isAhead) aheadFiles.set(requestId, { url: request.url, bytes: 0 });
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const file = aheadFiles.get(requestId);
        if (file !== undefined) files.push({ ...file, bytes: encodedDataLength });
      });
    },
  );
}
