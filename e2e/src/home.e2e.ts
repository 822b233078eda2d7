import { expect, test } from '@playwright/test';

test('a visitor opens the site and reads its heading', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
