import type { Page } from '@playwright/test';

/**
 * Holds requests until `release` is called. The route stays: a request that Chromium has paused while its route ends
 * is lost, and the page then waits for its script for ever.
 */
export async function holdRequests(page: Page, addresses: RegExp): Promise<{ release(): void }> {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(addresses, async (route) => {
    await gate;
    // A request of a page that was left has nothing to go on with.
    await route.continue().catch(() => undefined);
  });
  return { release: () => open() };
}
