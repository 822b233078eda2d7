import { debianChromium } from '@enlace/tooling/chromium';
import { chromium } from '@playwright/test';

import { phoneScreen } from '../browser/slow-phone.mjs';

/** A phone in a city: 150 ms for a round trip, 1.6 Mbit/s, a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/** For each page, a function that returns the milliseconds without a request. */
const silences = new WeakMap();

/** Chromium that trusts the certificate of the proxy. */
export function launchTrusting(keyHash, more = []) {
  const executablePath = debianChromium();
  const args = [
    `--ignore-certificate-errors-spki-list=${keyHash}`,
    '--disable-gpu',
    '--disable-dev-shm-usage',
    ...more,
  ];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
}

/**
 * Opens a page on a slow phone in a browser without cache. The question for cookies is answered, so that it covers no
 * link.
 * @param prepare runs on the page before it is slowed down, e.g. to add a script
 */
export async function withSlowPage(keyHash, use, prepare) {
  for (let visit = 1; ; visit += 1) {
    try {
      return await visitOnce(keyHash, use, prepare);
    } catch (error) {
      if (visit === mostVisits) throw error;
    }
  }
}

async function visitOnce(keyHash, use, prepare = () => undefined) {
  const browser = await launchTrusting(keyHash);
  try {
    const context = await browser.newContext(phoneScreen);
    await context.addInitScript(() => localStorage.setItem('user_cookie_consent', '0'));
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    silences.set(page, followRequests(page));
    await prepare(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, session);
  } finally {
    await browser.close();
  }
}

/** Milliseconds without a request, a scroll and a long task after which a page is quiet. */
const quietTime = 500;
/** Milliseconds after which a page that is not loaded or never quiet fails. */
const timeout = 60_000;
/** Visits until a page that fails ends the measurement: one of several hundred visits can hit a busy moment. */
const mostVisits = 2;

/** Counts the running requests of a page. */
function followRequests(page) {
  const running = new Set();
  let changedAt = performance.now();
  const note = (change) => (request) => {
    changedAt = performance.now();
    running[change](request);
  };
  page.on('request', note('add'));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, note('delete'));
  return () => (running.size > 0 ? 0 : performance.now() - changedAt);
}

/** Runs in the page: resolves with false when the page was busy or moved before it was idle. */
function isIdle(milliseconds) {
  return new Promise((resolve) => {
    const { scrollY } = globalThis;
    let isBusy = false;
    const observer = new PerformanceObserver(() => (isBusy = true));
    observer.observe({ type: 'longtask' });
    setTimeout(
      () =>
        globalThis.requestIdleCallback(() => {
          observer.disconnect();
          resolve(!isBusy && scrollY === globalThis.scrollY);
        }),
      milliseconds,
    );
  });
}

/** Waits until a page is loaded, hydrated and quiet. */
export async function waitUntilQuiet(page) {
  await page.waitForLoadState('load');
  const limit = performance.now() + timeout;
  while (performance.now() < limit) {
    const isStill = await page.evaluate(isIdle, quietTime);
    if (isStill && silences.get(page)() >= quietTime) return;
  }
  throw new Error(`${page.url()} was not quiet in ${timeout / 1000} s`);
}
