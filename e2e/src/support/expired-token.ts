import type { Page } from '@playwright/test';

/** The bearer token of a page; null without one. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('accessToken'));

/**
 * Answers calls with the old bearer token as expired, until a new token comes. The page has its data by then: its own
 * reads would meet the expired token before the click.
 */
export async function expireToken(page: Page, waitUntilSettled: () => Promise<void>): Promise<void> {
  await waitUntilSettled();
  const old = await storedToken(page);
  await page.route('**/api/**', async (route) => {
    if (route.request().headers()['authorization'] !== `Bearer ${old}`) return route.fallback();
    return route.fulfill({
      status: 401,
      json: { error: 'Unauthenticated', error_description: 'Expired', message: 'Expired', code: 'TOKEN_EXPIRED' },
    });
  });
}
