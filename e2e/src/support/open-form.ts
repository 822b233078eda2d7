import { expect, type Page } from '@playwright/test';

import { frame } from './frame';

/** The form checks itself from now on: until its page comes alive, the browser checks it. */
export async function formIsAlive(page: Page): Promise<void> {
  await expect(frame(page).main.locator('form[novalidate]')).toBeVisible();
}

/** Opens a page with a form and waits until it is alive. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await formIsAlive(page);
}
