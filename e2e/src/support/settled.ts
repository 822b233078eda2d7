import type { Page, Request } from '@playwright/test';

/**
 * Waits until no request has started for a tenth of a second and all have an answer. Call it before the page is
 * opened; the returned function waits.
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
      // Two frames: the drawing of an answer can start further requests.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      if (open.size === 0 && performance.now() - last > 100) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}
