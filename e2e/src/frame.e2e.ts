import type { Page } from '@playwright/test';

import { testLanguage } from './journeys/languages';
import { frame, open, pageFooter } from './support/frame';
import { expect, test } from './support/test';

testLanguage('Español');

test.describe('light and dark', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('follow the system until the person chooses, and her choice outlives a reload without a flash', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/about');
    const dark = await ground(page);
    await pageFooter(page).getByLabel('Appearance').selectOption('Light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const light = await ground(page);
    expect(light).not.toBe(dark);
    await page.addInitScript(() => {
      const grounds = new Set<string>();
      const look = () => {
        if (document.body !== null) grounds.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { enlaceGrounds: () => [...grounds] });
    });
    const answer = await page.reload();
    expect(await answer?.text()).toMatch(/<html [^>]*data-theme="light"/);
    await expect(frame(page).heading).toBeVisible();
    await page.waitForFunction('enlaceGrounds().length > 0');
    expect(await page.evaluate<string[]>('enlaceGrounds()')).toEqual([light]);
    await pageFooter(page).getByLabel('Appearance').selectOption('As my device');
    expect(await ground(page)).toBe(dark);
  });
});
