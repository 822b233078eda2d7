import type { BrowserContext } from '@playwright/test';

/** Declines optional cookies, so that the banner covers no controls. */
export async function declineCookies(context: BrowserContext, origin = ''): Promise<void> {
  await context.addCookies([{ name: 'user_cookie_consent', value: '0', url: origin }]);
}
