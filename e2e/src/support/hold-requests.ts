import type { Page } from '@playwright/test';

/** Holds requests until `release` is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<{ release(): Promise<void> }> {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return {
    async release() {
      open();
      await page.unroute(addresses);
    },
  };
}
