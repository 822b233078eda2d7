import { expectNoBannerAfterReload, storedConsent } from './support/cookie-consent';
import { cookieBanner, frame, open, pageFooter } from './support/frame';
import { shiftSince, watchFor } from './support/sightings';
import { expect, test } from './support/test';

declare global {
  var largestTexts: string[];
}

test.describe('the cookie banner', () => {
  test('comes about a second after load, takes no focus and moves nothing', async ({ page }) => {
    await watchFor(page, {});
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/chapters');
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(page.getByRole('status').first()).not.toBeEmpty({ timeout: 100 });
    }).toPass();
    const search = frame(page).main.getByRole('searchbox');
    await search.focus();
    await page.clock.runFor(900);
    await expect(cookieBanner(page)).toHaveCount(0);
    const shiftCount = await page.evaluate(() => globalThis.enlaceShifts.length);
    await page.clock.runFor(120);
    await expect(cookieBanner(page)).toBeVisible();
    await expect(search).toBeFocused();
    await page.clock.resume();
    await shiftSince(page, 0);
    expect(await page.evaluate(() => globalThis.enlaceShifts.length)).toBe(shiftCount);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 } });

    test('is not the largest paint of a page: the lead of the page is there earlier', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { largestTexts: [] });
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as readonly (PerformanceEntry & { readonly element?: Element | null })[];
          globalThis.largestTexts.push(...entries.map(({ element }) => element?.textContent ?? ''));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await open(page, '/chapters');
      await expect(cookieBanner(page)).toBeVisible();
      // The browser reports a paint after its frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const texts = await page.evaluate(() => globalThis.largestTexts);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => /cookies/.test(text))).toEqual([]);
    });
  });

  test('lets decline as visibly as accept, and asks again from the cookie settings', async ({ page }) => {
    await open(page, '/about');
    const choices = ['Accept', 'Decline'].map((name) => cookieBanner(page).getByRole('button', { name }));
    await expect(cookieBanner(page)).toBeVisible();
    const looks = await Promise.all(
      choices.map((button) =>
        button.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, border, font, opacity } = getComputedStyle(element);
          return { width, height, color, backgroundColor, border, font, opacity };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    await cookieBanner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(cookieBanner(page)).toHaveCount(0);
    expect(await storedConsent(page)).toEqual(['0', '0']);
    await expectNoBannerAfterReload(page);
    await pageFooter(page).getByRole('button', { name: 'Cookie settings' }).click();
    await cookieBanner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(cookieBanner(page)).toHaveCount(0);
    expect(await storedConsent(page)).toEqual(['1', '1']);
  });
});
