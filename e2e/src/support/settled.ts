import type { Page, Request } from '@playwright/test';

/**
 * Waits until nothing has been asked for in a tenth of a second and all that was asked for has been answered. Call it
 * before the page is opened; the function it answers waits.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request): void => {
    open.add(request);
    last = performance.now();
  };
  const end = (request: Request): void => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    for (;;) {
      // Two frames: what an answer draws may ask for more.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      if (open.size === 0 && performance.now() - last > 100) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}
