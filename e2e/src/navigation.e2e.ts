import { frame, open } from './support/frame';
import { holdRequests } from './support/hold-requests';
import { loading, timeBetween, watchFor } from './support/sightings';
import { expect, test } from './support/test';

test.describe('while a page is on its way', () => {
  test('nothing shows at first, then a status says Loading', async ({ page }) => {
    const code = await holdRequests(page, /remotes\/mf-public\/.*screen-events-list/);
    await watchFor(page, { room: 'main [aria-busy=true]', loading });
    await open(page, '/about');
    await frame(page).menu('Events').click();
    await expect(frame(page).main.getByRole('status')).toHaveText(/^Loading/);
    expect(await timeBetween(page, 'room', 'loading')).toBeGreaterThanOrEqual(190);
    await expect(frame(page).main.getByRole('status').locator('svg').first()).toBeVisible();
    code.release();
    await expect(frame(page).heading).toHaveText('Events');
    await expect(page.locator(loading)).toHaveCount(0);
  });
});

test.describe('by keyboard and by ear', () => {
  test('a navigation leads to the heading and says the title; back leads to where one was', async ({ page }) => {
    await open(page, '/events');
    const { heading, main, menu } = frame(page);
    await menu('Chapters').click();
    await expect(heading).toHaveText('Chapters');
    await expect(heading).toBeFocused();
    const announcement = page.locator('[role=status][aria-live=polite]').filter({ hasText: 'Chapters · Enlace' });
    await expect(announcement).toHaveCount(1);
    // Pins of the list; those of the map are above.
    const link = main.getByRole('heading', { level: 3 }).nth(12).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 300));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    const name = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(name);
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading).toHaveText('Chapters');
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(150);

    // The pressed link of a visited page: its screen is drawn, and for users it is not there before the click.
    const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Events' });
    await footerLink.hover();
    await page.mouse.down();
    const hasScreenAhead = () =>
      [...document.querySelectorAll('main h1')].some(
        (title) => title.getBoundingClientRect().height > 0 && !title.checkVisibility(),
      );
    await page.waitForFunction(hasScreenAhead);
    await expect(heading).toHaveText('Chapters');
    await expect(announcement).toHaveCount(1);
    await page.mouse.up();
    await expect(heading).toHaveText('Events');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Events · Enlace');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading).toHaveText('Chapters');
    // The height of rows that were never near the window is an estimate, so the place is that of the link.
    await expect(footerLink).toBeInViewport();
  });
});
