import type { Page } from '@playwright/test';

import { frame, open } from './support/frame';
import { headTagsNow, headTagsServed } from './support/head-tags';
import { holdRequests } from './support/hold-requests';
import { shiftSince, sightingOf, timeBetween, watchFor } from './support/sightings';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const consentKey = 'user_cookie_consent';
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const footer = (page: Page) => page.getByRole('contentinfo');
const loading = 'main [role=status] p';

async function storedConsent(page: Page): Promise<readonly (string | null | undefined)[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentKey);
  return [await page.evaluate((key) => localStorage.getItem(key), consentKey), cookie?.value];
}

/** Reloads and waits half a second longer than the banner's delay of one second after the frame. */
async function expectNoBannerAfterReload(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await expect(frame(page).heading).toBeVisible();
  await page.clock.runFor(1500);
  await expect(banner(page)).toHaveCount(0);
}

test.describe('the cookie banner', () => {
  test('comes about a second after load, takes no focus and moves nothing', async ({ page }) => {
    await watchFor(page, { frame: '#root main', banner: '[aria-label=Cookies]' });
    await open(page, '/chapters');
    const search = frame(page).main.getByRole('searchbox');
    await search.focus();
    await expect(banner(page)).toBeVisible();
    const delay = await timeBetween(page, 'frame', 'banner');
    expect(delay).toBeGreaterThanOrEqual(950);
    expect(delay).toBeLessThan(3000);
    await expect(search).toBeFocused();
    expect(await shiftSince(page, (await sightingOf(page, 'banner')).came ?? 0)).toBe(0);
  });

  test('says what cookies are for, and accepting is remembered', async ({ page }) => {
    await open(page, '/about');
    await expect(banner(page)).toContainText(/cookies for sessions and analytics/);
    await expect(banner(page)).toContainText(/not shared or sold/);
    expect(await storedConsent(page)).toEqual([null, undefined]);
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await storedConsent(page)).toEqual(['1', '1']);
    await expectNoBannerAfterReload(page);
  });

  test('lets decline as visibly as accept, and asks again from the cookie settings', async ({ page }) => {
    await open(page, '/about');
    const choices = ['Accept', 'Decline'].map((name) => banner(page).getByRole('button', { name }));
    await expect(banner(page)).toBeVisible();
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
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await storedConsent(page)).toEqual(['0', '0']);
    await expectNoBannerAfterReload(page);
    await footer(page).getByRole('button', { name: 'Cookie settings' }).click();
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await storedConsent(page)).toEqual(['1', '1']);
  });
});

