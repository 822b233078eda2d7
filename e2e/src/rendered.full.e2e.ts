import { firstPaths, loadedTypefaces, testRenderedPage } from './journeys/rendered';
import { frame } from './support/frame';
import { publicPaths } from './support/public-paths';
import { expect, test } from './support/test';

for (const path of publicPaths) if (!firstPaths.includes(path)) testRenderedPage(path);

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

/** Ten paths for each test. */
function inGroups(paths: readonly string[]): readonly (readonly string[])[] {
  const starts = [...paths.keys()].filter((index) => index % 10 === 0);
  return starts.map((start) => paths.slice(start, start + 10));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ });

  for (const paths of inGroups(publicPaths))
    test(`every public page reads whole, from ${paths[0]} on`, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await expect(frame(page).heading, path).toBeVisible();
        await expect(frame(page).main, path).not.toContainText('Loading');
      }
      await expect.poll(() => loadedTypefaces(page)).toEqual(['Figtree', 'Piazzolla']);
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
});
