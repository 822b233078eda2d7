import { expect, type Page } from '@playwright/test';

import { cookieBanner, frame } from './frame';

const consentKey = 'user_cookie_consent';

/** The choice in the storage of the page and in the cookie. */
export async function storedConsent(page: Page): Promise<readonly (string | null | undefined)[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentKey);
  return [await page.evaluate((key) => localStorage.getItem(key), consentKey), cookie?.value];
}

/** Reloads and waits half a second longer than the banner's delay of one second after the frame. */
export async function expectNoBannerAfterReload(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await expect(frame(page).heading).toBeVisible();
  await page.clock.runFor(1500);
  await expect(cookieBanner(page)).toHaveCount(0);
}
