import type { Page } from '@playwright/test';

import { frame, open, pageFooter } from './support/frame';
import { holdRequests } from './support/hold-requests';
import { watchRequests } from './support/settled';
import { loading, sightingOf, watchFor } from './support/sightings';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('while a page is on its way', () => {
  test('a fast load flashes nothing', async ({ page }) => {
    await watchFor(page, { room: 'main [aria-busy=true]', loading });
    await open(page, '/about');
    // On a busy machine a load can take longer than the delay; one of a few is fast.
    await expect(async () => {
      await page.reload();
      await expect(frame(page).heading).toBeVisible();
      const room = await sightingOf(page, 'room');
      expect((room.went ?? 0) - (room.came ?? 0)).toBeLessThan(190);
    }).toPass({ timeout: 20_000 });
    expect((await sightingOf(page, 'loading')).came).toBeNull();
  });

  test('a visitor sees no bar at the top', async ({ page }) => {
    await open(page, '/about');
    const data = await holdRequests(page, /\/api\/events\/list/);
    const listRequest = page.waitForRequest(/\/api\/events\/list/);
    await frame(page).menu('Events').click();
    await listRequest;
    await expect(frame(page).heading).toHaveText('Events');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    data.release();
    await expect(frame(page).main.getByText(/^\d+ events$/)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('a person who is signed in sees one until the answer is here', async ({ page }) => {
    await signIn(page, 'latina');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const data = await holdRequests(page, /\/api\/events\/list/);
    await frame(page).menu('Events').click();
    const bar = page.getByRole('progressbar', { name: 'Loading' });
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.y).toBe(0);
    data.release();
    await expect(frame(page).main.getByText(/^\d+ events$/)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test.describe('by keyboard and by ear', () => {
  test('the first stop skips to the content', async ({ page }) => {
    await open(page, '/events');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(frame(page).main).toBeFocused();
    await expect(frame(page).heading).toHaveText('Events');
  });
});

test.describe('a link that is meant', () => {
  /** Code that the page loaded from the network since a moment, without prefetches. */
  const takenCode = (page: Page, since: number) =>
    page.evaluate(
      (moment) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter((entry) => entry.startTime >= moment && entry.initiatorType === 'script' && entry.transferSize > 0)
          .map(({ name }) => new URL(name).pathname),
      since,
    );
  const now = (page: Page) => page.evaluate(() => performance.now());

  test('far below has its code fetched when it gets the focus, and the click asks for none', async ({ page }) => {
    const code = /screen-chapter\.js$/;
    const waitUntilSettled = watchRequests(page);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await open(page, '/');
    const link = frame(page).main.locator('a[href^="/chapters/"]').last();
    await expect(link).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(requestedUrls.filter((url) => code.test(url))).toEqual([]);
    const response = page.waitForResponse(code);
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await (await response).finished();
    await waitUntilSettled();
    const clickTime = await now(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/chapters\/[^/]+$/);
    // The page before stays until the chapter can be drawn; then its heading gets the focus.
    await expect(frame(page).heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${await frame(page).heading.innerText()} · Enlace$`));
    expect(await takenCode(page, clickTime)).toEqual([]);
  });

  test('leads to a page that does not close a menu that the user has opened meanwhile', async ({ page }) => {
    await signIn(page, 'latina');
    await open(page, '/events');
    // The page of the link waits for its data.
    const data = await holdRequests(page, /\/api\/news\/list/);
    const menu = page.getByRole('banner').getByRole('button', { name: /Valentina/ });
    await pageFooter(page).getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    await menu.click();
    data.release();
    await expect(frame(page).heading).toHaveText('News');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: 'My page' })).toBeVisible();
    await expect(menu).toBeFocused();
  });

  test('to another remote has its code fetched before the click', async ({ page }) => {
    const waitUntilSettled = watchRequests(page);
    await signIn(page, 'latina');
    // The heading of a page that arrives takes the focus, which closes an open menu.
    await expect(frame(page).heading).toBeFocused();
    const response = page.waitForResponse(/remotes\/mf-member\/.*\/screen-home\.js$/);
    const menu = page.getByRole('banner').getByRole('button', { name: /Valentina/ });
    await menu.click();
    const link = page.getByRole('banner').getByRole('link', { name: 'My page' });
    await link.hover();
    await (await response).finished();
    // The screen's code names further files.
    await waitUntilSettled();
    const clickTime = await now(page);
    await link.click();
    await expect(frame(page).heading).toHaveText(/Valentina/);
    // The icons of the member area come after its layout.
    const remoteCode = (await takenCode(page, clickTime)).filter((path) => path.startsWith('/remotes/'));
    expect(remoteCode).toEqual([]);
  });
});
