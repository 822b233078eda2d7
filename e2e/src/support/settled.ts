import type { Page, Request } from '@playwright/test';

/** The bell's stream stays open as long as the page. A call of presence is answered when a person comes or goes. */
const isStream = (request: Request): boolean => /\/(stream|presence)$/.test(new URL(request.url()).pathname);

/**
 * Waits until no request has started for a tenth of a second and all have an answer, streams aside. Call it before the
 * page is opened; the returned function waits.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request): void => {
    if (isStream(request)) return;
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
      // The drawing of an answer can start further requests. On a busy machine it takes longer than the pause below.
      await page.evaluate(async () => {
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      if (open.size === 0 && performance.now() - last > 100) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}
