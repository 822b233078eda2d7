import { debianChromium } from '@enlace/tooling/chromium';
import { chromium } from '@playwright/test';

import { phoneScreen } from '../browser/slow-phone.mjs';

/** A phone in a city: 150 ms for a round trip, 1.6 Mbit/s, a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

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
export async function withSlowPage(keyHash, use, prepare = () => undefined) {
  const browser = await launchTrusting(keyHash);
  try {
    const context = await browser.newContext(phoneScreen);
    await context.addInitScript(() => localStorage.setItem('user_cookie_consent', '0'));
    const page = await context.newPage();
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

/** Waits until a page is loaded, hydrated and quiet. */
export async function waitUntilQuiet(page) {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => globalThis.requestIdleCallback(() => setTimeout(resolve, 1500), { timeout: 5000 })),
  );
}