test.describe('while a page is on its way', () => {
  test('nothing shows at first, then a status says Loading', async ({ page }) => {
    const code = await holdRequests(page, /remotes\/mf-public\/.*screen-events-list/);
    await watchFor(page, { room: 'main [aria-busy=true]', loading });
    await open(page, '/about');
    await frame(page).menu('Events').click();
    await expect(frame(page).main.getByRole('status')).toHaveText(/^Loading/);
    expect(await timeBetween(page, 'room', 'loading')).toBeGreaterThanOrEqual(190);
    await expect(frame(page).main.getByRole('status').locator('svg').first()).toBeVisible();
    await code.release();
    await expect(frame(page).heading).toHaveText('Events');
    await expect(page.locator(loading)).toHaveCount(0);
  });

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
    await data.release();
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
    await data.release();
    await expect(frame(page).main.getByText(/^\d+ events$/)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test.describe('a page that was not allowed', () => {
  test.use({ expectedErrors: /401.*api\/refresh/ });

  test('says so for two seconds, fades, and the person is signed out for good', async ({ page }) => {
    await signIn(page, 'ally');
    await watchFor(page, { toast: '[role=alert]', fading: '[role=alert][data-closing]' });
    await page.goto('/chapters?search=bogota&isAllowed=0');
    await expect(page.getByRole('alert')).toHaveText('You are not allowed to see that page or you session has expired');
    await expect(page).toHaveURL(/\/chapters\?search=bogota$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const shownTime = await timeBetween(page, 'toast', 'fading');
    expect(shownTime).toBeGreaterThanOrEqual(1900);
    expect(shownTime).toBeLessThan(4000);
    const [{ came, went }, toast] = [await sightingOf(page, 'fading'), await sightingOf(page, 'toast')];
    expect(Math.max(went ?? 0, toast.went ?? 0) - (came ?? 0)).toBeGreaterThanOrEqual(450);
    const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    await expect(signInLink).toBeVisible();
    await page.reload();
    await expect(frame(page).heading).toBeVisible();
    await expect(signInLink).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
});

test.describe('the head', () => {
  test('is on every page what a fresh load has, and nothing of the page before stays', async ({ page }) => {
    await open(page, '/events');
    const { main, menu, heading } = frame(page);
    await expect(page).toHaveTitle('Events · Enlace');
    expect(await headTagsNow(page)).toEqual(await headTagsServed(page));
    const link = main.locator('a[href^="/events/"]').first();
    const title = await link.innerText();
    await link.click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Enlace`);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', page.url());
    const servedTags = await headTagsServed(page);
    expect(servedTags).toContain(`<link rel="canonical" href="${page.url()}" data-head="">`);
    expect(await headTagsNow(page)).toEqual(servedTags);
    await menu('Chapters').click();
    await expect(page).toHaveTitle('Chapters · Enlace');
    await expect(canonical).toHaveAttribute('href', page.url());
    expect(await headTagsNow(page)).toEqual(await headTagsServed(page));
  });
});

test.describe('the language', () => {
  for (const [name, locale, heading, cookies] of [
    ['Español', 'es', 'Eventos', 'Configuración de cookies'],
    ['Português', 'pt', 'Eventos', 'Configurações de cookies'],
  ] as const) {
    test(`${name} changes every text, asks for the lists again, and is remembered`, async ({ page }) => {
      await open(page, '/events');
      const listRequest = page.waitForRequest(new RegExp(`/api/events/list\\?.*lang=${locale}`));
      await page.getByRole('banner').getByLabel('Language').selectOption(name);
      await listRequest;
      await expect(frame(page).heading).toHaveText(heading);
      await expect(footer(page).getByRole('button', { name: cookies })).toBeVisible();
      await expect(page).toHaveTitle('Eventos · Enlace');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const answer = await page.reload();
      expect(await answer?.text()).toContain(`<html lang="${locale}"`);
      await expect(frame(page).heading).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await headTagsNow(page)).toEqual(await headTagsServed(page));
    });
  }
});

test.describe('light and dark', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('follow the system until the person chooses, and her choice outlives a reload without a flash', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/about');
    const dark = await ground(page);
    await footer(page).getByLabel('Appearance').selectOption('Light');
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
    await footer(page).getByLabel('Appearance').selectOption('As my device');
    expect(await ground(page)).toBe(dark);
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
    await footer(page).getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    await menu.click();
    await data.release();
    await expect(frame(page).heading).toHaveText('News');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: 'My page' })).toBeVisible();
    await expect(menu).toBeFocused();
  });

  test('to another remote has its code fetched before the click', async ({ page }) => {
    await signIn(page, 'latina');
    // The heading of a page that arrives takes the focus, which closes an open menu.
    await expect(frame(page).heading).toBeFocused();
    const response = page.waitForResponse(/remotes\/mf-member\/.*\/screen-profile\.js$/);
    const menu = page.getByRole('banner').getByRole('button', { name: /Valentina/ });
    await menu.click();
    const link = page.getByRole('banner').getByRole('link', { name: 'My page' });
    await link.hover();
    await (await response).finished();
    const clickTime = await now(page);
    await link.click();
    await expect(frame(page).heading).toHaveText(/Valentina/);
    expect(await takenCode(page, clickTime)).toEqual([]);
  });
});
