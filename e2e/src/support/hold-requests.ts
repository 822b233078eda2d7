import type { Page } from '@playwright/test';

/** Holds requests until `release` is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<{ release(): Promise<void> }> {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const heldRequests: Promise<void>[] = [];
  await page.route(addresses, (route) => {
    // A request of a page that was left has nothing to go on with.
    const request = gate.then(() => route.continue()).catch(() => undefined);
    heldRequests.push(request);
    return request;
  });
  return {
    async release() {
      open();
      // A request that is on its way while its route ends would be lost.
      await Promise.all(heldRequests);
      await page.unroute(addresses);
    },
  };
}
