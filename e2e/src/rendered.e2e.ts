import type { Page } from '@playwright/test';

import { publicPaths } from './support/public-paths';
import { frame } from './support/frame';
import { expect, test } from './support/test';

/** Calls for data, without session and pictures. */
const isData = (url: string) => /\/api\/(?!auth\/|v2\/(art|files|share)\/|refresh)/.test(new URL(url).pathname);

/** The typefaces of the product that are in use. */
function loadedTypefaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const families = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    return [...new Set(families)].filter((family) => !family.includes('fallback')).sort();
  });
}

test.describe('a page that comes rendered', () => {
  for (const path of publicPaths) {
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
  }
});

test('a page that comes rendered is taken over by a device whose clock is years ahead', async ({ page, request }) => {
  const events = (await (await request.get('/api/events/list?when=upcoming&per_page=1')).json()) as {
    readonly data: readonly { readonly slug: string }[];
  };
  await page.clock.setFixedTime(Date.now() + 800 * 86_400_000);
  for (const path of ['/events', `/events/${events.data[0]?.slug}`]) {
    await page.goto(path);
    // React logs an error for each difference, and every error fails the test.
    await expect(page.locator('[role=status][aria-live=polite]').first()).toHaveText(await page.title());
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ });

  test('every public page reads whole', async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(frame(page).heading, path).toBeVisible();
      await expect(frame(page).main, path).not.toContainText('Loading');
    }
    await expect.poll(() => loadedTypefaces(page)).toEqual(['Figtree', 'Piazzolla']);
  });

  test('links and filters work', async ({ page }) => {
    await page.goto('/es/chapters');
    const { main, heading } = frame(page);
    await expect(heading).toHaveText('Capítulos');
    await main.getByRole('combobox', { name: 'País' }).selectOption('CO');
    await main.getByRole('button', { name: 'Ver capítulos' }).click();
    await expect(page).toHaveURL(/\/es\/chapters\?.*country=CO/);
    await main
      .getByRole('link', { name: /Bogotá/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/es\/chapters\/bogota$/);
    await expect(heading).toHaveText('Bogotá');
  });

  test('an address that nothing answers says so', async ({ page }) => {
    const answer = await page.goto('/nowhere-at-all');
    expect(answer?.status()).toBe(404);
    await expect(frame(page).heading).toBeVisible();
    expect((await page.goto('/chapters/bogotaa'))?.status()).toBe(404);
    await expect(frame(page).main.getByRole('link', { name: 'Bogotá' })).toHaveAttribute('href', '/chapters/bogota');
  });
});

test.describe('an address that names its language', () => {
  test('is in it whatever the person chose, and leads on in it', async ({ page }) => {
    await page.goto('/pt/events');
    await expect(frame(page).heading).toHaveText('Eventos');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await frame(page).main.getByRole('link').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Capítulos' }).click();
    await expect(page).toHaveURL(/\/pt\/chapters$/);
    await expect(frame(page).heading).toHaveText('Capítulos');
  });

  test('becomes another address when the language is switched', async ({ page }) => {
    await page.goto('/pt/events?when=past');
    await expect(frame(page).heading).toHaveText('Eventos');
    await expect(page.locator('[role=status][aria-live=polite]').first()).not.toBeEmpty();
    await page.getByRole('banner').getByRole('combobox', { name: 'Idioma' }).selectOption('es');
    await expect(page).toHaveURL(/\/es\/events\?when=past$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
