import type { Page } from '@playwright/test';

import { frame } from '../support/frame';
import { expect, test } from '../support/test';

/** Pages of the first tier. */
export const firstPaths: readonly string[] = ['/', '/events', '/chapters/bogota'];

/** Calls for data, without session and pictures. */
const isData = (url: string) => /\/api\/(?!auth\/|v2\/(art|files|share)\/|refresh)/.test(new URL(url).pathname);

/** The typefaces of the product that are in use. */
export function loadedTypefaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const families = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    return [...new Set(families)].filter((family) => !family.includes('fallback')).sort();
  });
}

/** Tests the hydration of a page that the gateway has rendered. */
export function testRenderedPage(path: string): void {
  test.describe('a page that comes rendered', () => {
    test(`${path} is taken over as it is, and nothing is asked for twice`, async ({ page }) => {
      const requestedUrls: string[] = [];
      page.on('request', (request) => isData(request.url()) && requestedUrls.push(request.url()));
      await page.goto(path);
      // The browser announces the title after hydration.
      await expect(page.locator('[role=status][aria-live=polite]').first()).toHaveText(await page.title());
      await expect(frame(page).heading).toBeVisible();
      expect(requestedUrls).toEqual([]);
      await expect.poll(() => loadedTypefaces(page)).toEqual(['Figtree', 'Piazzolla']);
    });
  });
}
