import type { Locator, Page } from '@playwright/test';

/** The button of the account menu, by the name of the user. */
export const accountButton = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

/** Signs a demo user out with the account menu. */
export async function signOut(page: Page): Promise<void> {
  await accountButton(page, /^(Valentina|Pilar)$/).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}
