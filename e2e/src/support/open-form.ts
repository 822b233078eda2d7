import { expect, type Page } from '@playwright/test';

import { frame } from './frame';

/** The form uses its own validation; before hydration, the browser validates. */
export async function formIsAlive(page: Page): Promise<void> {
  await expect(frame(page).main.locator('form[novalidate]')).toBeVisible();
}

/** Opens a page with a form and waits for hydration. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await formIsAlive(page);
}
